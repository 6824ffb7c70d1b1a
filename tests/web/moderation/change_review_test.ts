import assert from "node:assert/strict";
import { openOwner } from "../../support/people/owner.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

const EDIT = {
  game: "minecraft",
  name: "Casino",
  host: "casino.example",
  port: "",
  description: "Dig.",
};
const OWN = "/my/servers/caves";
const MODERATED = "/moderation/servers/caves";

/** Steve's approved Caves, with a change that waits. */
async function openChange() {
  const world = await openWorld();
  const steve = await openOwner(world);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const saved = await steve.submit(`${OWN}/edit`, EDIT);
  assert.equal(saved.location, `${OWN}?notice=change_waits`);
  return { world, steve, mod };
}

Deno.test("a moderator sees the old beside the new, and approves what was seen", async () => {
  const { world, steve, mod } = await openChange();
  await using _ = world;
  const queue = await mod.get("/moderation/listings?status=changed");
  assert.match(queue.html, /aria-current="true">Changes \(1\)/);
  assert.match(queue.html, /href="\/moderation\/servers\/caves"/);
  const page = await mod.get(MODERATED);
  assert.match(page.html, /<del[^>]*>Caves<\/del> <ins[^>]*>Casino<\/ins>/);
  assert.match(
    page.html,
    /Address<span [^>]*>changed<\/span><\/dt><dd><del[^>]*>mc\.example\.com<\/del> <ins[^>]*>casino\.example</,
  );
  const change = /name="change" value="([^"]+)"/.exec(page.html)?.[1] ?? "";
  await steve.submit(`${OWN}/edit`, { ...EDIT, name: "Scam" });
  const stale = await mod.submit(`${MODERATED}/change`, { decision: "approve", change });
  assert.equal(stale.status, 422);
  assert.match(stale.html, /has replaced this change in the meantime/);
  assert.match(stale.html, /<ins[^>]*>Scam<\/ins>/);
  const fresh = /name="change" value="([^"]+)"/.exec(stale.html)?.[1] ?? "";
  const done = await mod.submit(`${MODERATED}/change`, { decision: "approve", change: fresh });
  assert.equal(done.location, "/moderation?after=caves");
  assert.match((await mod.get("/moderation?after=caves")).html, /Change approved.*>Scam<\/a>/s);
  assert.match((await mod.get("/servers/caves")).html, /<h1[^>]*>Scam<\/h1>/);
  assert.match(
    (await mod.get("/moderation/listings?status=changed")).html,
    /No changes are waiting/,
  );
});

Deno.test("a listing that its owner has edited since is not approved unseen", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const suspend = { decision: "suspend", reason: "Look at its name" };
  await mod.submit(`${MODERATED}/decisions`, suspend);
  const seenIn = (html: string) => /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const approve = (html: string) =>
    mod.submit(`${MODERATED}/decisions`, { decision: "approve", seen: seenIn(html) });
  const page = await mod.get(MODERATED);
  world.pass(1);
  await steve.submit(`${OWN}/edit`, { ...EDIT, name: "Scam" });
  const stale = await approve(page.html);
  assert.equal(stale.status, 422);
  assert.match(stale.html, /was changed or decided since you opened it/);
  assert.match(stale.html, /<h1[^>]*>Scam<\/h1>/);
  assert.equal((await approve(stale.html)).location, `${MODERATED}?notice=server_approved`);
});

Deno.test("an owner sees what waits, edits it further and reads why it was refused", async () => {
  const { world, steve, mod } = await openChange();
  await using _ = world;
  const own = await steve.get(OWN);
  assert.match(own.html, /A change waits for a moderator/);
  assert.match(own.html, /<del[^>]*>Caves<\/del><ins[^>]*>Casino<\/ins>/);
  assert.match((await steve.get("/servers/caves")).html, /<h1[^>]*>Caves<\/h1>/);
  const form = await steve.get(`${OWN}/edit`);
  assert.match(form.html, /value="casino\.example"/);
  assert.match((await steve.get(`${OWN}/settings`)).html, /new address casino\.example waits/);
  const change = /name="change" value="([^"]+)"/.exec((await mod.get(MODERATED)).html)?.[1] ?? "";
  const silent = await mod.submit(`${MODERATED}/change`, { decision: "refuse", change, why: "no" });
  assert.deepEqual([silent.status, /id="why-fault"/.test(silent.html)], [422, true]);
  const why = "Another <server>";
  await mod.submit(`${MODERATED}/change`, { decision: "refuse", change, why });
  const refused = await steve.get(OWN);
  assert.match(refused.html, /A moderator refused your change.*Another &lt;server&gt;/s);
  assert.doesNotMatch((await steve.get(`${OWN}/edit`)).html, /casino\.example/);
  const away = await steve.submit(`${OWN}/change/withdrawal`);
  assert.equal(away.location, `${OWN}?notice=change_withdrawn`);
  assert.doesNotMatch((await steve.get(OWN)).html, /refused your change/);
});
