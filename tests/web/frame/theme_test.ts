import assert from "node:assert/strict";
import { openVisitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("a chosen theme is a sheet of the visitor's own, and cached pages are the same for all", async () => {
  await using world = await openWorld({ pagesKeptMs: 1e9 });
  const dark = openVisitor(world);
  const other = openVisitor(world);
  const before = (await other.get("/")).html;
  assert.equal((await dark.get("/theme.css")).html, "");
  const chosen = await dark.submit("/theme.css", { theme: "dark", next: "/games" });
  assert.deepEqual([chosen.status, chosen.location], [303, "/games"]);
  assert.match(
    chosen.headers.get("set-cookie") ?? "",
    /^voteboard_theme=dark; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const sheet = await dark.get("/theme.css");
  assert.match(sheet.html, /color-scheme: dark/);
  assert.equal(sheet.headers.get("cache-control"), "private, max-age=60");
  assert.equal(sheet.headers.get("vary"), "Cookie");
  assert.equal((await other.get("/theme.css")).html, "");
  for (const visitor of [dark, other]) {
    const { html, headers } = await visitor.get("/");
    assert.equal(html, before);
    assert.equal(headers.get("cache-control"), "no-cache");
  }
  await dark.submit("/theme.css", { theme: "system", next: "/" });
  assert.equal((await dark.get("/theme.css")).html, "");
});

Deno.test("no link of a page whose address holds a secret carries it in a query", async () => {
  await using world = await openWorld();
  for (const path of ["reset-password", "verify-email", "stop-email"]) {
    const { html } = await openVisitor(world).get(`/${path}/5ecre7-token`);
    assert.match(html, /name="next" value="\/"|href="\/sign-in"/, path);
    assert.doesNotMatch(html, /\?[^">]*5ecre7/, path);
  }
});

Deno.test("without a script each page lets choose the theme, and leads back to this site only", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  const { html } = await visitor.get("/games");
  const [form = ""] = /<form method="post" action="\/theme\.css".*?<\/form>/s.exec(html) ?? [];
  assert.match(form, /name="next" value="\/games"/);
  assert.match(form, /<noscript><button type="submit">Save<\/button><\/noscript>/);
  const evil = await visitor.submit("/theme.css", { theme: "light", next: "//evil.example" });
  assert.deepEqual([evil.status, evil.location], [303, "/"]);
  assert.equal((await visitor.submit("/theme.css", { theme: "pink", next: "/" })).status, 404);
  assert.equal((await visitor.submit("/theme.css", { theme: "dark" })).status, 204, "the script");
});

Deno.test("the page of themes of earlier versions leads to the start page", async () => {
  await using world = await openWorld();
  const { status, location } = await openVisitor(world).get("/theme");
  assert.deepEqual([status, location], [301, "/"]);
});
