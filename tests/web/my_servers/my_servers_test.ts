import assert from "node:assert/strict";
import { decideChange } from "../../../src/site/servers/review/decide_change.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { addServer, PENDING_MAX } from "../../../src/site/servers/add_server.ts";
import { openPerson, openVisitor, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";
import { listGame } from "../../support/network/listed_game.ts";

const FORM = {
  game: "minecraft",
  name: "Caves & Cliffs",
  host: "mc.example.com",
  port: "",
  description: "Dig **deep**.\r\n\r\n<b>Now</b>",
};

/** Sends the form of the page at that path, as its owner would, and returns the answer. */
async function submit(steve: Visitor, fields: Partial<typeof FORM> = {}) {
  const { html } = await steve.get("/my/servers/new");
  return await steve.submit("/my/servers", { ...FORM, form_id: formId(html), ...fields });
}

function formId(html: string): string {
  return /name="form_id" value="([^"]+)"/.exec(html)?.[1] ?? "";
}

async function decide(world: World, decision: "approve" | "reject" | "suspend", reason?: string) {
  await decideStatus(world.context, "caves-cliffs", { decision, reason, ...world.act });
}

Deno.test("signed-out visitors are sent to sign in, then to their page", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  for (const path of ["/my/servers", "/my/servers/new", "/my/servers/caves/edit"]) {
    const { status, location } = await visitor.get(path);
    assert.deepEqual([status, location], [303, `/sign-in?next=${encodeURIComponent(path)}`]);
  }
  await visitor.get("/");
  assert.equal((await visitor.submit("/my/servers", FORM)).status, 401);
});

Deno.test("an empty list says what to do, and leads there", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const { status, html } = await steve.get("/my/servers");
  assert.equal(status, 200);
  assert.match(html, /listed a server yet/);
  assert.match(html, /<a class="button primary" href="\/my\/servers\/new">/);
});

Deno.test("a submitted server is pending, on its game's default port", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const { status, location } = await submit(steve);
  assert.deepEqual([status, location], [
    303,
    "/my/servers/caves-cliffs?notice=server_submitted",
  ]);
  assert.match((await steve.get(location ?? "")).html, /role="status">Your server was submitted/);
  const page = await steve.get("/my/servers/caves-cliffs");
  assert.match(page.html, /waiting for review/);
  assert.match(page.html, /<code class="address"[^>]*>mc\.example\.com<\/code>/);
  assert.match(page.html, /<p>Dig <strong>deep<\/strong>\.<\/p>/);
  assert.match(page.html, /&lt;b&gt;Now&lt;\/b&gt;/);
  const [row] = await world.services.sql`select status, port from server`;
  assert.deepEqual({ ...row }, { status: "pending", port: 25565 });
  assert.equal((await steve.get("/servers/caves-cliffs")).status, 404);
});

Deno.test("a form sent twice lists one server", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const { html } = await steve.get("/my/servers/new");
  const fields = { ...FORM, form_id: formId(html) };
  await steve.submit("/my/servers", fields);
  const { status, location } = await steve.submit("/my/servers", fields);
  assert.deepEqual([status, location], [303, "/my/servers?notice=server_submitted"]);
  const [row] = await world.services.sql`select count(*) as servers from server`;
  assert.equal(row?.["servers"], 1);
});

Deno.test("a rejected form keeps its input and marks the field at fault", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const bad: [Partial<typeof FORM>, string][] = [
    [{ name: "x" }, "name"],
    [{ host: "mc..example.com" }, "host"],
    [{ port: "70000" }, "port"],
    [{ port: "none" }, "port"],
    [{ game: "chess" }, "game"],
    [{ description: "x".repeat(5001) }, "description"],
  ];
  for (const [change, field] of bad) {
    const { status, html } = await submit(steve, change);
    assert.equal(status, 422, field);
    assert.match(html, new RegExp(`<a href="#${field}">`), field);
    assert.match(html, new RegExp(`id="${field}-fault"`), field);
    assert.match(html, /Dig \*\*deep|xxxxx/, field);
  }
  const [row] = await world.services.sql`select count(*) as servers from server`;
  assert.equal(row?.["servers"], 0);
});

Deno.test("an owner whose queue is full is told so by the form", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  for (let nth = 0; nth < PENDING_MAX; nth++) await submit(steve);
  const { status, html } = await submit(steve);
  assert.equal(status, 422);
  assert.match(html, /5 of yours are already waiting for a moderator/);
});

