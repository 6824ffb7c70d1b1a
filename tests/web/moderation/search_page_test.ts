import assert from "node:assert/strict";
import { openOwner } from "../../support/owner.ts";
import { openPerson } from "../../support/visitor.ts";
import { openWorld } from "../../support/world.ts";

/** Steve's listed Caves, and a moderator. */
async function openSite() {
  const world = await openWorld();
  const steve = await openOwner(world);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const search = async (text: string) =>
    (await mod.get(`/moderation/search?q=${encodeURIComponent(text)}`)).html;
  return { world, steve, mod, search, searchUnmarked };

  /** Without the marks on what was searched for. */
  async function searchUnmarked(text: string): Promise<string> {
    return (await search(text)).replaceAll(/<\/?mark>/g, "");
  }
}

Deno.test("one search finds listings of any status, accounts and the trail", async () => {
  const { world, mod, search } = await openSite();
  await using _ = world;
  const suspend = { decision: "suspend", reason: "It sells gold" };
  await mod.submit("/moderation/servers/caves/decisions", suspend);
  const caves = /Listings <.*servers\/caves" dir="auto">(<mark>)?Cav/s;
  for (const text of ["CAV", "mc.example", "Steve_01"]) {
    assert.match(await search(text), caves, text);
  }
  const steve = /Accounts <.*moderation\/accounts\/[^"]+" dir="auto"><mark>Ste<\/mark>ve_01</s;
  assert.match(await search("ste"), steve);
  assert.match(await search("sells gold"), /Trail <.*It <mark>sells gold<\/mark>/s);
  assert.match(await search("MOD"), /Trail <.*suspended the server/s, "what somebody did");
  const { id } = await world.account("Cheater_01");
  await mod.submit(`/moderation/accounts/${id}/state`, {
    state: "disabled",
    reason: "By a script",
  });
  assert.match(
    await search("Cheater_01"),
    /Trail <.*disabled an account/s,
    "what was done to them",
  );
});

Deno.test("what was searched for is marked wherever it is, and each row leads on", async () => {
  const { world, mod, search } = await openSite();
  await using _ = world;
  const { id } = await world.account("Cavalier");
  await world.vote({ slug: "caves" }, "Cavalier");
  const reason = "Its cave is one of many caves";
  await mod.submit("/moderation/servers/caves/decisions", { decision: "suspend", reason });
  const html = await search("cave");
  const act = (path: string, label: string) =>
    new RegExp(`href="${path}">${label}<span class="unseen"> `);
  assert.match(html, /one of many <mark>cave<\/mark>s/, "each time, in the trail and the listing");
  assert.match(html, act("/moderation/servers/caves", "Moderate"));
  assert.match(html, /suspended the server · <a href="\/moderation\/servers\/caves">/, "the trail");
  const named = await search("cav");
  assert.match(named, /<mark>Cav<\/mark>alier for <mark>Cav<\/mark>es</);
  assert.match(named, act(`/moderation/accounts/${id}`, "Account"));
  assert.match(named, act('/moderation/votes/[^"]+', "Void …"));
  assert.match(await search("mc.ex"), /<code class="address"><mark>mc\.ex<\/mark>ample/);
  assert.match(await search("steve"), /owner <a href="[^"]+"><mark>Steve<\/mark>_01<\/a>/);
});

Deno.test("votes are found by their player and their ID, also void ones", async () => {
  const { world, mod, search, searchUnmarked } = await openSite();
  await using _ = world;
  const { sql } = world.services;
  const [alex, bob] = [await world.account("Alex"), await world.account("Bob")];
  for (const { username } of [alex, bob]) await world.vote({ slug: "caves" }, username);
  const [vote] = await sql<{ id: string }[]>`select id from vote where account_id = ${alex.id}`;
  const path = `/moderation/votes/${vote?.id}`;
  const counts = new RegExp(`Last votes <.*${path}" dir="auto">Alex for Caves<.*>counts<`, "s");
  for (const text of ["al", vote?.id ?? ""]) assert.match(await searchUnmarked(text), counts, text);
  await mod.submit(`${path}/voiding`, { reason: "By a script" });
  const isVoid = new RegExp(`${path}" dir="auto">Alex for Caves<.*>void<`, "s");
  for (const text of ["Alex", vote?.id ?? ""]) {
    assert.match(await searchUnmarked(text), isVoid, text);
  }
  world.clock.now = new Date(world.clock.now.getTime() + 86_400_000);
  await world.vote({ slug: "caves" }, "Alex");
  assert.match(await searchUnmarked("Alex"), /Alex for Caves<.*>counts</s);
  assert.equal(
    (await search(crypto.randomUUID())).includes(`Last votes <span class="note">`),
    false,
  );
});

Deno.test("a search by a player says that it has each listing's last vote, and leads to their votes of every day", async () => {
  const { world, mod, search } = await openSite();
  await using _ = world;
  const { id } = await world.account("Alex");
  for (let day = 0; day < 3; day++) {
    await world.vote({ slug: "caves" }, "Alex");
    world.clock.now = new Date(world.clock.now.getTime() + 86_400_000);
  }
  const html = await search("alex");
  assert.match(html, /Last votes <span class="note">1</);
  assert.match(html, /only the last vote for each listing/);
  const path = /href="([^"#]+)#votes">Votes of [^A-Za-z]*Alex/.exec(html)?.[1];
  assert.equal(path, `/moderation/accounts/${id}`);
  const account = (await mod.get(path)).html;
  const days = /id="votes".*?<\/details>/s.exec(account)?.[0] ?? "";
  assert.match(days, /3 that count in the last 30 days/);
  assert.equal(days.match(/<li><time[^>]*>[^<]*<\/time>: <a href="[^"]*caves"/g)?.length, 3);
});

Deno.test("a kind of results stands alone, each with its number", async () => {
  const { world, mod } = await openSite();
  await using _ = world;
  for (let nth = 0; nth < 7; nth++) await world.account(`Alex_${nth}`);
  const all = (await mod.get("/moderation/search?q=alex")).html;
  assert.match(all, /kind=accounts" ?>Accounts <span class="soft">7</);
  assert.match(all, /kind=votes" ?>Last votes <span class="soft">0</);
  assert.match(all, /kind=accounts">All 7</);
  assert.equal(all.match(/dir="auto"><mark>Alex/g)?.length, 5);
  const { html } = await mod.get("/moderation/search?q=alex&kind=accounts");
  assert.equal(html.match(/dir="auto"><mark>Alex/g)?.length, 7);
  assert.match(
    (await mod.get("/moderation/search?q=alex&kind=votes")).html,
    /Nothing under Last votes/,
  );
});

Deno.test("before anything is typed, the search shows what the moderator worked on last", async () => {
  const { world, mod } = await openSite();
  await using _ = world;
  const path = "/moderation/search";
  assert.match((await mod.get(path)).html, /Listings that you decide about show up here/);
  const suspend = { decision: "suspend", reason: "It sells gold" };
  await mod.submit("/moderation/servers/caves/decisions", suspend);
  const { html } = await mod.get(path);
  assert.match(html, /You worked on<.*servers\/caves" dir="auto">Caves<.*suspended the server/s);
});

Deno.test("listings that bear the text come before those of accounts that do", async () => {
  const { world, search } = await openSite();
  await using _ = world;
  await world.server("Old Stephans");
  assert.match(await search("ste"), /servers\/old-stephans".*servers\/caves"/s);
});

Deno.test("wildcards in a search stand for themselves, and markup stays text", async () => {
  const { world, search } = await openSite();
  await using _ = world;
  for (const text of ["%", "_", "\\", "C_ves", "<script>alert(1)</script>", "'", "x".repeat(500)]) {
    const html = await search(text);
    assert.doesNotMatch(html, /Listings <span class="note">/, text);
    assert.doesNotMatch(html, /<script>alert/);
  }
});

Deno.test("a server's page leads moderators, and nobody else, to the desk", async () => {
  const { world, steve, mod } = await openSite();
  await using _ = world;
  const link = /href="\/moderation\/servers\/caves"/;
  assert.match((await mod.get("/servers/caves")).html, link);
  assert.doesNotMatch((await steve.get("/servers/caves")).html, link);
  assert.equal((await steve.get("/moderation/search?q=caves")).status, 403);
});

Deno.test("administrators find an account by its whole email address, and nobody by a part", async () => {
  const { world, search } = await openSite();
  await using _ = world;
  const ada = await openPerson(world, "Ada", { isAdministrator: true });
  await openPerson(world, "Alex");
  const find = async (text: string) =>
    (await ada.get(`/moderation/search?q=${encodeURIComponent(text)}`)).html;
  const alex = /Accounts <.*dir="auto">Alex<.*this email address/s;
  assert.match(await find(" ALEX@example.com"), alex);
  for (const part of ["alex@example.co", "alex@", "@example.com", "%@example.com"]) {
    assert.doesNotMatch(await find(part), /Accounts <span class="note">/, part);
  }
  assert.doesNotMatch(
    await search("alex@example.com"),
    /Accounts <span class="note">/,
    "a moderator",
  );
});

Deno.test("a search can be narrowed to what happened lately", async () => {
  const { world, mod } = await openSite();
  await using _ = world;
  await world.account("Alex");
  await world.vote({ slug: "caves" }, "Alex");
  world.clock.now = new Date(world.clock.now.getTime() + 10 * 86_400_000);
  await world.account("Alex_new");
  await world.server("Alexandria");
  await world.vote({ slug: "alexandria" }, "Alex");
  const search = async (when: string) =>
    (await mod.get(`/moderation/search?q=alex&when=${when}`)).html.replaceAll(/<\/?mark>/g, "");
  assert.match(await search("month"), /Alex for Caves</);
  const week = await search("week");
  for (const found of [/>Alex_new</, />Alexandria</, /Alex for Alexan/]) {
    assert.match(week, found);
  }
  assert.doesNotMatch(week, /Alex for Caves<|>Alex<\/a>/);
  world.clock.now = new Date(world.clock.now.getTime() + 2 * 86_400_000);
  assert.match(await search("day"), /Nothing has “alex” in it.*Look at any time/s);
});
