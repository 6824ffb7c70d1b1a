import assert from "node:assert/strict";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { decideStatus, resubmitServer } from "../../../src/site/servers/review/decide_status.ts";
import { editServer } from "../../../src/site/servers/editing/edit_server.ts";
import { saveFacts } from "../../../src/site/servers/editing/save_facts.ts";
import { openPerson, type Visit } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";
import { HOUR_MS } from "../../../src/core/time/day.ts";

/** A moderator, and an owner who lists servers an hour apart. */
async function openSite() {
  const world = await openWorld();
  const { id } = await world.account("Steve_01");
  const by = { kind: "account", id, isModerator: false } as const;
  const mara = await openPerson(world, "Mara", { isModerator: true });
  const list = async (name: string, { game = "minecraft", languages = [] as "de"[] } = {}) => {
    const host = `${name.toLowerCase().replaceAll(" ", "-")}.example`;
    const listed = { owner: "Steve_01", name, game, host, port: 25565, description: "" };
    const { slug } = await addServer(world.context, listed, world.act);
    if (languages.length > 0) {
      await saveFacts(world.context, slug, { facts: { languages }, ...world.act });
    }
    world.pass(HOUR_MS);
    return slug;
  };
  const approve = (slug: string) =>
    decideStatus(world.context, slug, { decision: "approve", ...world.act });
  return { world, by, mara, list, approve };
}

/** The slugs in the list beside the open listing, and what the list says of one. */
function listed({ html }: Visit): string[] {
  const list = /class="scrolls".*?<ul class="rows"[^>]*>(.*?)<\/ul>/s.exec(html)?.[1] ?? "";
  return [...list.matchAll(/href="\/moderation\/servers\/([^"?]+)/g)].map(([, slug = ""]) => slug);
}

function headingOf({ html }: Visit): string | undefined {
  return /<h1>(.*?)<\/h1>/.exec(html)?.[1];
}

/** Sends the form with a decision, as the page has it. */
async function send(
  mara: Awaited<ReturnType<typeof openPerson>>,
  page: Visit,
  act: RegExp,
): Promise<string> {
  const form = page.html.split("<form").find((part) => act.test(part)) ?? "";
  const action = /action="([^"]+)"/.exec(form)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const hidden = form.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g);
  const fields = Object.fromEntries([...hidden].map(([, name = "", value = ""]) => [name, value]));
  return (await mara.submit(action, fields)).location ?? "";
}

Deno.test("the desk opens with the first that waits, beside all others and how long each waits", async () => {
  const { world, mara, list } = await openSite();
  await using _ = world;
  for (const name of ["Caves", "Desert", "Meadow"]) await list(name);
  const page = await mara.get("/moderation");
  assert.equal(headingOf(page), "Caves");
  assert.deepEqual(listed(page), ["caves", "desert", "meadow"]);
  assert.match(page.html, /1 of 3 waiting/);
  assert.match(page.html, /oldest 3 h/);
  assert.match(
    page.html,
    /<li class="row"[^>]* aria-current="true">.*servers\/caves".*New · <bdi>Minecraft<\/bdi> · 3 h/s,
  );
  assert.match(page.html, /Meadow<\/a>.*?New · <bdi>Minecraft<\/bdi> · 1 h/s);
  assert.match(page.html, /None decided today/);
  const next = await mara.get(await send(mara, page, /value="approve"/));
  assert.equal(headingOf(next), "Desert");
  assert.match(next.html, /Today: 1 approved, 0 rejected/);
});

