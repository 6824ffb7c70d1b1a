import assert from "node:assert/strict";
import { decideChange } from "../../../src/site/servers/review/decide_change.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";
import { decide, FORM, submit } from "./submitted_server.ts";

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

Deno.test("an owner reads why a server was rejected, edits and resubmits it", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submit(steve);
  await decide(world, "reject", "Say <more>");
  assert.match((await steve.get("/my/servers")).html, /A moderator wrote: Say &lt;more&gt;/);
  const page = await steve.get("/my/servers/caves-cliffs");
  assert.match(page.html, /A moderator wrote:<\/p><blockquote><bdi>Say &lt;more&gt;</);
  assert.match(page.html, /action="\/my\/servers\/caves-cliffs\/resubmissions"/);
  assert.doesNotMatch(page.html, /Next steps|What happens next/);
  assert.match((await steve.get("/my/servers/caves-cliffs/edit")).html, /<bdi>Say &lt;more&gt;</);
  const again = await steve.submit("/my/servers/caves-cliffs/resubmissions");
  assert.equal(again.location, "/my/servers/caves-cliffs");
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
