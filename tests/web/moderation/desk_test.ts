import assert from "node:assert/strict";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { saveFacts } from "../../../src/site/servers/editing/save_facts.ts";
import { openPerson, type Visit } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

/** Two moderators, and an owner whose three servers wait. */
async function openDesk() {
  const world = await openWorld();
  await world.account("Steve_01");
  for (const name of ["Caves", "Desert", "Meadow"]) await list(world, name);
  const mara = await openPerson(world, "Mara", { isModerator: true });
  const jonas = await openPerson(world, "Jonas", { isModerator: true });
  return { world, mara, jonas };
}

async function list(world: World, name: string, description = "Dig."): Promise<void> {
  tick(world);
  const place = { game: "minecraft", host: `${name.toLowerCase()}.example`, port: 25565 };
  await addServer(world.context, { owner: "Steve_01", name, description, ...place }, world.act);
}

function tick(world: World): void {
  world.pass(1000);
}

async function statusesIn(world: World): Promise<string[]> {
  const rows = await world.services.sql<{ line: string }[]>`
    select slug || ' ' || status as line from server order by slug`;
  return rows.map(({ line }) => line);
}

/** The hidden fields of the form for a decision, and those of the ticks. */
function fieldsIn({ html }: Visit, decision: string): Record<string, string> {
  const form = html.split("<form").find((part) => part.includes(`value="${decision}"`)) ?? "";
  return Object.fromEntries(
    [...form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name ?? "",
      value ?? "",
    ]),
  );
}

