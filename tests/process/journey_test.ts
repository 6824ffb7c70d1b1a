import assert from "node:assert/strict";
import Stripe from "stripe";
import { z } from "zod";
import { type Installation, openInstallation, signalAll } from "./installation.ts";
import { eventually, hasEnded } from "../support/processes/processes.ts";
import type { Received } from "../support/deliveries/receiver.ts";

/**
 * Milliseconds until a revoked key is refused (DECISIONS, "Keys") and until a response, and what a busy machine adds.
 */
const REVOKED_WITHIN_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;
const BUSY_MS = 800;

const PASSWORD = { input: "a long enough password\n" };
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Step = (installation: Installation) => Promise<void>;

/** In this order: each begins with what the one before has left. */
const STEPS: Record<string, Step> = {
  "a listing and its key are made before the first start": async (at) => {
    const owner = "account create --username Owner_1 --email owner@example.com --password-stdin";
    assertFields(await at.admin.json(owner, PASSWORD), { id: UUID, username: /^Owner_1$/ });
    for (const player of ["Steve_01", "Alex", ".Pocket_Pia"]) {
      const email = `${player.replace(/\W/g, "")}@example.com`;
      await at.admin.json(
        `account create --username ${player} --email ${email} --password-stdin`,
        PASSWORD,
      );
    }
    const add = "server add --owner Owner_1 --name Sky --game minecraft --host 127.0.0.1";
    assertFields(await at.admin.json(`${add} --port 1`), {
      id: UUID,
      slug: /^sky$/,
      status: /^pending$/,
    });
    const approved = await at.admin.json("server approve sky");
    assertFields(approved, { id: UUID, slug: /^sky$/, status: /^approved$/ });
    const issued = await at.admin.text(`key issue sky --webhook-url ${at.receiver.url}`);
    assertFields(issued, { id: UUID, key: /^vb_\w{46}$/, webhook_secret: /^whsec_.{44}$/ });
    at.key = { id: "", key: "", webhook_secret: "", ...issued };
  },

  "the three operations answer for the key's server": async (at) => {
    await at.start();
    const server = await at.ask("/api/v1/server");
    assert.deepEqual([server["slug"], server["ip"], server["port"]], [
      "sky",
      "127.0.0.1",
      1,
    ]);
    assert.deepEqual(await at.ask("/api/v1/votes?username=Steve_01"), {
      total: 0,
      weekly: 0,
      monthly: 0,
      hasVoted: false,
    });
    assert.deepEqual(await at.ask("/api/v1/vote-check?username=Steve_01"), {
      voted: false,
      last_vote_at: null,
    });
  },

  "a vote from the command line arrives, verified by stripe's library": async (
    at,
  ) => {
    const cast = await at.admin.text("vote cast sky Steve_01");
    assertFields(cast, { outcome: /^cast$/, voted_at: TIMESTAMP });
    const [webhook] = await at.arrived(1);
    const event = await verifiedEvent(webhook, at.key.webhook_secret);
    assert.deepEqual(
      [event["event"], event["username"], event["voted_at"]],
      ["vote", "Steve_01", cast["voted_at"]],
    );
    assert.deepEqual(await at.ask("/api/v1/vote-check?username=steve_01"), {
      voted: true,
      last_vote_at: cast["voted_at"],
    });
    assert.equal((await at.ask("/api/v1/votes"))["total"], 1);
  },

  "a resend arrives with the same X-Listing-Vote": async (
    at,
  ) => {
    const [delivery] = await at.settled("sky");
    assert.deepEqual(
      [delivery?.state, delivery?.attempts, delivery?.last_outcome],
      ["delivered", 1, "delivered"],
    );
    const resent = await at.admin.json(`delivery resend ${delivery?.id}`);
    assertFields(resent, { id: UUID, state: /^pending$/ });
    const [first, second] = await at.arrived(2);
    await verifiedEvent(second, at.key.webhook_secret);
    for (const header of ["x-listing-vote", "x-listing-delivery", "webhook-id"]) {
      assert.equal(second?.headers.get(header), first?.headers.get(header), header);
    }
    assert.equal(second?.headers.get("x-listing-attempt"), "2");
    assert.equal((await at.settled("sky"))[0]?.attempts, 2);
  },

  "a second vote of the same day is not counted": async (at) => {
    const again = await at.admin.json("vote cast sky STEVE_01");
    assertFields(again, { outcome: /^already_voted$/, next_vote_at: /T00:00:00\.000Z$/ });
    assert.equal((await at.ask("/api/v1/votes"))["total"], 1);
  },

  "a key's webhook is cleared and set again": async (at) => {
    const { id } = at.key;
    assert.deepEqual(await at.admin.json(`key webhook ${id} --none`), { id, webhook_url: null });
    assert.deepEqual(await at.admin.json(`key webhook ${id} --url ${at.receiver.url}`), {
      id,
      webhook_url: at.receiver.url,
    });
  },

  "a revoked key is 401 within a second": async (at) => {
    const spare = await at.admin.text("key issue sky --name spare");
    const rolled = await at.admin.text(`key roll ${spare["id"]} --overlap 1`);
    assertFields(rolled, { id: new RegExp(`^${spare["id"]}$`), key: /^vb_\w{46}$/ });
    const secrets = [spare["key"] ?? "", rolled["key"] ?? ""];
    const statuses = () => Promise.all(secrets.map(at.statusWith));
    assert.deepEqual(await statuses(), [200, 200]);
    const revoked = await at.admin.json(`key revoke ${spare["id"]}`);
    assertFields(revoked, { id: UUID, revoked_at: TIMESTAMP });
    await new Promise((done) => setTimeout(done, REVOKED_WITHIN_MS));
    assert.deepEqual(await statuses(), [401, 401]);
    assert.equal(await at.statusWith(at.key.key), 200);
  },

  "a command line that outlives the service keeps the database": async (at) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const words = "account create --username Late_01 --email late@example.com --password-stdin";
    const late = at.adminProcess.json(words, { input: promise });
    await eventually("the command line is in", at.hasOperator);
    const postgres = await at.folder.readPid();
    at.service.launcher.signal("SIGTERM");
    assert.equal((await at.service.launcher.ended).code, 0);
    assert.equal(await hasEnded(postgres), false);
    resolve("a long enough password\n");
    assertFields(await late, { id: UUID, username: /^Late_01$/ });
    await eventually("Postgres ends", () => hasEnded(postgres));
  },

  "a vote cast without a service is delivered by the next": async (
    at,
  ) => {
    assert.equal((await at.adminProcess.text("vote cast sky Alex"))["outcome"], "cast");
    await at.start();
    await at.arrived(3);
    await at.settled("sky");
    const postgres = await at.folder.readPid();
    assert.equal((await at.adminProcess.text("vote cast sky Alex"))["outcome"], "already_voted");
    assert.equal(await at.folder.readPid(), postgres, "the command line has not stopped it");
  },

  "while Postgres hangs every answer is 503 within 2 s": async (
    at,
  ) => {
    const postgres = await at.postgresProcesses();
    signalAll(postgres, "SIGSTOP");
    const startedAt = performance.now();
    assert.equal(await at.statusWith(at.key.key), 503);
    assert.ok(performance.now() - startedAt < ANSWER_WITHIN_MS + BUSY_MS);
    assert.equal((await at.service.get("/readyz")).status, 503);
    signalAll(postgres, "SIGCONT");
    await at.wellAgain();
  },

  "after kill -9 of Postgres it is started again": async (
    at,
  ) => {
    const postgres = await at.folder.readPid();
    signalAll(await at.postgresProcesses(), "SIGKILL");
    await eventually("/readyz is 503", async () => !(await at.service.get("/readyz")).ok);
    await at.wellAgain();
    assert.notEqual(await at.folder.readPid(), postgres);
    assert.equal((await at.ask("/api/v1/votes"))["total"], 2);
  },

  "after kill -9 of every process nothing is lost": async (at) => {
    at.holdAnswers();
    assert.equal((await at.admin.text("vote cast sky .Pocket_Pia"))["outcome"], "cast");
    const underWay = (await at.arrived(4))[3];
    await at.killEverything();
    at.letAnswersGo();
    await at.endLeases();
    await at.start();
    const again = (await at.arrived(5))[4];
    await verifiedEvent(again, at.key.webhook_secret);
    assert.equal(again?.body, underWay?.body);
    assert.equal(again?.headers.get("x-listing-vote"), underWay?.headers.get("x-listing-vote"));
    assert.equal(again?.headers.get("x-listing-attempt"), "2", "the lost attempt was counted");
    assert.deepEqual(
      (await at.settled("sky")).map(({ state }) => state),
      Array(3).fill("delivered"),
    );
    assert.equal((await at.ask("/api/v1/votes"))["total"], 3);
    assert.deepEqual(await at.discrepancies(), []);
  },
};

Deno.test("an installation survives everything from first account to kill -9", async (t) => {
  await using installation = await openInstallation();
  for (const [name, step] of Object.entries(STEPS)) {
    await t.step(name, () => step(installation));
  }
});

/** The event of a webhook that stripe's own library accepts under the secret, at the real time. */
async function verifiedEvent(
  webhook: Received | undefined,
  secret: string,
): Promise<Record<string, unknown>> {
  const header = webhook?.headers.get("x-listing-signature") ?? "";
  const { webhooks } = new Stripe("sk_test_unused");
  const event: unknown = await webhooks.constructEventAsync(webhook?.body ?? "", header, secret);
  return z.record(z.string(), z.unknown()).parse(event);
}

/** Checks that there are exactly these fields, in any order, each in its format. */
function assertFields(answer: Record<string, unknown>, fields: Record<string, RegExp>): void {
  assert.deepEqual(Object.keys(answer).sort(), Object.keys(fields).sort());
  for (const [name, form] of Object.entries(fields)) assert.match(String(answer[name]), form, name);
}
