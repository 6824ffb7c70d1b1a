import assert from "node:assert/strict";
import { holdAgainstContract, holdProblem } from "../support/api/answers.ts";
import { openWorld } from "../support/world.ts";

Deno.test("weekly and monthly votes are the same for both operations that count them", async () => {
  await using world = await openWorld({ now: new Date("2026-03-01T12:00:00.000Z") });
  const server = await world.server();
  const { secret } = await world.key(server);
  await world.account("Steve_01");
  for (const day of ["2026-01-01", "2026-02-20", "2026-03-09", "2026-03-10"]) {
    world.clock.now = new Date(`${day}T12:00:00.000Z`);
    await world.vote(server, "Steve_01");
  }
  const { body } = await holdAgainstContract(
    "/api/v1/votes",
    await world.get("/api/v1/votes", { key: secret }),
  );
  assert.deepEqual(body, { total: 4, weekly: 2, monthly: 3 });
  const listing = await world.get("/api/v1/server", { key: secret });
  const { votes_total, votes_weekly, votes_monthly } =
    (await holdAgainstContract("/api/v1/server", listing)).body;
  assert.deepEqual([votes_total, votes_weekly, votes_monthly], [4, 2, 3]);
});

Deno.test("hasVoted says whether that player voted today", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret } = await world.key(server);
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  const ask = async (name: string) => {
    const response = await world.get(`/api/v1/votes?username=${name}`, { key: secret });
    return (await holdAgainstContract("/api/v1/votes", response)).body;
  };
  assert.deepEqual(await ask("Steve_01"), { total: 1, weekly: 1, monthly: 1, hasVoted: true });
  assert.deepEqual(await ask("Nobody"), { total: 1, weekly: 1, monthly: 1, hasVoted: false });
  world.pass(86_400_000);
  assert.deepEqual(await ask("Steve_01"), { total: 1, weekly: 1, monthly: 1, hasVoted: false });
});

Deno.test("an empty username is refused rather than taken for none", async () => {
  await using world = await openWorld();
  const { secret } = await world.key(await world.server());
  await holdProblem(
    await world.get("/api/v1/votes?username=", { key: secret }),
    "invalid_parameter",
  );
});
