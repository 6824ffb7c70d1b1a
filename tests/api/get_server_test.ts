import assert from "node:assert/strict";
import { gameId } from "../../src/site/servers/catalogue/game_id.ts";
import { holdAgainstContract } from "../support/api/answers.ts";
import { openWorld } from "../support/world.ts";

Deno.test("GET /api/v1/server has exactly the fields of the listing", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret } = await world.key(server);
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  const answer = await holdAgainstContract(
    "/api/v1/server",
    await world.get("/api/v1/server", { key: secret }),
  );
  assert.equal(answer.status, 200);
  assert.deepEqual(answer.body, {
    id: server.id,
    name: "Skyblock Valley",
    slug: "skyblock-valley",
    game_id: gameId("minecraft"),
    status: "approved",
    ip: "play.example.com",
    port: 25565,
    players_online: 0,
    players_max: 0,
    votes_total: 1,
    votes_weekly: 1,
    votes_monthly: 1,
  });
});

Deno.test("every endpoint answers for the key's server alone", async () => {
  await using world = await openWorld();
  const one = await world.server("One");
  const two = await world.server("Two");
  const first = await world.key(one);
  const second = await world.key(two);
  await world.account("Steve_01");
  await world.vote(one, "Steve_01");
  const ask = async (key: string) => {
    const server = await (await world.get("/api/v1/server", { key })).json();
    const votes = await (await world.get("/api/v1/votes?username=Steve_01", { key })).json();
    const check = await (await world.get("/api/v1/vote-check?username=Steve_01", { key })).json();
    return [server.slug, votes.total, votes.hasVoted, check.voted];
  };
  assert.deepEqual(await ask(first.secret), ["one", 1, true, true]);
  assert.deepEqual(await ask(second.secret), ["two", 0, false, false]);
});