Deno.test("an owner reads why a server was rejected, edits and resubmits it", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submit(steve);
  await decide(world, "reject", "Say <more>");
  assert.match((await steve.get("/my/servers")).html, /A moderator wrote: Say &lt;more&gt;/);
  const page = await steve.get("/my/servers/caves-cliffs");
  assert.match(page.html, /A moderator wrote:<\/p><blockquote><bdi>Say &lt;more&gt;</);
  assert.match(page.html, /action="\/my\/servers\/caves-cliffs\/resubmissions"/);
  const again = await steve.submit("/my/servers/caves-cliffs/resubmissions");
  assert.equal(again.location, "/my/servers/caves-cliffs?notice=server_resubmitted");
  const { html } = await steve.get("/my/servers/caves-cliffs");
  assert.match(html, /waiting for review/);
  assert.doesNotMatch(html, /resubmissions|Say/);
  assert.equal((await steve.submit("/my/servers/caves-cliffs/resubmissions")).status, 409);
});

Deno.test("an approved edit of a server is public at once, page's address unchanged", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submit(steve);
  await decide(world, "approve");
  const form = await steve.get("/my/servers/caves-cliffs/edit");
  assert.match(form.html, /value="Caves &amp; Cliffs"/);
  assert.match(form.html, /<option value="minecraft" selected[^>]*>/);
  assert.match(form.html, />Dig \*\*deep\*\*\./);
  const edit = { ...FORM, name: "Deep Caves", host: "deep.example.com", port: "25570" };
  const saved = await steve.submit("/my/servers/caves-cliffs/edit", edit);
  assert.deepEqual([saved.status, saved.location], [
    303,
    "/my/servers/caves-cliffs?notice=change_waits",
  ]);
  await decideChange(world.context, "caves-cliffs", { decision: "approve", ...world.act });
  const { status, html } = await openVisitor(world).get("/servers/caves-cliffs");
  assert.equal(status, 200);
  assert.match(html, /<h1[^>]*>Deep Caves<\/h1>/);
  assert.match(html, /<code class="address"[^>]*>deep\.example\.com:25570<\/code>/);
  assert.match(html, /data-copy=/);
  assert.match(html, /<div class="prose"[^>]*><p>Dig <strong>deep<\/strong>/);
});

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

Deno.test("another's server is not there, whatever is asked of it", async () => {
  await using world = await openWorld();
  await submit(await openPerson(world, "Steve_01"));
  const alex = await openPerson(world, "Alex");
  const mod = await openPerson(world, "Mod", { isModerator: true });
  for (const stranger of [alex, mod]) {
    for (const path of ["/my/servers/caves-cliffs", "/my/servers/caves-cliffs/edit"]) {
      assert.equal((await stranger.get(path)).status, 404, path);
    }
    const posts = ["/my/servers/caves-cliffs/edit", "/my/servers/caves-cliffs/resubmissions"];
    for (const path of posts) {
      assert.equal((await stranger.submit(path, { ...FORM, name: "Mine" })).status, 404, path);
    }
    assert.doesNotMatch((await stranger.get("/my/servers")).html, /Caves/);
  }
});

Deno.test("no game is chosen for the owner of a new server", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const { html } = await steve.get("/my/servers/new");
  assert.match(html, /<select id="game"[^>]*><option value=""[^>]*>Choose a game<\/option>/);
  assert.doesNotMatch(html, /<option [^>]*selected/);
  const names = [...html.matchAll(/<option value="[^"]+"[^>]*>([^<]+)/g)].map(([_, name]) => name);
  assert.ok(names.indexOf("ARK: Survival Ascended") < names.indexOf("Arma 3"));
  assert.ok(names.indexOf("Arma Reforger") < names.indexOf("ATLAS"));
  const unchosen = await submit(steve, { game: "" });
  assert.equal(unchosen.status, 422);
  assert.match(unchosen.html, /id="game-fault">Choose the game from the list/);
});

Deno.test("an address may bring its port with it", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const given = [
    [{ host: "mc.example.com:25570" }, "mc.example.com", 25570],
    [{ host: " mc.example.com:25570 ", port: "25565" }, "mc.example.com", 25570],
    [{ host: "[2001:db8::1]:25571" }, "2001:db8::1", 25571],
    [{ host: "2001:db8::2" }, "2001:db8::2", 25565],
  ] as const;
  for (const [fields, host, port] of given) {
    await submit(steve, fields);
    const [row] = await world.services.sql`
      select host, port from server order by created_at desc, slug desc limit 1`;
    const rows = await world.services
      .sql`select from server where host = ${host} and port = ${port}`;
    assert.ok(
      rows.length > 0,
      `${JSON.stringify(fields)} became ${row?.["host"]}:${row?.["port"]}`,
    );
  }
  assert.equal((await submit(steve, { host: "mc.example.com:70000" })).status, 422);
});

