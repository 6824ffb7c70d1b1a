import assert from "node:assert/strict";
import { checkPassword } from "../../src/accounts/password.ts";
import { signIn, signUp } from "../support/people.ts";
import { openPerson, openVisitor } from "../support/visitor.ts";
import { openWorld } from "../support/world.ts";

Deno.test("a password has 10 to 128 characters of any kind", () => {
  const fine = [
    "aaaaaaaaaa",
    "1234567890",
    "          ",
    "pässwörter",
    "🐎🔋📎🐎🔋",
    "x".repeat(128),
  ];
  for (const password of fine) checkPassword(password);
  for (const refused of ["", "123456789", "x".repeat(129)]) {
    assert.throws(() => checkPassword(refused), { code: /^password_too_(short|long)$/ });
  }
});

Deno.test("a password stays good for as long as nobody changes it", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  world.clock.now = new Date(world.clock.now.getTime() + 10 * 365 * 86_400_000);
  assert.equal((await signIn(world, "Steve_01")).viewer.accountId, viewer.accountId);
});

Deno.test("a new site has no account", async () => {
  await using world = await openWorld();
  assert.deepEqual([...await world.services.sql`select username from account`], []);
});

Deno.test("a field for a password is masked, and nothing hinders pasting into it", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  for (const path of ["/sign-up", "/sign-in"]) {
    const { html } = await visitor.get(path);
    assert.match(
      html,
      /<input[^>]*type="password"[^>]*name="password"|<input[^>]*name="password"[^>]*type="password"/,
      path,
    );
    assert.doesNotMatch(html, /onpaste|ondrop|autocomplete="off"/, path);
  }
});

Deno.test("every page shows somebody who is signed in how to sign out", async () => {
  await using world = await openWorld();
  const visitor = await openPerson(world, "Steve_01");
  for (const path of ["/", "/account", "/my/servers", "/my/votes", "/games", "/docs"]) {
    const { status, html } = await visitor.get(path);
    assert.equal(status, 200, path);
    assert.match(html, /<form[^>]*action="\/sign-out"/, path);
  }
});
