import assert from "node:assert/strict";
import Stripe from "stripe";
import { z } from "zod";
import { closing, connect } from "../src/database/connect.ts";
import { DATABASE, ROLE } from "../src/database/embedded/cluster.ts";
import { openPlace, PORT } from "../src/database/embedded/place.ts";
import { useEmbeddedPostgres } from "../src/database/embedded/use.ts";
import { recount } from "../src/votes/recount.ts";
import { emptyFolder } from "./support/embedded_folder.ts";
import { childrenOf, eventually, hasEnded } from "./support/processes.ts";
import { type Received, startReceiver } from "./support/receiver.ts";
import { commandLine, type RunningService, startService } from "./support/service.ts";

/** DESIGN §1: within what time a revocation is seen and a question is answered, and what a busy machine adds, in ms. */
const REVOKED_WITHIN_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;
const BUSY_MS = 800;

/** Rare enough to stay under the limit of a key, in milliseconds. */
const ASK_EVERY_MS = 100;

const PASSWORD = { input: "a long enough password\n" };
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What `delivery list` says of each delivery; scripts may rely on these five. */
const deliveryList = z.object({
  deliveries: z.array(z.looseObject({
    id: z.string(),
    state: z.string(),
    attempts: z.number(),
    last_outcome: z.string().nullable(),
    created_at: z.iso.datetime(),
  })),
});

