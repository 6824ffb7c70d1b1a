import { castBallot } from "../../../src/core/votes/cast_vote.ts";
import assert from "node:assert/strict";
import { connectVotifier } from "../../../src/reach/keys/votifier.ts";
import { LENIENT, ticketFrom } from "../../support/votes/ballots.ts";
import { openPerson, openVisitor, type Visitor } from "../../support/people/visitor.ts";
import { accountsOf, openLinks } from "../../support/votes/vote_links.ts";
import { openWorld, type World } from "../../support/world.ts";

const BALLOT = "/servers/skyblock-valley/vote";
const VOTES = "/servers/skyblock-valley/votes";
const NAMES = "/account/game-names";
const BEDROCK = ".anna_k";
/** Longer than a name that Votifier takes. */
const LONG = "Anna-K-In-Another-Game";

async function openAnna() {
  const world = await openWorld({ botCheck: LENIENT });
  const server = await world.server();
  return { world, server, anna: await openPerson(world, "Anna_K") };
}

function nextDay(world: World): void {
  world.pass(86_400_000);
}

/** The names on a ballot; the chosen one has a star. */
async function choiceOf(visitor: Visitor, path = BALLOT): Promise<string[]> {
  const { html } = await visitor.get(path);
  const inputs = html.matchAll(/<input type="radio" name="name" value="([^"]+)"( checked)?/g);
  return [...inputs].map(([, name, checked]) => name + (checked ? "*" : ""));
}

function vote(visitor: Visitor, fields: Record<string, string>, path = VOTES) {
  return visitor.submit(path, { proof: crypto.randomUUID(), ...fields });
}

Deno.test("a name is added from the ballot and chosen there, and the next ballot knows it", async () => {
  const { world, anna } = await openAnna();
  await using _ = world;
  assert.deepEqual(await choiceOf(anna), []);
  const { html } = await anna.get(BALLOT);
  const path = /href="([^"]+)">Another name in this game/.exec(html)?.[1] ?? "";
  const form = await anna.get(path);
  assert.match(form.html, /name="next" value="\/servers\/skyblock-valley\/vote"/);
  const sent = await anna.submit(NAMES, { username: BEDROCK, next: BALLOT });
  assert.equal(sent.location, `${BALLOT}?notice=game_name_added`);
  assert.deepEqual(await choiceOf(anna), ["Anna_K*", BEDROCK]);
  assert.deepEqual(await choiceOf(anna, `${BALLOT}?player=.Anna_K`), ["Anna_K", `${BEDROCK}*`]);
  const { location } = await vote(anna, { name: BEDROCK });
  assert.match((await anna.get(location ?? "")).html, /<dd>\.anna_k<\/dd>/);
  assert.match((await anna.get(BALLOT)).html, /You vote as <strong>\.anna_k<\/strong>/);
  nextDay(world);
  assert.deepEqual(await choiceOf(anna), ["Anna_K", `${BEDROCK}*`]);
  await vote(anna, { name: "Anna_K" });
  nextDay(world);
  assert.deepEqual(await choiceOf(anna), ["Anna_K*", BEDROCK]);
});

Deno.test("a ballot for a name that is not theirs casts nothing", async () => {
  const { world, anna } = await openAnna();
  await using _ = world;
  await openPerson(world, "Steve_01");
  const stolen = await vote(anna, { name: "Steve_01" });
  assert.equal(stolen.status, 422);
  assert.match(stolen.html, /&quot;Steve_01&quot; isn&#39;t one of your names any more/);
  await anna.submit(NAMES, { username: BEDROCK });
  assert.match((await anna.get("/account")).html, /<bdi>\.anna_k<\/bdi>/);
  const removed = await anna.submit(`${NAMES}/removal`, { username: BEDROCK });
  assert.equal(removed.status, 303);
  assert.equal((await vote(anna, { name: BEDROCK })).status, 422);
  const votes = await world.services.sql`select from vote`;
  assert.equal(votes.length, 0);
});

Deno.test("who comes second under an unproved name is told, and the server's link still lets them vote", async () => {
  const { world, server, anna } = await openAnna();
  await using _ = world;
  const link = await openLinks(world, server);
  const mallory = await openPerson(world, "Mallory");
  for (const person of [anna, mallory]) await person.submit(NAMES, { username: BEDROCK });
  assert.equal((await vote(mallory, { name: BEDROCK })).status, 303);
  const refused = await vote(anna, { name: BEDROCK });
  assert.equal(refused.status, 422);
  assert.match(refused.html, /Somebody else voted for this server under that name today/);
  assert.match(refused.html, /name="name" value="\.anna_k" checked/);
  const path = link(BEDROCK);
  const { html } = await anna.get(path);
  assert.match(html, /You vote as <strong>\.anna_k<\/strong>/);
  const sent = await vote(anna, {}, path);
  assert.equal(sent.status, 303);
  assert.doesNotMatch(sent.location ?? "", /receipt=/);
  assert.deepEqual((await accountsOf(world)).map(({ username }) => username), [
    "Anna_K",
    "Mallory",
  ]);
  const kinds = await world.services.sql<{ isProved: boolean }[]>`
    select is_proved from vote_name order by is_proved`;
  assert.deepEqual(kinds.map(({ isProved }) => isProved), [false, true]);
});

Deno.test("a link votes once a day for its name, with and without an account that has it", async () => {
  const { world, server, anna } = await openAnna();
  await using _ = world;
  const link = await openLinks(world, server);
  const { html } = await anna.get(link(BEDROCK));
  const path = /href="([^"]+)">Add \.anna_k to your account Anna_K/.exec(html)?.[1] ?? "";
  assert.match((await anna.get(path)).html, /value="\.anna_k"/);
  await anna.submit(NAMES, { username: BEDROCK });
  const stranger = openVisitor(world);
  for (const [first, second] of [[anna, stranger], [stranger, anna]] as const) {
    assert.equal((await vote(first, {}, link(BEDROCK))).status, 303);
    const { status, html } = await vote(second, {}, link(BEDROCK));
    assert.equal(status, 422);
    assert.match(html, /This name has voted by a link of this server today/);
    nextDay(world);
  }
  assert.equal((await world.services.sql`select from vote`).length, 2);
});

