import assert from "node:assert/strict";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";
import { listGame } from "../../support/network/listed_game.ts";
import { decide, submit } from "./submitted_server.ts";

Deno.test("the list shows each server's status, 30-day votes and pages", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submit(steve);
  const waiting = (await steve.get("/my/servers")).html;
  assert.doesNotMatch(waiting, /href="\/servers\/|class="key"/);
  assert.match(
    waiting,
    /One server waits for a moderator&#39;s review.*Meanwhile you can add to it.*caves-cliffs\/edit/s,
  );
  await decide(world, "approve");
  const server = { slug: "caves-cliffs" };
  await world.vote(server, "Steve_01");
  const { html } = await steve.get("/my/servers");
  assert.match(html, /state off">Not queried yet/);
  assert.match(html, /1 vote in 30 days/);
  const own = await steve.get("/my/servers/caves-cliffs");
  assert.match(own.html, /<h1[^>]*>Caves &amp; Cliffs<\/h1>/);
  for (const path of ["/servers/caves-cliffs", "/my/servers/caves-cliffs/api"]) {
    assert.ok(own.html.includes(`href="${path}"`), path);
  }
});

/** Writes votes of a day, as the counters and the history have them. */
async function countVotes(
  { services: { sql } }: World,
  { slug }: { slug: string },
  at: Date,
  votes: number,
): Promise<void> {
  await sql`
    insert into vote_count (server_id, day, shard, votes)
    select id, (${at}::timestamptz at time zone 'utc')::date, 0, ${votes} from server where slug = ${slug}`;
  await sql`
    insert into vote (id, server_id, account_id, voted_at)
    select uuid_v7(${at}), id, gen_random_uuid(), ${at} from server
    cross join generate_series(1, least(${votes}::int, 5)) where slug = ${slug}`;
}

Deno.test("the list compares today's votes with last week's up to the same moment, and a hot day as a whole", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const calm = { slug: "calm" };
  const hot = { slug: "hot" };
  for (const { slug } of [calm, hot]) {
    await submit(steve, { name: slug });
    await decideStatus(world.context, slug, { decision: "approve", ...world.act });
  }
  const { now } = world.clock;
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  await countVotes(world, calm, now, 7);
  await countVotes(world, calm, hours(-7 * 24 - 1), 5);
  await countVotes(world, hot, now, 3000);
  await countVotes(world, hot, hours(-7 * 24 + 1), 2500);
  const { html } = await steve.get("/my/servers");
  const rowOf = (slug: string) =>
    html.split('<tr role="row"').find((row) => row.includes(`/my/servers/${slug}"`)) ?? "";
  assert.match(rowOf("calm"), /<b>7<\/b> .*▲ 2.*2 more.*A week ago: 5/s);
  assert.match(rowOf("hot"), /<b>3,000<\/b> .*A week ago, whole day: 2,500/s);
  assert.doesNotMatch(rowOf("hot"), /[▲▼]/);
  assert.match(html, /compared with last Tuesday up to this time/);
  assert.match(rowOf("calm"), /data-th="Rank in its game"[^>]*><span><b>#2/);
});

Deno.test("a list of many servers is in groups, those in trouble first", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  for (let nth = 1; nth <= 7; nth++) {
    const listing = { owner: "Steve_01", name: `Server ${nth}`, game: "rust", host: "a.example" };
    const { slug } = await addServer(
      world.context,
      { ...listing, port: 28000 + nth, description: "" },
      world.act,
    );
    const decision = nth === 7 ? "reject" : "approve";
    if (nth > 1) {
      await decideStatus(world.context, slug, { decision, reason: "No such place", ...world.act });
    }
  }
  const { html } = await steve.get("/my/servers");
  const groups = [...html.matchAll(/<h2>([^<]+)<\/h2><span class="note">(\d)/g)];
  assert.deepEqual(groups.map(([, name, count]) => `${name} ${count}`), [
    "Need attention 1",
    "Listed 5",
    "Not listed 1",
  ]);
});