Deno.test("an installation, from the first account to the kill of every process", async (t) => {
  await using journey = await setOut();
  const { admin, receiver, run } = journey;

  await t.step("accounts, a listing and its key are made before the service ever ran", async () => {
    const owner = "account create --username Owner_1 --email owner@example.com --password-stdin";
    assertFields(await admin.json(owner, PASSWORD), { id: UUID, username: /^Owner_1$/ });
    for (const player of ["Steve_01", "Alex", ".Pocket_Pia"]) {
      const email = `${player.replace(/\W/g, "")}@example.com`;
      await admin.json(
        `account create --username ${player} --email ${email} --password-stdin`,
        PASSWORD,
      );
    }
    const add = "server add --owner Owner_1 --name Sky --game minecraft --host sky.example";
    assertFields(await admin.json(`${add} --port 25565`), {
      id: UUID,
      slug: /^sky$/,
      status: /^pending$/,
    });
    const approved = await admin.json("server approve sky");
    assertFields(approved, { id: UUID, slug: /^sky$/, status: /^approved$/ });
    const issued = await admin.text(`key issue sky --webhook-url ${receiver.url}`);
    assertFields(issued, { id: UUID, key: /^vb_\w{46}$/, webhook_secret: /^whsec_.{44}$/ });
    journey.key = { id: "", key: "", webhook_secret: "", ...issued };
  });

  await t.step(
    "the service starts and the three operations answer for the key's server",
    async () => {
      await journey.start();
      const server = await journey.ask("/api/v1/server");
      assert.deepEqual([server["slug"], server["ip"], server["port"]], [
        "sky",
        "sky.example",
        25565,
      ]);
      assert.deepEqual(await journey.ask("/api/v1/votes?username=Steve_01"), {
        total: 0,
        weekly: 0,
        monthly: 0,
        hasVoted: false,
      });
      assert.deepEqual(await journey.ask("/api/v1/vote-check?username=Steve_01"), {
        voted: false,
        last_vote_at: null,
      });
    },
  );

  await t.step(
    "a vote of the command line arrives at the receiver, verified by stripe's library",
    async () => {
      const cast = await admin.text("vote cast sky Steve_01");
      assertFields(cast, { outcome: /^cast$/, voted_at: TIMESTAMP });
      const [webhook] = await journey.arrived(1);
      const event = await verifiedEvent(webhook, journey.key.webhook_secret);
      assert.deepEqual(
        [event["event"], event["username"], event["voted_at"]],
        ["vote", "Steve_01", cast["voted_at"]],
      );
      assert.deepEqual(await journey.ask("/api/v1/vote-check?username=steve_01"), {
        voted: true,
        last_vote_at: cast["voted_at"],
      });
      assert.equal((await journey.ask("/api/v1/votes"))["total"], 1);
    },
  );

  await t.step(
    "the delivery is listed as delivered, and a resend arrives with the same X-Listing-Vote",
    async () => {
      const [delivery] = await journey.settled();
      assert.deepEqual(
        [delivery?.state, delivery?.attempts, delivery?.last_outcome],
        ["delivered", 1, "delivered"],
      );
      const resent = await admin.json(`delivery resend ${delivery?.id}`);
      assertFields(resent, { id: UUID, state: /^pending$/ });
      const [first, second] = await journey.arrived(2);
      await verifiedEvent(second, journey.key.webhook_secret);
      for (const header of ["x-listing-vote", "x-listing-delivery", "webhook-id"]) {
        assert.equal(second?.headers.get(header), first?.headers.get(header), header);
      }
      assert.equal(second?.headers.get("x-listing-attempt"), "2");
      assert.equal((await journey.settled())[0]?.attempts, 2);
    },
  );

  await t.step("a second vote of the same day is an outcome, and is not counted", async () => {
    const again = await admin.json("vote cast sky STEVE_01");
    assertFields(again, { outcome: /^already_voted$/, next_vote_at: /T00:00:00\.000Z$/ });
    assert.equal((await journey.ask("/api/v1/votes"))["total"], 1);
  });

  await t.step("a key's webhook is cleared and set again", async () => {
    const { id } = journey.key;
    assert.deepEqual(await admin.json(`key webhook ${id} --none`), { id, webhook_url: null });
    assert.deepEqual(await admin.json(`key webhook ${id} --url ${receiver.url}`), {
      id,
      webhook_url: receiver.url,
    });
  });

  await t.step(
    "a rolled key opens beside the old one; a revoked one is 401 within a second",
    async () => {
      const spare = await admin.text("key issue sky --name spare");
      const rolled = await admin.text(`key roll ${spare["id"]} --overlap 1`);
      assertFields(rolled, { id: new RegExp(`^${spare["id"]}$`), key: /^vb_\w{46}$/ });
      const secrets = [spare["key"] ?? "", rolled["key"] ?? ""];
      const statuses = () => Promise.all(secrets.map(journey.statusWith));
      assert.deepEqual(await statuses(), [200, 200]);
      const revoked = await admin.json(`key revoke ${spare["id"]}`);
      assertFields(revoked, { id: UUID, revoked_at: TIMESTAMP });
      await new Promise((done) => setTimeout(done, REVOKED_WITHIN_MS));
      assert.deepEqual(await statuses(), [401, 401]);
      assert.equal(await journey.statusWith(journey.key.key), 200);
    },
  );

  await t.step(
    "a command line that outlives the service keeps the database, and the last one out stops it",
    async () => {
      const { promise, resolve } = Promise.withResolvers<string>();
      const words = "account create --username Late_01 --email late@example.com --password-stdin";
      const late = admin.json(words, { input: promise });
      await eventually("the command line is in", journey.hasOperator);
      const postgres = await journey.folder.readPid();
      run.service?.launcher.signal("SIGTERM");
      assert.equal((await run.service?.launcher.ended)?.code, 0);
      assert.equal(await hasEnded(postgres), false);
      resolve("a long enough password\n");
      assertFields(await late, { id: UUID, username: /^Late_01$/ });
      await eventually("Postgres ends", () => hasEnded(postgres));
    },
  );

  await t.step(
    "a vote cast while no service runs is delivered when one starts, and survives its end",
    async () => {
      assert.equal((await admin.text("vote cast sky Alex"))["outcome"], "cast");
      await journey.start();
      await journey.arrived(3);
      await journey.settled();
      const postgres = await journey.folder.readPid();
      assert.equal((await admin.text("vote cast sky Alex"))["outcome"], "already_voted");
      assert.equal(await journey.folder.readPid(), postgres, "the command line has not stopped it");
    },
  );

  await t.step(
    "while Postgres hangs every answer is 503 within 2 s, and all is well when it goes on",
    async () => {
      const postgres = await journey.postgresProcesses();
      signalAll(postgres, "SIGSTOP");
      const startedAt = performance.now();
      assert.equal(await journey.statusWith(journey.key.key), 503);
      assert.ok(performance.now() - startedAt < ANSWER_WITHIN_MS + BUSY_MS);
      assert.equal((await run.service?.get("/readyz"))?.status, 503);
      signalAll(postgres, "SIGCONT");
      await journey.wellAgain();
    },
  );

  await t.step(
    "after kill -9 of Postgres it is started again, and votes are delivered as before",
    async () => {
      const postgres = await journey.folder.readPid();
      signalAll(await journey.postgresProcesses(), "SIGKILL");
      await eventually("/readyz is 503", async () => !(await run.service?.get("/readyz"))?.ok);
      await journey.wellAgain();
      assert.notEqual(await journey.folder.readPid(), postgres);
      assert.equal((await journey.ask("/api/v1/votes"))["total"], 2);
    },
  );

  await t.step(
    "after kill -9 of launcher, service and Postgres with a delivery under way nothing is lost",
    async () => {
      receiver.answer = () => new Promise(() => {});
      assert.equal((await admin.text("vote cast sky .Pocket_Pia"))["outcome"], "cast");
      const underWay = (await journey.arrived(4))[3];
      await journey.killEverything();
      receiver.answer = () => new Response(null, { status: 204 });
      await journey.endLeases();
      await journey.start();
      const again = (await journey.arrived(5))[4];
      await verifiedEvent(again, journey.key.webhook_secret);
      assert.equal(again?.body, underWay?.body);
      assert.equal(again?.headers.get("x-listing-vote"), underWay?.headers.get("x-listing-vote"));
      assert.equal(again?.headers.get("x-listing-attempt"), "2", "the lost attempt was counted");
      assert.deepEqual(
        (await journey.settled()).map(({ state }) => state),
        Array(3).fill("delivered"),
      );
      assert.equal((await journey.ask("/api/v1/votes"))["total"], 3);
      assert.deepEqual(await journey.discrepancies(), []);
    },
  );
});