Deno.test("a ballot offers only names that the server's reward can reach", async () => {
  const { world, server, anna } = await openAnna();
  await using _ = world;
  const other = await world.server("Rusty Shores");
  await anna.submit(NAMES, { username: LONG });
  await vote(anna, { name: LONG });
  assert.deepEqual(await choiceOf(anna, "/servers/rusty-shores/vote"), ["Anna_K", `${LONG}*`]);
  const votifier = { host: "127.0.0.1", port: 9999, secret: "k3jsf9v8m2q0" };
  await connectVotifier({ ...world.context, allowPrivate: true }, other.slug, {
    ...votifier,
    ...world.act,
  });
  assert.deepEqual(await choiceOf(anna, "/servers/rusty-shores/vote"), []);
  const sent = await vote(anna, { name: LONG }, "/servers/rusty-shores/votes");
  assert.equal(sent.status, 422);
  assert.match(sent.html, /doesn&#39;t fit this server/);
  assert.equal((await vote(anna, {}, "/servers/rusty-shores/votes")).status, 303);
  const [row] = await world.services.sql`select count(*)::int as named from vote_name`;
  assert.equal(row?.["named"], 1, server.slug);
});

Deno.test("the page of names refuses a third, and says what is wrong with one", async () => {
  const { world, anna } = await openAnna();
  await using _ = world;
  const wrong = await anna.submit(NAMES, { username: "a b" });
  assert.equal(wrong.status, 422);
  assert.match(wrong.html, /Names have no spaces/);
  assert.match(
    (await anna.submit(NAMES, { username: "anna_k" })).html,
    /is in your list already/,
  );
  for (const username of [BEDROCK, "Kai"]) {
    assert.equal((await anna.submit(NAMES, { username })).status, 303);
  }
  assert.match((await anna.get(NAMES)).html, /Remove one to add another/);
  assert.equal((await anna.submit(NAMES, { username: "Third" })).status, 422);
  for (let tries = 5; tries < 10; tries++) await anna.submit(NAMES, { username: "Third" });
  assert.equal((await anna.submit(NAMES, { username: "Third" })).status, 429);
});

Deno.test("the page of names says which servers each of them votes for", async () => {
  const { world, server, anna } = await openAnna();
  await using _ = world;
  await anna.submit(NAMES, { username: BEDROCK });
  const before = await anna.get(NAMES);
  assert.match(before.html, /Added by you · No votes with it yet<\/span>/);
  assert.match(before.html, /You can add one more name\./);
  const others = await Promise.all(
    ["Amber", "Basalt", "Cobalt", "Dust"].map((name) => world.server(name)),
  );
  for (const { slug } of others) await world.vote({ slug }, "Anna_K");
  const [{ id } = { id: "" }] = await world.services.sql<{ id: string }[]>`
    select id from account where username = 'Anna_K'`;
  await castBallot(
    world.context,
    { by: "session", accountId: id, gameName: { key: BEDROCK, isVouched: false } },
    { slug: server.slug, ticket: ticketFrom(world, "192.0.2.7"), now: world.clock.now },
  );
  const { html } = await anna.get(NAMES);
  assert.match(html, /Added by you · Votes for .?Skyblock Valley.?<\/span>/);
  assert.match(
    html,
    /<b>Anna_K<\/b><span class="note">Votes for .* and 1 more<\/span>.*?<span class="chip">account</s,
  );
});
