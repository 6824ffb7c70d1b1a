import assert from "node:assert/strict";
import { readReferenceFiles } from "../../../src/service/api/reference_files.ts";
import { createApp } from "../../../src/service/app.ts";
import { createServices } from "../../../src/service/services.ts";
import { disableAccount } from "../../../src/site/accounts/moderation/disable_account.ts";
import { listOnBoards } from "../../../src/site/accounts/profile.ts";
import { deleteAccount } from "../../../src/site/sign_in/delete_account.ts";
import { holdProblem } from "../../support/api/answers.ts";
import { PASSWORD, signUp } from "../../support/people/people.ts";
import { ask, hold } from "./public_api.ts";
import { openWorld, SECRET_KEY, SITE } from "../../support/world.ts";

Deno.test("top voters are those who agreed to be listed, and the rest is a number", async () => {
  await using world = await openWorld();
  const server = await world.server();
  for (const name of ["Steve_01", "Alex"]) {
    const { viewer } = await signUp(world, name);
    await listOnBoards(world.context, viewer, true);
  }
  await signUp(world, "Silent");
  await world.account("Undecided");
  for (const name of ["Alex", "Steve_01", "Silent", "Undecided"]) await world.vote(server, name);
  world.clock.now = new Date("2026-03-11T12:00:00.000Z");
  for (const name of ["Steve_01", "Silent"]) await world.vote(server, name);
  const { body } = await hold(world, `servers/${server.slug}/top-voters`);
  assert.deepEqual(body, {
    slug: server.slug,
    month: "2026-03",
    votes: 6,
    voters: 4,
    top: [{ username: "Steve_01", votes: 2 }, { username: "Alex", votes: 1 }],
    others: 2,
  });
});

Deno.test("a player who withdraws, is disabled or deletes the account is gone from the next answer", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const steve = await signUp(world, "Steve_01");
  const alex = await signUp(world, "Alex");
  const bob = await signUp(world, "Bob");
  for (const { viewer } of [steve, alex, bob]) await listOnBoards(world.context, viewer, true);
  for (const name of ["Steve_01", "Alex", "Bob"]) await world.vote(server, name);
  const namesNow = async () => {
    const { body, headers } = await hold(world, `servers/${server.slug}/top-voters`);
    // A cached response expires within a minute.
    assert.ok(Number(/max-age=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1]) < 60);
    assert.equal(body["voters"], 3);
    const top = Array.isArray(body["top"]) ? body["top"] : [];
    return top.map(({ username }) => username).sort();
  };
  assert.deepEqual(await namesNow(), ["Alex", "Bob", "Steve_01"]);
  await listOnBoards(world.context, steve.viewer, false);
  assert.deepEqual(await namesNow(), ["Alex", "Bob"]);
  await disableAccount(world.context, alex.viewer.accountId, { ...world.act, reason: "Bot" });
  assert.deepEqual(await namesNow(), ["Bob"]);
  await deleteAccount(world.context, bob.viewer, { password: PASSWORD, now: world.clock.now });
  assert.deepEqual(await namesNow(), []);
});

Deno.test("a player who withdraws in one process is gone from the next answer of another", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { viewer } = await signUp(world, "Steve_01");
  await listOnBoards(world.context, viewer, true);
  await world.vote(server, "Steve_01");
  const other = createServices(
    { webhookAllowPrivate: true, ...SITE },
    { databaseUrl: world.databaseUrl, secretKeys: [SECRET_KEY] },
    { now: () => world.clock.now },
  );
  await using closing = new AsyncDisposableStack();
  closing.defer(() => other.close());
  const app = createApp(other, { ...SITE, trustedProxies: [] }, {
    reference: await readReferenceFiles(),
  });
  const otherNames = async () => {
    const path = `http://localhost/public/v1/servers/${server.slug}/top-voters`;
    const answer = await app.fetch(new Request(path));
    return (await answer.json()).top.map(({ username }: { username: string }) => username);
  };
  assert.deepEqual(await otherNames(), ["Steve_01"]);
  await listOnBoards(world.context, viewer, false);
  assert.deepEqual(await otherNames(), []);
});

Deno.test("an earlier month has its own top voters, and an impossible one is a 400", async () => {
  await using world = await openWorld({ now: new Date("2026-02-10T12:00:00.000Z") });
  const server = await world.server();
  const { viewer } = await signUp(world, "Steve_01");
  await listOnBoards(world.context, viewer, true);
  await world.vote(server, "Steve_01");
  world.clock.now = new Date("2026-03-10T12:00:00.000Z");
  const votesIn = async (month: string) => {
    const { body } = await hold(world, `servers/${server.slug}/top-voters${month}`);
    return body["votes"];
  };
  assert.equal(await votesIn("?month=2026-02"), 1);
  for (const month of ["", "?month=2026-01", "?month=2099-12", "?month=2000-01"]) {
    assert.equal(await votesIn(month), 0, month);
  }
  for (const month of ["2026-13", "2026-3", "26-03", "0000-01", "2026-02-01", "now"]) {
    const refused = await ask(world, `servers/${server.slug}/top-voters?month=${month}`);
    const { body } = await holdProblem(refused, "invalid_parameter");
    assert.equal(body["detail"], "month: It must be a month such as 2026-03.");
  }
});
