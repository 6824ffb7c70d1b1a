import assert from "node:assert/strict";
import { openPerson, openVisitor, PASSWORD } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("signing in leads back to the page, never to another site", async () => {
  await using world = await openWorld();
  await openPerson(world, "Steve_01");
  const wanted: [string, string][] = [
    ["/servers/caves?page=2", "/servers/caves?page=2"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["https://evil.example/", "/"],
    ["/.//evil.example", "/"],
    ["/\t/evil.example", "/"],
  ];
  for (const [next, location] of wanted) {
    const visitor = openVisitor(world, { address: `203.0.113.${wanted.length}` });
    await visitor.get(`/sign-in?${new URLSearchParams({ next })}`);
    const answer = await visitor.submit("/sign-in", { name: "steve_01", password: PASSWORD, next });
    assert.deepEqual([answer.status, answer.location], [303, location], next);
    const again = await visitor.get(`/sign-in?${new URLSearchParams({ next })}`);
    assert.deepEqual([again.status, again.location], [303, location], next);
  }
});

Deno.test("a wrong password and an unknown name get the same page", async () => {
  await using world = await openWorld();
  await openPerson(world, "Steve_01");
  const visitor = openVisitor(world);
  await visitor.get("/sign-in");
  const pages = [];
  for (const name of ["Steve_01", "Nobody_1"]) {
    const { status, html } = await visitor.submit("/sign-in", {
      name,
      password: "a wrong password",
    });
    assert.equal(status, 422);
    assert.match(html, /Wrong username or password\./);
    // A challenge is another one each time.
    pages.push(html.replaceAll(name, "NAME").replace(/challenge&quot;:&quot;\w+/, ""));
  }
  assert.equal(pages[0], pages[1]);
  assert.equal(visitor.cookies.has("voteboard_session"), false);
});

Deno.test("too many tries to sign in get a 429 with the wait", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  await visitor.get("/sign-in");
  const send = () => visitor.submit("/sign-in", { name: "Nobody", password: "a wrong password" });
  for (let i = 0; i < 10; i++) assert.equal((await send()).status, 422);
  const { status, headers, html } = await send();
  assert.equal(status, 429);
  assert.match(headers.get("retry-after") ?? "", /^(8[5-9]\d|900)$/);
  assert.match(html, /Try again in 15 minutes\./);
});

Deno.test("signing out ends the session, clears its cookie and refuses its forms", async () => {
  await using world = await openWorld();
  const visitor = await openPerson(world, "Steve_01");
  await visitor.get("/account");
  const cookie = visitor.cookies.get("voteboard_session") ?? "";
  const { status, location } = await visitor.submit("/sign-out");
  assert.deepEqual([status, location], [303, "/?notice=signed_out"]);
  assert.equal(visitor.cookies.has("voteboard_session"), false);
  visitor.cookies.set("voteboard_session", cookie);
  assert.equal((await visitor.submit("/account/other-sessions/end")).status, 401);
});
