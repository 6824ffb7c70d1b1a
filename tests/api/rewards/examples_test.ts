/**
 * The examples of good requests in openapi-rewards.yaml: the API answers the example's request with the example's
 * answer.
 */
import assert from "node:assert/strict";
import { listRewards } from "../../../src/reach/rewards/inbox_counts.ts";
import { type Json, objectAt, readContract, valueAt } from "../../support/api/contract.ts";
import { ask, EXAMPLE_NOW, hold, openInbox, STEVE, VOTE } from "../../support/api/rewards_api.ts";
import { openWorld } from "../../support/world.ts";

const contract = readContract("rewards");

function requestOf(path: string, name: string): Json {
  const post = objectAt(contract, "paths", `/rewards/v1/${path}`, "post");
  const media = objectAt(post, "requestBody", "content", "application/json");
  return valueAt(media, "examples", name, "value") ?? assert.fail(`${path} has no ${name}`);
}

function answerOf(path: string, name: string): Json {
  const [operation] = Object.values(objectAt(contract, "paths", `/rewards/v1/${path}`));
  const responses = objectAt(operation, "responses");
  const media = objectAt(responses["201"] ?? responses["200"], "content", "application/json");
  return valueAt(media, "examples", name, "value") ?? assert.fail(`${path} has no ${name}`);
}

Deno.test("the examples of claims, releases and grants are what happens", async () => {
  await using world = await openWorld({ now: EXAMPLE_NOW });
  const inbox = await openInbox(world);
  const { secret: key } = await inbox.key("rewards");
  const claim = async (request: string, answer: string) => {
    const asked = { ...objectAt(requestOf("claims", request)), wait_seconds: 0 };
    const { body } = await hold(world, "claims", { key, body: asked });
    assert.deepEqual({ ...body, claim_id: "" }, {
      ...objectAt(answerOf("claims", answer)),
      claim_id: "",
    });
  };
  await claim("online", "nothing");
  await inbox.wait();
  await claim("online", "oneVote");
  const later = await hold(world, "releases", { key, body: requestOf("releases", "later") });
  assert.deepEqual(later.body, answerOf("releases", "released"));
  await claim("online", "nothing");
  world.clock.now = new Date(EXAMPLE_NOW.getTime() + 300_000);
  const { body } = await hold(world, "claims", { key, body: requestOf("claims", "everyPlayer") });
  assert.equal(body["lease_seconds"], 1800);
  const granted = await hold(world, "grants", { key, body: requestOf("grants", "one") });
  assert.deepEqual(granted.body, answerOf("grants", "recorded"));
});

Deno.test("the examples of a network are what happens, and the owner sees the game server", async () => {
  await using world = await openWorld({ now: EXAMPLE_NOW });
  const inbox = await openInbox(world);
  const { secret: key } = await inbox.key("rewards");
  await inbox.wait();
  const claimed = await hold(world, "claims", { key, body: requestOf("claims", "network") });
  assert.equal(claimed.status, 200);
  const granted = await hold(world, "grants", { key, body: requestOf("grants", "network") });
  assert.deepEqual(granted.body, answerOf("grants", "recorded"));
  const shown = { now: world.clock.now, limit: 1 };
  const [reward] = await listRewards(world.services.sql, inbox.server.id, shown);
  assert.deepEqual(reward?.gameServers, ["survival-1"]);
});

const LABEL =
  "It must be 1 to 32 letters, digits, dots, underscores and hyphens, the first a letter or digit.";

Deno.test("a game server's name that is no label is refused, and claims nothing", async () => {
  await using world = await openWorld({ now: EXAMPLE_NOW });
  const inbox = await openInbox(world);
  const { secret: key } = await inbox.key("rewards");
  await inbox.wait();
  for (
    const label of ["", " lobby", "two words", "-lobby", "lobby\n", "ö", "l".repeat(33), null, 1]
  ) {
    const claim = { ...objectAt(requestOf("claims", "network")), game_server: label };
    const grant = { ...objectAt(requestOf("grants", "network")), game_server: label };
    for (const [path, body] of [["claims", claim], ["grants", grant]] as const) {
      const { status, body: problem } = await hold(world, path, { key, body });
      assert.equal(status, 400, JSON.stringify(label));
      const expected = typeof label === "string" ? LABEL : "It must be text.";
      assert.equal(problem["detail"], `game_server: ${expected}`);
    }
  }
  const { body } = await hold(world, "inbox", { key });
  assert.equal(body["waiting"], 1);
});

