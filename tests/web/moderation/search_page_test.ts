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
  return { world, steve, mod, search };
}

Deno.test("one search finds listings of any status, accounts and the trail", async () => {
  const { world, mod, search } = await openSite();
  await using _ = world;
  const suspend = { decision: "suspend", reason: "It sells gold" };
  await mod.submit("/moderation/servers/caves/decisions", suspend);
  for (const text of ["CAV", "mc.example"]) {
    assert.match(await search(text), /Listings<\/h2>.*servers\/caves" dir="auto">Caves</s, text);
  }
  assert.match(await search("ste"), /Accounts<\/h2>.*moderation\/accounts\/[^"]+">Steve_01</s);
  assert.match(await search("sells gold"), /Trail<\/h2>.*It sells gold/s);
  assert.match(await search("MOD"), /Trail<\/h2>.*suspended the server/s, "what somebody did");
});

Deno.test("wildcards in a search stand for themselves, and markup stays text", async () => {
  const { world, search } = await openSite();
  await using _ = world;
  for (const text of ["%", "_", "\\", "C_ves", "<script>alert(1)</script>", "'", "x".repeat(500)]) {
    const html = await search(text);
    assert.doesNotMatch(html, /Listings<\/h2>/, text);
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