Deno.test("a filter stays while the moderator decides, and ends with what it shows", async () => {
  const { world, mara, list } = await openSite();
  await using _ = world;
  for (const name of ["Caves", "Rusty", "Desert", "Dusty"]) {
    await list(name, { game: name.endsWith("usty") ? "rust" : "minecraft" });
  }
  const page = await mara.get("/moderation?kind=new&game=rust");
  assert.deepEqual([headingOf(page), listed(page)], ["Rusty", ["rusty", "dusty"]]);
  const on = await send(mara, page, /value="approve"/);
  assert.equal(on, "/moderation/servers/dusty?kind=new&game=rust&after=rusty");
  const last = await send(mara, await mara.get(on), /value="approve"/);
  assert.equal(last, "/moderation?kind=new&game=rust&after=dusty");
  const { html } = await mara.get(last);
  assert.match(html, /Nothing of this kind waits.*Show all that waits/s);
  assert.match(html, /Approved<\/span> <a href="\/moderation\/servers\/dusty"/);
  assert.deepEqual(listed(await mara.get("/moderation")), ["caves", "desert"]);
});

Deno.test("a refused decision keeps the filter, too", async () => {
  const { world, mara, list } = await openSite();
  await using _ = world;
  await list("Caves");
  const fields = { decision: "reject", reason: "" };
  const refused = await mara.submit("/moderation/servers/caves/decisions?kind=new", fields);
  assert.equal(refused.status, 422);
  assert.match(refused.html, /action="\/moderation\/servers\/caves\/decisions\?kind=new"/);
});

Deno.test("each kind, game and language has a list of its own", async () => {
  const { world, by, mara, list, approve } = await openSite();
  await using _ = world;
  await list("Fresh");
  await list("German", { languages: ["de"] });
  for (const name of ["Renamed", "Edited", "Pictured"]) await approve(await list(name));
  const { now } = world.clock;
  const renamed = { name: "Renamed 2", game: "minecraft", host: "renamed.example", port: 25565 };
  await editServer(world.context, "renamed", { edit: { ...renamed, description: "" }, by, now });
  await saveFacts(world.context, "edited", { facts: { tagline: "New" }, by, now });
  await world.services.sql`update server set pictures_at = ${now} where slug = 'pictured'`;
  const shown = async (query: string) => listed(await mara.get(`/moderation?${query}`));
  assert.deepEqual(await shown(""), ["fresh", "german", "renamed"]);
  assert.deepEqual(await shown("kind=new"), ["fresh", "german"]);
  assert.deepEqual(await shown("kind=change"), ["renamed"]);
  assert.deepEqual(await shown("kind=pictures"), ["pictured"]);
  assert.deepEqual(await shown("kind=edited"), ["edited"]);
  assert.deepEqual(await shown("language=de"), ["german"]);
  assert.deepEqual(await shown("kind=%3Cb%3E"), ["fresh", "german", "renamed"]);
  assert.deepEqual(await shown("game=%27%3B--"), []);
  const { html } = await mara.get("/moderation");
  const chips = ["To decide 3", "New 2", "Changes 1", "New pictures 1", "Recently changed 1"];
  for (const chip of chips) {
    assert.ok(html.includes(`>${chip}</a>`), chip);
  }
  assert.match(html, /href="\/moderation\?language=de" ?>German 1<\/a>/);
  const page = await mara.get("/moderation?kind=edited");
  assert.equal(await send(mara, page, /\/edits\?/), "/moderation?kind=edited&after=edited");
  const pictured = await mara.get("/moderation?kind=pictures");
  assert.equal(
    await send(mara, pictured, /\/pictures\?/),
    "/moderation?kind=pictures&after=pictured",
  );
});

Deno.test("pictures that no moderator has looked at wait with their listing, also with a new one", async () => {
  const { world, mara, list, approve } = await openSite();
  await using _ = world;
  for (const name of ["Fresh", "Pictured", "Refused"]) await list(name);
  await approve("pictured");
  const reason = "It is an advert";
  await decideStatus(world.context, "refused", { decision: "reject", reason, ...world.act });
  await world.services.sql`update server set pictures_at = ${world.clock.now}`;
  const page = await mara.get("/moderation?kind=pictures");
  assert.deepEqual(listed(page).sort(), ["fresh", "pictured"]);
  assert.ok(page.html.includes(">New pictures 2</a>"));
  assert.match((await mara.get("/moderation/listings?status=pictures")).html, /New pictures \(2\)/);
  await approve("fresh");
  assert.match(
    (await mara.get("/moderation")).html,
    />New pictures 2<\/a>/,
    "the operator saw none",
  );
});