Deno.test("the example of a claim with counts is what happens, and only then votes have them", async () => {
  await using world = await openWorld({ now: EXAMPLE_NOW });
  const inbox = await openInbox(world);
  const { sql } = world.services;
  await sql`
    insert into last_vote (server_id, account_id, voted_on, earlier_votes)
    values (${inbox.server.id}, ${STEVE.id}, '2026-01-15', 35)`;
  await sql`
    insert into vote_month (server_id, month, account_id, days, last_voted_at)
    values (
      ${inbox.server.id}, '2026-01-01', ${STEVE.id},
      array(select generate_series('2026-01-09'::timestamp, '2026-01-15', '1 day')::date), ${EXAMPLE_NOW}
    )`;
  await inbox.wait();
  const { secret: key } = await inbox.key("rewards", "feed");
  const { body } = await hold(world, "claims", { key, body: requestOf("claims", "counts") });
  assert.deepEqual(body, answerOf("claims", "counts"));
  await sql`
    insert into feed_entry (server_id, place, type, vote_id, account_id, voted_at, noted_at)
    values (${inbox.server.id}, 1, 'vote.cast', ${VOTE}, ${STEVE.id}, ${EXAMPLE_NOW}, ${EXAMPLE_NOW})`;
  for (
    const [query, expected] of [["", [undefined, undefined]], ["?include=counts", [7, 42]]] as const
  ) {
    const { body: { votes } } = await hold(world, `votes${query}`, { key });
    const [entry] = Array.isArray(votes) ? votes : [];
    assert.deepEqual([entry.streak, entry.total], expected, query);
  }
  assert.equal((await ask(world, "votes?include=all", { key })).status, 400);
});

Deno.test("the example of a test vote makes one that can be claimed", async () => {
  await using world = await openWorld({ now: EXAMPLE_NOW });
  const { key } = await openInbox(world);
  const { secret } = await key("rewards");
  const body = requestOf("test-votes", "steve");
  const made = await hold(world, "test-votes", { key: secret, body });
  assert.equal(made.status, 201);
  assert.deepEqual(Object.keys(made.body), Object.keys(objectAt(answerOf("test-votes", "made"))));
  const online = requestOf("claims", "online");
  const { body: claim } = await hold(world, "claims", { key: secret, body: online });
  const [vote] = Array.isArray(claim["votes"]) ? claim["votes"] : [];
  assert.deepEqual([vote.vote_id, vote.test], [made.body["vote_id"], true]);
});

Deno.test("the example of an inbox is what such an inbox says", async () => {
  await using world = await openWorld({ now: EXAMPLE_NOW });
  const { server, key } = await openInbox(world);
  const { secret } = await key("rewards");
  const { sql } = world.services;
  const oldest = new Date("2026-01-14T20:11:09.250Z");
  const until = new Date(EXAMPLE_NOW.getTime() + 1000);
  await sql`update server set rewards_by = 'inbox' where id = ${server.id}`;
  await sql`
    insert into reward (vote_id, server_id, account_id, voted_at, available_at, claim_id, lease_until)
    select gen_random_uuid(), ${server.id}, ${STEVE.id}, case n when 1 then ${oldest} else ${EXAMPLE_NOW} end,
      ${oldest}, case when n > 12 then gen_random_uuid() end, case when n > 12 then ${until}::timestamptz end
    from generate_series(1, 14) as n`;
  await sql`
    insert into reward_outcome (vote_id, server_id, account_id, voted_at, ended, ended_at, claims)
    select gen_random_uuid(), ${server.id}, ${STEVE.id}, ${oldest},
      case when n > 80 then 'expired' else 'granted' end, ${EXAMPLE_NOW}, 1
    from generate_series(1, 83) as n`;
  const { body } = await hold(world, "inbox", { key: secret });
  assert.deepEqual(body, answerOf("inbox", "inbox"));
  assert.equal((await ask(world, "inbox", { key: secret, method: "HEAD" })).status, 200);
});

Deno.test("the examples of the feed are what such a feed says", async () => {
  await using world = await openWorld({ now: EXAMPLE_NOW });
  const { server, key } = await openInbox(world);
  const { secret } = await key("feed");
  const { sql } = world.services;
  for (const [place, type] of [[1520, "vote.cast"], [1521, "vote.voided"]] as const) {
    await sql`
      insert into feed_entry (server_id, place, type, vote_id, account_id, voted_at, noted_at)
      values (${server.id}, ${place}, ${type}, ${VOTE}, ${STEVE.id}, ${EXAMPLE_NOW}, ${EXAMPLE_NOW})`;
  }
  await sql`
    insert into reward_outcome (vote_id, server_id, account_id, voted_at, ended, ended_at, claims)
    values (${VOTE}, ${server.id}, ${STEVE.id}, ${EXAMPLE_NOW}, 'voided', ${EXAMPLE_NOW}, 0)`;
  const first = await hold(world, "votes", { key: secret });
  assert.deepEqual(first.body, answerOf("votes", "votes"));
  const second = await hold(world, `votes?after=${first.body["cursor"]}`, { key: secret });
  assert.deepEqual(second.body, answerOf("votes", "nothing"));
});