Deno.test("a viewer is told what is wrong, and led where they may look", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const alex = await openPerson(world, "Alex");
  await submit(steve);
  await decide(world, "approve");
  await world.services.sql`
    insert into server_member (server_id, account_id, role, joined_at)
    select s.id, a.id, 'viewer', now() from server s cross join account a where a.username = 'Alex'`;
  const { html } = await alex.get("/my/servers");
  assert.match(html, /You are a viewer/);
  assert.doesNotMatch(html, /caves-cliffs\/(edit|rewards)/);
  assert.doesNotMatch(html, /Next step/);
  const { now } = world.clock;
  await world.services.sql`
    insert into server_poll (server_id, due_at, asked_at) select id, ${now}, ${now} from server
    on conflict (server_id) do update set asked_at = ${now}`;
  const offline = (await alex.get("/my/servers")).html;
  assert.match(offline, /It doesn&#39;t answer our queries|It doesn't answer our queries/);
  assert.doesNotMatch(offline, /caves-cliffs\/settings#online/);
});

Deno.test("the list begins with the server that needs its owner most", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  for (const name of ["All Well", "Fails", "Refused"]) {
    await submit(steve, { name });
    world.pass(1);
    const slug = name.toLowerCase().replace(" ", "-");
    const decision = name === "Refused" ? "reject" : "approve";
    await decideStatus(world.context, slug, { decision, reason: "No such place", ...world.act });
  }
  const { id } = await world.key({ slug: "fails" }, "http://127.0.0.1:9999/", "lobby");
  await world.services.sql`
    update endpoint set failing_since = ${world.clock.now}, consecutive_failures = 1 where key_id = ${id}`;
  const { html } = await steve.get("/my/servers");
  const listed = [...html.matchAll(/<a href="\/my\/servers\/([^"]+)" dir="auto">/g)];
  assert.deepEqual(listed.map(([, slug]) => slug), ["fails", "refused", "all-well"]);
  assert.match(html, /lobby\W? fails\./);
  assert.match(html, /A moderator wrote: No such place/);
  assert.match(html, /2 servers need attention/);
});

/** Lists servers with these names for one owner, and returns them in the order of a page of the list. */
async function openMany(world: World, names: readonly string[]) {
  const steve = await openPerson(world, "Steve_01");
  for (const [nth, name] of names.entries()) {
    const listing = { owner: "Steve_01", name, game: "rust", host: `h${nth}.example` };
    await countVotes(world, await listGame(world, listing), world.clock.now, nth + 1);
  }
  const listed = async (query: string) => {
    const { html } = await steve.get(`/my/servers${query}`);
    return [...html.matchAll(/<a href="\/my\/servers\/[^"]+" dir="auto">([^<]+)/g)].map((
      [, name = ""],
    ) => name);
  };
  return { steve, listed };
}

const EIGHT = ["Delta", "alpha", "Bravo", "Éclair", "Golf", "Foxtrot", "Hotel", "Café 2"];

Deno.test("an owner of many servers finds some by a part of their name, game or address", async () => {
  await using world = await openWorld();
  const { steve, listed } = await openMany(world, EIGHT);
  assert.deepEqual(await listed("?q=ALPHA"), ["alpha"]);
  assert.deepEqual(await listed("?q=cafe"), ["Café 2"]);
  assert.deepEqual(await listed("?q=h4.example"), ["Golf"]);
  assert.equal((await listed("?q=rust")).length, 8);
  const none = (await steve.get("/my/servers?q=%22%3E%3Cb%3E")).html;
  assert.match(none, /None of your servers matches/);
  assert.match(none, /Shown: 0 of 8/);
  assert.doesNotMatch(none, /"><b>/);
  const { html } = await steve.get("/my/servers?q=golf&sort=name");
  assert.match(html, /<form method="get" action="\/my\/servers" role="search"/);
  assert.match(html, /value="golf"[^>]*name="q"/);
  assert.match(html, /<option value="name" selected/);
});

Deno.test("an owner of many servers sorts them by name, votes or rank", async () => {
  await using world = await openWorld();
  const { listed } = await openMany(world, EIGHT);
  assert.deepEqual(
    await listed("?sort=name"),
    EIGHT.toSorted((one, other) => one.localeCompare(other, "en")),
  );
  assert.deepEqual(await listed("?sort=votes"), EIGHT.toReversed());
  assert.equal((await listed("?sort=rank")).length, 8);
  assert.deepEqual(await listed("?sort=nonsense"), await listed(""));
});

Deno.test("only a server that needs its owner has a button", async () => {
  await using world = await openWorld();
  const { steve } = await openMany(world, ["One", "Two"]);
  const { id } = await world.key({ slug: "two" }, "http://127.0.0.1:9999/", "lobby");
  await world.services.sql`
    update endpoint set failing_since = ${world.clock.now}, consecutive_failures = 1 where key_id = ${id}`;
  const { html } = await steve.get("/my/servers");
  const buttons = [...html.matchAll(/<a class="button[^"]*" href="(\/my\/servers\/[^"]+)"/g)];
  assert.deepEqual(buttons.map(([, path]) => path), [
    "/my/servers/new",
    "/my/servers/two/api#deliveries",
  ]);
});