Deno.test("a resubmitted listing says so, and waits since then", async () => {
  const { world, by, mara, list } = await openSite();
  await using _ = world;
  await list("Caves");
  const reason = "It is an advert";
  await decideStatus(world.context, "caves", { decision: "reject", reason, ...world.act });
  await list("Desert");
  const { now } = world.clock;
  await resubmitServer(world.context, "caves", { by, now });
  world.clock.now = new Date(now.getTime() + 60_000);
  const page = await mara.get("/moderation");
  assert.deepEqual(listed(page), ["desert", "caves"]);
  assert.match(page.html, /Caves<\/a>.*?Resubmitted · <bdi>Minecraft<\/bdi> · 1 min/s);
  assert.match(page.html, /Desert<\/a>.*?New · <bdi>Minecraft<\/bdi> · 1 h/s);
  const again = new RegExp(`Resubmitted <time datetime="${now.toISOString()}"`);
  assert.match((await mara.get("/moderation/servers/caves")).html, again);
  const several = (await mara.get("/moderation/listings?status=pending")).html;
  assert.match(several, again);
  assert.match(several, /id="tick:.*servers\/desert".*servers\/caves"/s);
});

Deno.test("a rejected listing that its owner changed goes to the front of the queue, and an unchanged one to its end", async () => {
  const { world, by, mara, list } = await openSite();
  await using _ = world;
  const reason = "Say what players do there";
  const again = async (slug: string, description: string) => {
    await decideStatus(world.context, slug, { decision: "reject", reason, ...world.act });
    const place = { game: "minecraft", host: `${slug}.example`, port: 25565 };
    const edit = { name: slug, ...place, description };
    await editServer(world.context, slug, { edit, by, now: world.clock.now });
    await resubmitServer(world.context, slug, { by, now: world.clock.now });
    world.pass(HOUR_MS);
  };
  for (const name of ["caves", "meadow", "desert"]) await list(name);
  await again("caves", "");
  await again("meadow", "Survival with minigames");
  const page = await mara.get("/moderation");
  assert.deepEqual(listed(page), ["meadow", "desert", "caves"]);
  assert.equal(headingOf(page), "meadow");
});

Deno.test("the menu, the list and the pages of the queue count the same", async () => {
  const { world, by, mara, list, approve } = await openSite();
  await using _ = world;
  for (const name of ["Fresh", "Renamed", "Gone"]) await list(name);
  await approve("renamed");
  const { now } = world.clock;
  const renamed = { name: "Renamed 2", game: "minecraft", host: "renamed.example", port: 25565 };
  await editServer(world.context, "renamed", { edit: { ...renamed, description: "" }, by, now });
  await world.services.sql`update server set deleted_at = ${now} where slug = 'gone'`;
  const { html } = await mara.get("/moderation");
  assert.match(html, /Queue<span class="count">2</);
  assert.ok(html.includes(">To decide 2</a>"));
  const pages = (await mara.get("/moderation/listings?status=pending")).html;
  assert.match(pages, /New \(1\).*Changes \(1\)/s);
});

Deno.test("a list that a game or a language empties says so, and how much waits in all", async () => {
  const { world, mara, list } = await openSite();
  await using _ = world;
  for (const name of ["Caves", "Desert"]) await list(name);
  for (const query of ["game=rust", "language=de"]) {
    const { html } = await mara.get(`/moderation?${query}`);
    assert.match(html, /0 waiting here, 2 in all/, query);
    assert.match(
      html,
      /aria-current="true">(rust|German) 0<.*href="\/moderation">Show all 2</s,
      query,
    );
  }
  assert.doesNotMatch((await mara.get("/moderation")).html, /in all|Show all/);
});

Deno.test("checks look good together only if each has a result", async () => {
  const { world, mara, list } = await openSite();
  await using _ = world;
  await list("Caves");
  const sums = async () => {
    const pages = await Promise.all(
      ["servers/caves", "listings?status=pending"].map((path) => mara.get(`/moderation/${path}`)),
    );
    return pages.map(({ html }) =>
      /class="state (\w+)">([^<]*(?:checks|result)[^<]*)</.exec(html)?.slice(1).join(": ")
    );
  };
  const unknown = "under: 1 of 7 checks has no result yet";
  assert.deepEqual(await sums(), [unknown, unknown]);
  await world.services.sql`
    insert into server_poll (server_id, due_at, asked_at, answered_at)
    select id, ${world.clock.now}, ${world.clock.now}, ${world.clock.now} from server`;
  const good = "good: Nothing stands out in 7 checks";
  assert.deepEqual(await sums(), [good, good]);
  await world.services.sql`update server_poll set answered_at = null`;
  const late = "late: 1 of 7 checks to look at";
  assert.deepEqual(await sums(), [late, late]);
});

Deno.test("a long list shows fifty around the open listing, and says how many more there are", async () => {
  const { world, mara, list } = await openSite();
  await using _ = world;
  await list("Caves");
  await fill(world, 80);
  const first = await mara.get("/moderation");
  assert.deepEqual([listed(first).length, listed(first)[0]], [50, "caves"]);
  assert.match(first.html, /1 of 81 waiting/);
  assert.match(first.html, /31 more after these/);
  const middle = await mara.get("/moderation/servers/made-20");
  assert.match(middle.html, /21 of 81 waiting.*10 more before these.*21 more after these/s);
  const last = await mara.get("/moderation/servers/made-80");
  assert.equal(listed(last).length, 50);
  assert.match(last.html, /31 more before these/);
  assert.doesNotMatch(last.html, /more after these/);
});

/** Has more listings wait than one account may list. */
async function fill({ services: { sql }, clock: { now } }: World, servers: number): Promise<void> {
  await sql`
    insert into server (id, owner_id, game_id, slug, name, status, host, port, created_at, updated_at)
    select gen_random_uuid(), s.owner_id, s.game_id, 'made-' || n, 'Made ' || n, 'pending',
      'made-' || n || '.example', 1,
      ${now}::timestamptz + n * interval '1 second', ${now}
    from server s cross join generate_series(1, ${servers}::int) as n where s.slug = 'caves'`;
}

Deno.test("checks name what to look at first: other listings with its address or name, and new links", async () => {
  const { world, by, mara, list, approve } = await openSite();
  await using _ = world;
  const website = "https://caves.example/";
  await list("Caves");
  await saveFacts(world.context, "caves", { facts: { website }, ...world.act });
  const checks = async (slug: string) => {
    const { html } = await mara.get(`/moderation/servers/${slug}`);
    const list = /id="checks">.*?<ul class="rows"[^>]*>(.*?)<\/ul>/s.exec(html)?.[1] ?? "";
    return list.split("</li>").map((check) => check.replaceAll(/<[^>]*>/g, "")).join("\n");
  };
  const fine = await checks("caves");
  assert.match(fine, /Address listed once\n.*No other listing has its name/s);
  assert.match(fine, /Its links stay on its own domaincaves\.example/);
  assert.match(fine, /Owner Steve_01No other listing/);
  await world.account("Eve");
  const copy = { game: "minecraft", host: "caves.example", port: 25565, description: "" };
  await addServer(world.context, { owner: "Eve", name: "CAVES", ...copy }, world.act);
  const hot = (await mara.get("/moderation/servers/caves-2")).html;
  assert.equal(/id="checks">(.*?)<\/ul>/s.exec(hot)?.[1]?.match(/aria-current/g)?.length, 2);
  assert.match(hot, /2 of 7 checks to look at/);
  assert.match(
    await checks("caves-2"),
    /is listed alreadycaves.*taken alreadycaves/s,
  );
  await approve("caves");
  await saveFacts(world.context, "caves", {
    facts: { website: "https://shop.other.example/" },
    by,
    now: world.clock.now,
  });
  assert.match(await checks("caves"), /A new web addressshop\.other\.example/);
});
