import assert from "node:assert/strict";
import { createAccount } from "../../src/site/accounts/create_account.ts";
import { checkPassword } from "../../src/site/accounts/passwords/password.ts";
import { changePassword } from "../../src/site/sign_in/passwords/change_password.ts";
import { PASSWORD, requestFrom, signIn, signUp } from "../support/people/people.ts";
import { openPerson, openVisitor } from "../support/people/visitor.ts";
import { openWorld } from "../support/world.ts";

const STEVE = { username: "Steve_01", site: { name: "Vote Haven" } };

Deno.test("a password has 10 to 128 characters of any kind", async () => {
  const fine = [
    "zuckerrübe",
    "9274610385",
    " ,.-;:_#+* ",
    "🐎🔋📎🐎🖇️🧷",
    "correct horse battery",
    "Ab3".concat("xyz-".repeat(31)),
  ];
  for (const password of fine) await checkPassword(password, STEVE);
  for (const refused of ["", "123456789", "x".repeat(129)]) {
    await assert.rejects(checkPassword(refused, STEVE), { code: /^password_too_(short|long)$/ });
  }
});

Deno.test("a password that is easy to guess is refused", async () => {
  const tried = [
    "qwertyuiop",
    "1234567890",
    "Sunshine2026!",
    "!!Basketball",
    "aaaaaaaaaa",
    "ab12ab12ab1",
    "Steve_01Steve_01",
    "steve_01-2026",
    "vote haven 26",
    "Voteboard123",
    "Minecraft-Server",
    // Full-width letters, as some keyboards type them.
    "\uff53\uff55\uff4e\uff53\uff48\uff49\uff4e\uff45123",
  ];
  for (const password of tried) {
    await assert.rejects(checkPassword(password, STEVE), { code: "password_common" }, password);
  }
  for (const password of ["steve likes long walks", "sunshine in the west", "my minecraft horse"]) {
    await checkPassword(password, STEVE);
  }
});

Deno.test("sign-up, change and command line refuse a password that is easy to guess", async () => {
  await using world = await openWorld();
  const { context, act } = world;
  const common = "Password2026!";
  const account = { username: "Alex_02", email: "alex@example.com", password: common };
  const refused = { code: "password_common" };
  await assert.rejects(createAccount(context, { ...account, isModerator: false }, act), refused);
  const { viewer, cookie } = await signUp(world, "Steve_01");
  const request = requestFrom({ cookie });
  const change = { password: PASSWORD, newPassword: common, request };
  await assert.rejects(changePassword(context, viewer, change), refused);
  await assert.rejects(
    changePassword(context, viewer, { ...change, newPassword: "Steve_01 2026" }),
    refused,
  );
});

Deno.test("a password stays good until it is changed", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  world.pass(10 * 365 * 86_400_000);
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

Deno.test("every page shows a signed-in visitor how to sign out", async () => {
  await using world = await openWorld();
  const visitor = await openPerson(world, "Steve_01");
  for (const path of ["/", "/account", "/my/servers", "/my/votes", "/games", "/docs"]) {
    const { status, html } = await visitor.get(path);
    assert.equal(status, 200, path);
    assert.match(html, /<form[^>]*action="\/sign-out"/, path);
  }
});