function ticksIn({ html }: Visit): Record<string, string> {
  const ticks = html.matchAll(/name="(tick:[^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...ticks].map(([, name, value]) => [name ?? "", value ?? ""]));
}

Deno.test("after a decision comes the next that waits, and what was just done", async () => {
  const { world, mara } = await openDesk();
  await using _ = world;
  const page = await mara.get("/moderation/servers/desert");
  assert.match(page.html, /2 of 3 waiting/);
  assert.match(page.html, /servers\/meadow" aria-keyshortcuts="j"/);
  assert.match(page.html, /servers\/caves" aria-keyshortcuts="k"/);
  const approve = fieldsIn(page, "approve");
  const { location } = await mara.submit("/moderation/servers/desert/decisions", approve);
  assert.equal(location, "/moderation/servers/meadow?after=desert");
  const next = await mara.get(location ?? "");
  assert.match(next.html, /Approved.*servers\/desert" dir="auto">Desert<.*<h1>Meadow<\/h1>/s);
  const reject = { ...fieldsIn(next, "reject"), "picked:text": "1" };
  const last = await mara.submit("/moderation/servers/meadow/decisions", reject);
  assert.equal(last.location, "/moderation?after=meadow");
  assert.deepEqual(await statusesIn(world), [
    "caves pending",
    "desert approved",
    "meadow rejected",
  ]);
});

Deno.test("a link can't make the desk claim a decision that its reader didn't take", async () => {
  const { world, mara, jonas } = await openDesk();
  await using _ = world;
  await jonas.submit("/moderation/servers/caves/decisions", { decision: "approve" });
  for (const after of ["caves", "desert", "nowhere", "'"]) {
    const { status, html } = await mara.get(`/moderation/servers/meadow?after=${after}`);
    assert.equal(status, 200, after);
    assert.doesNotMatch(html, /class="state good">Approved/, after);
  }
});

Deno.test("of two moderators on one listing the second is told, and changes nothing", async () => {
  const { world, mara, jonas } = await openDesk();
  await using _ = world;
  const path = "/moderation/servers/caves";
  const seen = await jonas.get(path);
  tick(world);
  const reject = { ...fieldsIn(seen, "reject"), reason: "It is an advert" };
  assert.equal((await mara.submit(`${path}/decisions`, reject)).status, 303);
  for (const decision of ["approve", "reject"]) {
    const fields = { ...fieldsIn(seen, decision), reason: "Too late" };
    const { status, html } = await jonas.submit(`${path}/decisions`, fields);
    assert.equal(status, 422);
    assert.match(html, /since you opened it\. Look at it again|is rejected, so/);
  }
  assert.equal((await statusesIn(world))[0], "caves rejected");
});

Deno.test("everything that will be public is on the desk, and what its links lead to", async () => {
  const { world, mara } = await openDesk();
  await using _ = world;
  const facts = {
    tagline: "Deep down",
    tags: ["pvp"],
    country: "DE",
    version: "1.21",
    languages: ["en" as const],
    website: "https://caves.example/shop",
    discord: "https://discord.gg/caves",
    video: "https://youtu.be/caves",
    rules: "Be kind. [Approve](https://evil.example/a?b=1&c)",
  };
  await saveFacts(world.context, "caves", { facts, ...world.act });
  const { html } = await mara.get("/moderation/servers/caves");
  const shown = [
    "Deep down",
    "PvP",
    "Germany",
    "1.21",
    "English",
    "Be kind.",
    "Dig.",
    "caves.example",
  ];
  const links = [facts.website, facts.discord, facts.video];
  for (const text of [...shown, ...links]) assert.ok(html.includes(text), text);
  assert.match(html, /<li dir="ltr">https:\/\/evil\.example\/a\?b=1&amp;c<\/li>/);
});

Deno.test("a text that looks like the desk stays a text in its frame", async () => {
  const { world, mara } = await openDesk();
  await using _ = world;
  const fake =
    `<button aria-keyshortcuts="a">Approve</button>\n\n## Decision\n\n[Approve](/moderation/x)`;
  await list(world, "Fake", fake);
  const { html } = await mara.get("/moderation/servers/fake");
  const frame = /<div class="prose"[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? "";
  assert.match(frame, /&lt;button aria-keyshortcuts=&quot;a&quot;&gt;/);
  assert.match(frame, /<h3>Decision<\/h3>/);
  assert.doesNotMatch(frame, /<button|href="\/moderation/);
  assert.equal(html.match(/aria-keyshortcuts="a"/g)?.length, 1);
});

Deno.test("what an owner changes without review is marked until a moderator has seen it", async () => {
  const { world, mara } = await openDesk();
  await using _ = world;
  await decideStatus(world.context, "caves", { decision: "approve", ...world.act });
  tick(world);
  const steve = { by: { kind: "account", id: await idOf(world), isModerator: false } as const };
  const save = (tagline: string) =>
    saveFacts(world.context, "caves", { facts: { tagline }, ...steve, now: world.clock.now });
  await save("Cheap gold");
  assert.match(
    (await mara.get("/moderation/listings?status=edited")).html,
    /Recently changed \(1\)/,
  );
  const page = await mara.get("/moderation/servers/caves");
  assert.match(page.html, /1 part changed since/);
  assert.match(
    page.html,
    /Tagline<span class="chip late">changed.*<span dir="auto"><ins>Cheap gold</s,
  );
  const seen = /edits" .*?name="seen" value="([^"]+)"/s.exec(page.html)?.[1] ?? "";
  tick(world);
  await save("Cheaper gold");
  const stale = await mara.submit("/moderation/servers/caves/edits", { seen });
  assert.equal(stale.status, 422);
  assert.match(stale.html, /has edited it in the meantime/);
  const fresh = /edits" .*?name="seen" value="([^"]+)"/s.exec(stale.html)?.[1] ?? "";
  await mara.submit("/moderation/servers/caves/edits", { seen: fresh });
  assert.match(
    (await mara.get("/moderation/listings?status=edited")).html,
    /Recently changed \(0\)/,
  );
});

async function idOf(world: World): Promise<string> {
  const [row] = await world.services.sql<{ id: string }[]>`
    select id from account where username = 'Steve_01'`;
  return row?.id ?? "";
}

Deno.test("several are decided at once, except those that changed since they were seen", async () => {
  const { world, mara } = await openDesk();
  await using _ = world;
  const page = await mara.get("/moderation/listings?status=pending");
  const form = { status: "pending", decision: "approve" };
  const none = await mara.submit("/moderation/decisions", form);
  assert.deepEqual([none.status, /Tick at least one listing/.test(none.html)], [422, true]);
  tick(world);
  await saveFacts(world.context, "desert", { facts: { tagline: "Buy gold" }, ...world.act });
  const ticked = { ...form, ...ticksIn(page) };
  assert.equal(Object.keys(ticked).length, 5);
  const { status, html } = await mara.submit("/moderation/decisions", ticked);
  assert.equal(status, 422);
  assert.match(html, /2 decided\. &quot;desert&quot; was changed or decided since you opened it\./);
  assert.deepEqual(await statusesIn(world), [
    "caves approved",
    "desert pending",
    "meadow approved",
  ]);
  const left = {
    ...ticksIn(await mara.get("/moderation/listings?status=pending")),
    status: "pending",
    decision: "reject",
  };
  const silent = await mara.submit("/moderation/decisions", left);
  assert.deepEqual([silent.status, /id="reason-fault"/.test(silent.html)], [422, true]);
  assert.match(silent.html, /name="tick:[^>]* checked/);
  const reasoned = await mara.submit("/moderation/decisions", { ...left, "picked:advert": "1" });
  assert.equal(reasoned.location, "/moderation/listings?status=pending&notice=several_decided");
  assert.equal((await statusesIn(world))[1], "desert rejected");
});

Deno.test("of several, those with something to look at are ticked only one by one", async () => {
  const { world, mara } = await openDesk();
  await using _ = world;
  await world.services.sql`update server set host = 'caves.example' where slug = 'desert'`;
  const checked = async (query: string) => {
    const { html } = await mara.get(`/moderation/listings?status=pending${query}`);
    return [...html.matchAll(/<input type="checkbox"[^>]* checked[^>]*aria-label="Tick ([^"]*)"/g)]
      .map(([, name = ""]) => name.replaceAll(/[^a-z]/gi, ""));
  };
  assert.deepEqual(await checked(""), []);
  assert.deepEqual(await checked("&tick=fine"), ["Meadow"]);
  const { html } = await mara.get("/moderation/listings?status=pending");
  assert.match(
    html,
    /href="\/moderation\/listings\?status=pending&amp;tick=fine">Tick the one without/,
  );
  assert.equal(html.match(/<li class="row row--wraps"[^>]* aria-current="true"/g)?.length, 2);
  assert.match(html, /Its address is listed already.*servers\/desert">desert</s);
});

Deno.test("a moderator's form from another site decides nothing", async () => {
  const { world, mara } = await openDesk();
  await using _ = world;
  const forms = [
    "decisions",
    "servers/caves/decisions",
    "servers/caves/edits",
    "servers/caves/checks",
  ];
  const fields = {
    ...ticksIn(await mara.get("/moderation/listings?status=pending")),
    status: "pending",
    decision: "approve",
  };
  for (const form of forms) {
    const headers = { origin: "https://evil.example" };
    assert.equal((await mara.submit(`/moderation/${form}`, fields, headers)).status, 403, form);
  }
  assert.ok((await statusesIn(world)).every((line) => line.endsWith("pending")));
});

Deno.test("every page tells moderators alone how much waits", async () => {
  const { world, mara } = await openDesk();
  await using _ = world;
  assert.match(
    (await mara.get("/games")).html,
    /Moderation<span class="count">3<span[^>]*> waiting/,
  );
  const steve = await openPerson(world, "Steve_02");
  assert.doesNotMatch((await steve.get("/games")).html, /class="count"/);
});

Deno.test("a moderator checks a pending server of any owner; others can't", async () => {
  const { world, mara } = await openDesk();
  await using _ = world;
  const path = "/moderation/servers/caves/checks";
  const eve = await openPerson(world, "Eve");
  assert.equal((await eve.submit(path)).status, 403);
  const first = await mara.submit(path);
  assert.equal(first.location, "/moderation/servers/caves?notice=checked");
  await mara.get(first.location ?? "");
  const again = await mara.submit(path);
  assert.equal(again.status, 422);
  assert.match(again.html, /Just checked\. Try again in 10 seconds\./);
});
