import assert from "node:assert/strict";
import { openOwner } from "../../support/people/owner.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

/** Steve's listed Caves, and a moderator. */
async function openSite() {
  const world = await openWorld();
  const steve = await openOwner(world);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const search = async (text: string) =>
    (await mod.get(`/moderation/search?q=${encodeURIComponent(text)}`)).html;
  return { world, steve, mod, search };
}

Deno.test("one search finds listings of any status, accounts and the trail", async () => {
  const { world, mod, search } = await openSite();
  await using _ = world;
  const suspend = { decision: "suspend", reason: "It sells gold" };
  await mod.submit("/moderation/servers/caves/decisions", suspend);
  const caves = /<h2>Listings<.*servers\/caves" dir="auto">Cav/s;
  for (const text of ["CAV", "mc.example", "Steve_01"]) {
    assert.match(await search(text), caves, text);
  }
  const steve = /<h2>Accounts<.*moderation\/accounts\/[^"]+" dir="auto">Steve_01</s;
  assert.match(await search("ste"), steve);
  assert.match(await search("sells gold"), /<h2>Trail<.*It sells gold/s);
  assert.match(await search("MOD"), /<h2>Trail<.*suspended the server/s, "what somebody did");
  const { id } = await world.account("Cheater_01");
  await mod.submit(`/moderation/accounts/${id}/state`, {
    state: "disabled",
    reason: "By a script",
  });
  assert.match(
    await search("Cheater_01"),
    /<h2>Trail<.*disabled an account/s,
    "what was done to them",
  );
});

Deno.test("votes are found by their player and their ID, also void ones", async () => {
  const { world, mod, search } = await openSite();
  await using _ = world;
  const { sql } = world.services;
  const alex = await world.account("Alex");
  const bob = await world.account("Bob");
  for (const { username } of [alex, bob]) await world.vote({ slug: "caves" }, username);
  const [vote] = await sql<{ id: string }[]>`select id from vote where account_id = ${alex.id}`;
  const path = `/moderation/votes/${vote?.id}`;
  const counts = new RegExp(`<h2>Last votes<.*${path}" dir="auto">Alex for Caves<.*>counts<`, "s");
  for (const text of ["al", vote?.id ?? ""]) assert.match(await search(text), counts, text);
  await mod.submit(`${path}/voiding`, { reason: "By a script" });
  const isVoid = new RegExp(`${path}" dir="auto">Alex for Caves<.*>void<`, "s");
  for (const text of ["Alex", vote?.id ?? ""]) {
    assert.match(await search(text), isVoid, text);
  }
  world.pass(86_400_000);
  await world.vote({ slug: "caves" }, "Alex");
  assert.match(await search("Alex"), /Alex for Caves<.*>counts</s);
  assert.equal(
    (await search(crypto.randomUUID())).includes(`<h2>Last votes<`),
    false,
  );
});

Deno.test("a search by a player says that it has each listing's last vote, and their account has those of every day", async () => {
  const { world, mod, search } = await openSite();
  await using _ = world;
  const { id } = await world.account("Alex");
  for (let day = 0; day < 3; day++) {
    await world.vote({ slug: "caves" }, "Alex");
    world.pass(86_400_000);
  }
  const html = await search("alex");
  assert.match(html, /<h2>Last votes<\/h2><span class="note">1</);
  assert.match(html, /only the last vote for each listing/);
  const path = `/moderation/accounts/${id}`;
  assert.ok(html.includes(`href="${path}"`));
  const account = (await mod.get(path)).html;
  const days = /id="votes".*?<\/details>/s.exec(account)?.[0] ?? "";
  assert.match(days, /3 that count in the last 30 days/);
  assert.equal(days.match(/<li><time[^>]*>[^<]*<\/time>: <a href="[^"]*caves"/g)?.length, 3);
});

Deno.test("listings that bear the text come before those of accounts that do", async () => {
  const { world, search } = await openSite();
  await using _ = world;
  await world.server("Old Stephans");
  assert.match(await search("ste"), /servers\/old-stephans".*servers\/caves"/s);
});

Deno.test("wildcards in a search are plain characters, and markup stays text", async () => {
  const { world, search } = await openSite();
  await using _ = world;
  for (const text of ["%", "_", "\\", "C_ves", "<script>alert(1)</script>", "'", "x".repeat(500)]) {
    const html = await search(text);
    assert.doesNotMatch(html, /<h2>Listings</, text);
    assert.doesNotMatch(html, /<script>alert/);
  }
});

Deno.test("a server's page leads moderators alone to the desk", async () => {
  const { world, steve, mod } = await openSite();
  await using _ = world;
  const link = /href="\/moderation\/servers\/caves"/;
  assert.match((await mod.get("/servers/caves")).html, link);
  assert.doesNotMatch((await steve.get("/servers/caves")).html, link);
  assert.equal((await steve.get("/moderation/search?q=caves")).status, 403);
});

Deno.test("administrators find an account by its whole email address, never by a part", async () => {
  const { world, search } = await openSite();
  await using _ = world;
  const ada = await openPerson(world, "Ada", { isAdministrator: true });
  await openPerson(world, "Alex");
  const find = async (text: string) =>
    (await ada.get(`/moderation/search?q=${encodeURIComponent(text)}`)).html;
  const alex = /<h2>Accounts<.*dir="auto">Alex<.*this email address/s;
  assert.match(await find(" ALEX@example.com"), alex);
  for (const part of ["alex@example.co", "alex@", "@example.com", "%@example.com"]) {
    assert.doesNotMatch(await find(part), /<h2>Accounts</, part);
  }
  assert.doesNotMatch(
    await search("alex@example.com"),
    /<h2>Accounts</,
    "a moderator",
  );
});
