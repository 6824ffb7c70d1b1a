import assert from "node:assert/strict";
import { holdAgainstContract, holdProblem } from "../support/api/answers.ts";
import { openWorld, type World } from "../support/world.ts";

/** A world with one server, and a question to its vote check. */
async function openCheck(now: string) {
  const world = await openWorld({ now: new Date(now) });
  const server = await world.server();
  const { secret } = await world.key(server);
  await world.account("Steve_01");
  const request = (query: string) => world.get(`/api/v1/vote-check${query}`, { key: secret });
  const check = async (name: string) =>
    await holdAgainstContract(
      "/api/v1/vote-check",
      await request(`?username=${encodeURIComponent(name)}`),
    );
  return { world, server, request, check };
}

function at(world: World, time: string): void {
  world.clock.now = new Date(time);
}

Deno.test("voted is true on the UTC day of the vote", async () => {
  const { world, server, check } = await openCheck("2026-03-10T00:00:00.000Z");
  await using _ = world;
  await world.vote(server, "Steve_01");
  at(world, "2026-03-10T23:59:59.999Z");
  assert.deepEqual((await check("Steve_01")).body, {
    voted: true,
    last_vote_at: "2026-03-10T00:00:00.000Z",
  });
});

Deno.test("an earlier day's vote gives voted false and its timestamp", async () => {
  const { world, server, check } = await openCheck("2026-03-10T23:59:59.999Z");
  await using _ = world;
  await world.vote(server, "Steve_01");
  at(world, "2026-03-11T00:00:00.000Z");
  assert.deepEqual((await check("Steve_01")).body, {
    voted: false,
    last_vote_at: "2026-03-10T23:59:59.999Z",
  });
});

Deno.test("last_vote_at is null for unknown usernames and players who never voted", async () => {
  const { world, check } = await openCheck("2026-03-10T12:00:00.000Z");
  await using _ = world;
  const never = await check("Steve_01");
  const unknown = await check("Nobody");
  assert.deepEqual(never.body, { voted: false, last_vote_at: null });
  assert.deepEqual([unknown.status, unknown.body], [never.status, never.body]);
});

Deno.test("voted and the right to vote never disagree around midnight", async () => {
  const { world, server, check } = await openCheck("2026-03-10T23:59:59.998Z");
  await using _ = world;
  for (
    const time of [
      "2026-03-10T23:59:59.998Z",
      "2026-03-10T23:59:59.999Z",
      "2026-03-11T00:00:00.000Z",
      "2026-03-11T00:00:00.001Z",
    ]
  ) {
    at(world, time);
    const { body } = await check("Steve_01");
    const { kind } = await world.vote(server, "Steve_01");
    assert.equal(body["voted"], kind === "already_voted", time);
  }
});

Deno.test("X-Listing-Day-Ends says when today ends", async () => {
  const { world, check } = await openCheck("2026-12-31T23:59:59.999Z");
  await using _ = world;
  assert.equal(
    (await check("Steve_01")).headers.get("x-listing-day-ends"),
    "2027-01-01T00:00:00.000Z",
  );
});

Deno.test("names are found in any case, spacing or width", async () => {
  const { world, server, check } = await openCheck("2026-03-10T12:00:00.000Z");
  await using _ = world;
  await world.account(".Bedrock_Al");
  await world.vote(server, "Steve_01");
  await world.vote(server, ".Bedrock_Al");
  for (const name of ["steve_01", "STEVE_01", " Steve 01 ", "Ｓｔｅｖｅ＿０１", ".bedrock al"]) {
    assert.equal((await check(name)).body["voted"], true, name);
  }
});

Deno.test("an impossible username is a 400 with an entry per fault", async () => {
  const { world, request } = await openCheck("2026-03-10T12:00:00.000Z");
  await using _ = world;
  const faults: [string, RegExp][] = [
    ["", /required/],
    ["?user=Steve_01", /required/],
    ["?username=", /1 to 64 characters/],
    ["?username=%20%20", /1 to 64 characters/],
    ["?username=%00", /1 to 64 characters/],
    ["?username=Steve%0A01", /1 to 64 characters/],
    [`?username=${"a".repeat(65)}`, /1 to 64 characters/],
    ["?username=Steve_01&username=Alex", /only once/],
  ];
  for (const [query, detail] of faults) {
    const { body } = await holdProblem(await request(query), "invalid_parameter");
    assert.match(JSON.stringify(body["errors"]), detail, query);
    assert.ok(Array.isArray(body["errors"]) && body["errors"].length === 1, query);
  }
});

Deno.test("parameters that the contract does not name are ignored", async () => {
  const { world, request } = await openCheck("2026-03-10T12:00:00.000Z");
  await using _ = world;
  for (
    const query of [
      "?username=Steve_01&x=1&x=2",
      "?username=%F0%9F%8E%AE",
      "?username=';--",
    ]
  ) {
    assert.equal((await request(query)).status, 200, query);
  }
});

Deno.test("60 kB of query get a problem body, not an empty refusal", async () => {
  const { world, request } = await openCheck("2026-03-10T12:00:00.000Z");
  await using _ = world;
  await holdProblem(await request(`?username=${"a".repeat(60_000)}`), "invalid_parameter");
});
