import assert from "node:assert/strict";
import { openPerson, openVisitor, PASSWORD } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";
import { mailedToken } from "../../support/people/mailed_links.ts";
import { inputOf, signUp } from "./account_forms.ts";

Deno.test("a reset link sets a new password; asking never reveals an account", async () => {
  await using world = await openWorld();
  await signUp(world);
  await world.services.background.settled();
  const visitor = openVisitor(world);
  await visitor.get("/reset-password");
  const asked = [];
  for (const email of ["steve@example.com", "nobody@example.com"]) {
    const { status, html } = await visitor.submit("/reset-password", { email });
    assert.equal(status, 202);
    asked.push(html);
  }
  assert.equal(asked[0], asked[1]);
  await world.services.background.settled();

  const path = `/reset-password/${mailedToken(world, "steve@example.com", "/reset-password/")}`;
  await visitor.get(path);
  assert.equal((await visitor.submit(path, { password: "short" })).status, 422);
  const saved = await visitor.submit(path, { password: "another horse battery" });
  assert.deepEqual([saved.status, saved.location], [303, "/sign-in?notice=password_reset"]);
  assert.equal((await visitor.submit(path, { password: "another horse battery" })).status, 410);
  const signedIn = await visitor.submit("/sign-in", {
    name: "Steve_01",
    password: "another horse battery",
  });
  assert.equal(signedIn.status, 303);
});

Deno.test("opening an emailed link confirms nothing until its button is pressed", async () => {
  await using world = await openWorld();
  const visitor = await signUp(world);
  await world.services.background.settled();
  assert.match((await visitor.get("/account")).html, /not confirmed/);
  const path = `/verify-email/${mailedToken(world, "steve@example.com", "/verify-email/")}`;
  assert.equal((await visitor.get(path)).status, 200);
  assert.match((await visitor.get("/account")).html, /not confirmed/);
  const { status, location } = await visitor.submit(path);
  assert.deepEqual([status, location], [303, "/account?notice=email_confirmed"]);
  assert.doesNotMatch((await visitor.get("/account")).html, /not confirmed/);
  assert.equal((await visitor.submit("/verify-email/abc")).status, 410);
});

Deno.test("a link to confirm an address names the account, and the address to its owner only", async () => {
  await using world = await openWorld();
  await signUp(world);
  await world.services.background.settled();
  const path = `/verify-email/${mailedToken(world, "steve@example.com", "/verify-email/")}`;
  const { html } = await openVisitor(world).get(path);
  assert.match(
    html,
    /s•••@example\.com\S* is your address\. It will belong to the account Steve_01\./,
  );
  assert.doesNotMatch(html, /steve@example\.com/);
});

Deno.test("a dead link shows no form, however it died", async () => {
  await using world = await openWorld();
  const visitor = await signUp(world);
  await visitor.submit("/reset-password", { email: "steve@example.com" });
  await world.services.background.settled();
  const pathOf = (kind: string) =>
    new URL(world.mails.findLast(({ link }) => link.includes(kind))?.link ?? "").pathname;
  const reset = pathOf("/reset-password/");
  const verify = pathOf("/verify-email/");
  for (const path of [reset, verify]) {
    const { status, html } = await visitor.get(path);
    assert.deepEqual([status, html.includes(`action="${path}"`)], [200, true], path);
  }
  assert.match(inputOf((await visitor.get(reset)).html, "password"), /autocomplete="new-password"/);
  await visitor.submit(reset, { password: "another-password" });
  world.pass(86_400_001);
  for (const path of [reset, verify, "/reset-password/abc", "/verify-email/abc"]) {
    const { status, html } = await openVisitor(world).get(path);
    assert.equal(status, 410, path);
    assert.match(html, /This link no longer works/);
    assert.doesNotMatch(html.slice(0, html.indexOf("</main>")), /<main.*<form method="post"/s);
  }
});

Deno.test("once an address got enough emails, its owner is led to the link in one of those", async () => {
  await using world = await openWorld();
  const visitor = await openPerson(world, "Steve_01");
  for (const _ of [1, 2, 3]) await visitor.submit("/account/verification");
  const typed = { email: "steve_01@example.com", password: PASSWORD };
  const sent = [
    await visitor.submit("/account/verification"),
    await visitor.submit("/account/email", typed),
  ];
  for (const { status, headers, html } of sent) {
    assert.deepEqual([status, headers.has("retry-after")], [429, true]);
    assert.match(html, /Open the link in the newest\s+one while you are signed in/);
  }
});