Deno.test("a second tab is shown what the first one saved", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submit(steve);
  const path = "/my/servers/caves-cliffs/edit";
  const version_seen = versionIn((await steve.get(path)).html);
  await steve.submit(path, { ...FORM, description: "From the first tab", version_seen });
  const late = { ...FORM, port: "25570", description: "Of the second", version_seen };
  const { status, html } = await steve.submit(path, late);
  assert.equal(status, 422);
  assert.match(html, /was changed meanwhile/);
  assert.match(
    html,
    /<th scope="row">Description<\/th><td[^>]*><span>From the first tab<\/span><\/td><td[^>]*><span><strong>Of the second/,
  );
  assert.match(html, /<textarea[^>]*>Of the second/);
  const [row] = await world.services.sql`select description from server`;
  assert.equal(row?.["description"], "From the first tab");
  const again = await steve.submit(path, { ...late, version_seen: versionIn(html) });
  assert.equal(again.status, 303);
});

Deno.test("a form keeps its text though another tab renamed the server", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submit(steve);
  const edit = "/my/servers/caves-cliffs/edit";
  const version_seen = versionIn((await steve.get(edit)).html);
  await steve.submit(edit, { ...FORM, name: "Hills", version_seen });
  // A browser sends a form again, as it was, to where a 307 leads.
  const typed = { ...FORM, description: "Of the second", version_seen };
  const moved = await steve.submit(edit, typed);
  assert.deepEqual([moved.status, moved.location], [307, "/my/servers/hills/edit"]);
  const { status, html } = await steve.submit(moved.location ?? "", typed);
  assert.equal(status, 422);
  assert.match(html, /<textarea[^>]*>Of the second/);
  const former = await steve.get("/my/servers/caves-cliffs/facts");
  assert.equal(former.location, "/my/servers/hills/facts");
  const upload = await steve.submit("/my/servers/caves-cliffs/pictures", new FormData());
  assert.deepEqual([upload.status, upload.location], [307, "/my/servers/hills/pictures"]);
  assert.equal((await steve.get(`${edit}?a=b`)).location, "/my/servers/hills/edit?a=b");
  for (const stranger of [await openPerson(world, "Alex"), openVisitor(world)]) {
    assert.ok([401, 404].includes((await stranger.submit(edit, typed)).status));
  }
});

Deno.test("a form sent after the session ended keeps what was typed", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submit(steve);
  const guest = openVisitor(world);
  const path = "/my/servers/caves-cliffs/edit";
  const typed = { ...FORM, description: `Quoted "and" <b>long</b>\nsecond line` };
  const { status, html } = await guest.submit(path, typed);
  assert.equal(status, 401);
  const kept = Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
      .map(([_, name = "", value = ""]) => [name, unescaped(value)]),
  );
  assert.equal(kept["description"]?.replaceAll("\r", ""), typed.description);
  assert.match(html, new RegExp(`<form method="post" action="${path}"`));
  assert.equal((await steve.submit(path, kept)).status, 303);
  const password = await guest.submit("/account/password", { currentPassword: "secret one" });
  assert.equal(password.status, 401);
  assert.doesNotMatch(password.html, /secret one/);
});

function versionIn(html: string): string {
  return /name="version_seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
}

function unescaped(text: string): string {
  const signs: Record<string, string> = { quot: '"', lt: "<", gt: ">", amp: "&", "#39": "'" };
  return text.replace(/&(#?\w+);/g, (all, name) => signs[name] ?? all);
}

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
  assert.match(html, /compared with last Tuesday up to 12:00 UTC/);
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
  assert.match(html, /The webhook lobby fails\. Deliveries on the way or on hold: 0\./);
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

Deno.test("the owner of one server lands on how it does and what to do next", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submit(steve);
  const waiting = (await steve.get("/my/servers")).html;
  assert.match(waiting, /Manage<\/a>/);
  assert.match(waiting, /Next steps/);
  await decide(world, "approve");
  const { html } = await steve.get("/my/servers");
  for (const part of [/Today<\/h2>/, /Rank in Minecraft/, /Next steps/, /Last 30 days/]) {
    assert.match(html, part);
  }
  assert.match(html, /href="\/my\/servers\/new">List another server/);
  assert.doesNotMatch(html, /<table/);
});
