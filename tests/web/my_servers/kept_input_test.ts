import assert from "node:assert/strict";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";
import { FORM, submit } from "./submitted_server.ts";

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
  assert.match(html, /was changed in the meantime/);
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