/** An empty data folder whose path has spaces, a receiver, and what the steps do again and again. */
async function setOut() {
  const folder = await emptyFolder();
  const receiver = startReceiver();
  const env = { DATA_DIR: folder.dataDir, WEBHOOK_ALLOW_PRIVATE: "1" };
  const admin = commandLine(env);
  const run: { service?: RunningService } = {};

  function get(path: string, key: string): Promise<Response> {
    assert.ok(run.service, "no service runs");
    return run.service.get(path, key);
  }

  const journey = {
    folder,
    receiver,
    admin,
    run,
    key: { id: "", key: "", webhook_secret: "" },
    start: async () => void (run.service = await startService(env)),

    async ask(path: string): Promise<Record<string, unknown>> {
      const response = await get(path, journey.key.key);
      assert.equal(response.status, 200, path);
      return z.record(z.string(), z.unknown()).parse(await response.json());
    },

    async statusWith(key: string): Promise<number> {
      const response = await get("/api/v1/vote-check?username=Steve_01", key);
      await response.body?.cancel();
      return response.status;
    },

    /** The webhooks so far, when there are as many as expected. */
    arrived: (count: number) =>
      eventually(`${count} webhooks`, () => receiver.received.length >= count && receiver.received),

    /** All deliveries, newest first, when none is pending. */
    settled: () =>
      eventually("every delivery is settled", async () => {
        const { deliveries } = deliveryList.parse(await admin.json("delivery list sky"));
        return deliveries.every(({ state }) => state === "delivered") && deliveries;
      }),

    wellAgain: () =>
      eventually(
        "the service is well again",
        async () => await journey.statusWith(journey.key.key) === 200,
        { everyMs: ASK_EVERY_MS },
      ),

    async postgresProcesses(): Promise<number[]> {
      const pid = await folder.readPid();
      return [pid, ...await childrenOf(pid)];
    },

    async killEverything(): Promise<void> {
      const { launcher, pid } = run.service ?? assert.fail("no service runs");
      signalAll([launcher.pid, pid, ...await journey.postgresProcesses()], "SIGKILL");
      await launcher.ended;
    },

    /** As if the minute of their leases had passed. */
    async endLeases(): Promise<void> {
      const postgres = await useEmbeddedPostgres(folder);
      await withSql(folder.dataDir, (sql) => sql`update outbox set lease_until = now()`);
      await postgres.leave();
    },

    hasOperator: () =>
      withSql(folder.dataDir, async (sql) => {
        const operators =
          await sql`select from pg_stat_activity where application_name = 'voteboard-admin'`;
        return operators.length > 0;
      }),

    discrepancies: () => withSql(folder.dataDir, recount),

    async [Symbol.asyncDispose]() {
      await run.service?.[Symbol.asyncDispose]();
      await receiver[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
  return journey;
}

/** Sends a signal to each; one that has ended meanwhile is left out. */
function signalAll(pids: number[], name: Deno.Signal): void {
  for (const pid of pids) {
    try {
      Deno.kill(pid, name);
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
    }
  }
}

/** Looks into the running database without becoming one of its users, who keep it alive. */
async function withSql<T>(
  dataDir: string,
  look: (sql: ReturnType<typeof connect>) => PromiseLike<T>,
): Promise<T> {
  const { socketFolder } = await openPlace(dataDir);
  const url = `postgres://${ROLE}@localhost/${DATABASE}?host=${encodeURIComponent(socketFolder)}`;
  const sql = connect(`${url}&port=${PORT}`, { applicationName: "voteboard-test", max: 1 });
  try {
    return await look(sql);
  } finally {
    await closing(sql);
  }
}

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

/** Exactly these fields, in no matter which order, each of that form. */
function assertFields(answer: Record<string, unknown>, fields: Record<string, RegExp>): void {
  assert.deepEqual(Object.keys(answer).sort(), Object.keys(fields).sort());
  for (const [name, form] of Object.entries(fields)) assert.match(String(answer[name]), form, name);
}
