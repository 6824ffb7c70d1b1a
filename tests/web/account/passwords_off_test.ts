import assert from "node:assert/strict";
import { insertClaim } from "../../../src/site/accounts/names/name_claims.ts";
import { insertPlayer } from "../../../src/core/accounts/players.ts";
import { loadConfig } from "../../../src/service/config.ts";
import { LENIENT } from "../../support/votes/ballots.ts";
import { doubleProviders, goThrough } from "../../support/people/provider_double.ts";
import { openPerson, openVisitor, PASSWORD, signIn } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

const OFF = { botCheck: LENIENT, passwordSignIn: false };

Deno.test("without passwords there is no form for one, and none is taken", async () => {
  await using world = await openWorld({ ...OFF, rounds: doubleProviders() });
  const steve = await openPerson(world, "Steve_01");
  const visitor = openVisitor(world);
  for (const path of ["/sign-in", "/sign-up"]) {
    const { status, html } = await visitor.get(path);
    assert.equal(status, 200);
    assert.doesNotMatch(html, /type="password"|reset-password/);
    assert.match(html, /with\/discord/);
  }
  assert.doesNotMatch((await steve.get("/account")).html, /type="password"/);
  const form = { username: "Alex", email: "a@example.com", password: PASSWORD, proof: "one" };
  const gone = [
    visitor.submit("/sign-in", { name: "Steve_01", password: PASSWORD }),
    visitor.submit("/sign-up", form),
    visitor.get("/reset-password"),
    visitor.submit("/reset-password", { email: "steve_01@example.com" }),
    visitor.get("/reset-password/token"),
    visitor.submit("/reset-password/token", { password: PASSWORD }),
    steve.submit("/account/password", { password: PASSWORD, new_password: PASSWORD }),
  ];
  for (const { status, html } of await Promise.all(gone)) {
    assert.equal(status, 404);
    assert.match(html, /This site doesn&#39;t use passwords/);
  }
  assert.equal(world.mails.length, 0);
});

Deno.test("without passwords a stored one neither proves anything nor counts as a way in", async () => {
  await using world = await openWorld({ ...OFF, rounds: doubleProviders() });
  const steve = await openPerson(world, "Steve_01");
  await signIn(world, steve, "Steve_01");
  await goThrough(steve, { purpose: "link", next: "/account" });
  const fields = { provider: "discord", subject: "80351110224678912" };
  assert.equal((await steve.submit("/account/identities/removal", fields)).status, 409);
  await world.services.sql`update session set proved_at = ${world.clock.now}`;
  world.pass(600_000);
  const refused = await steve.submit("/account/deletion", { password: PASSWORD });
  assert.match(refused.location ?? "", /^\/account\/proof/);
});

Deno.test("without passwords an account that has one shows who it is at its provider", async () => {
  await using world = await openWorld({ ...OFF, rounds: doubleProviders() });
  const steve = await openPerson(world, "Steve_01");
  await goThrough(steve, { purpose: "link", next: "/account" });
  await world.services.sql`update session set proved_at = null`;
  const { html } = await steve.get("/account/proof?next=/account/deletion");
  assert.doesNotMatch(html, /type="password"/);
  assert.match(html, /action="\/sign-in\/with\/discord"/);
  const typed = await steve.submit("/account/proof", { proof_password: PASSWORD });
  assert.equal(typed.status, 422);
  const proved = await goThrough(steve, { purpose: "prove", next: "/account/deletion" });
  assert.equal(proved.location, "/account/deletion");
  assert.equal((await steve.submit("/account/deletion")).location, "/?notice=account_deleted");
});

Deno.test("without passwords no link gives a name whose account could not be opened", async () => {
  await using world = await openWorld({ ...OFF, rounds: doubleProviders() });
  const { sql, emailLinks } = world.services;
  const { now } = world.clock;
  const accountId = crypto.randomUUID();
  const id = crypto.randomUUID();
  await insertPlayer(sql, { id: accountId, username: "Held", vouchedBy: null, now });
  const email = "held@example.com";
  const password = "none";
  await insertClaim(sql, { accountId, row: { id, username: "Held", email, password, now } });
  const path = `/verify-email/${emailLinks.make({ accountId: id, email })}`;
  const visitor = openVisitor(world);
  assert.equal((await visitor.get(path)).status, 410);
  assert.equal((await visitor.submit(path, { password: PASSWORD })).status, 410);
  assert.equal((await sql`select from credential`).length, 0);
});

Deno.test("without passwords people still sign in with a passkey", async () => {
  await using world = await openWorld({ ...OFF, rounds: doubleProviders() });
  const { html } = await openVisitor(world).get("/sign-in?next=/games");
  assert.match(html, /action="\/sign-in\/passkey"/);
});

Deno.test("without passwords, the mail about an address in use leads to the sign-in", async () => {
  await using world = await openWorld({ ...OFF, rounds: doubleProviders() });
  const email = "steve_01@example.com";
  const steve = await openPerson(world, "Steve_01");
  const alex = await openPerson(world, "Alex_02");
  await world.services.sql`update account set email_verified = true where email = ${email}`;
  await world.services.background.settled();
  world.mails.length = 0;
  assert.equal((await alex.submit("/account/email", { email })).status, 303);
  await world.services.background.settled();
  const [mail] = world.mails;
  assert.equal(mail?.to, email);
  assert.equal(new URL(mail?.link ?? "").pathname, "/sign-in");
  assert.doesNotMatch(mail?.text ?? "", /password/);
  assert.equal((await steve.get("/account")).status, 200);
});

Deno.test("without passwords This wasn't me sends no link for one", async () => {
  await using world = await openWorld({ ...OFF, rounds: doubleProviders() });
  await openPerson(world, "Steve_01");
  const email = "steve_01@example.com";
  const [account] = await world.services.sql<{ id: string }[]>`
    update account set email_verified = true where email = ${email} returning id`;
  const token = world.services.notMeLinks.make({ accountId: account?.id ?? "", email });
  const { html } = await openVisitor(world).submit(`/not-me/${token}`);
  assert.match(html, /Your account has no password/);
  await world.services.background.settled();
  assert.equal(world.mails.length, 0);
});

Deno.test("a start without any way to sign in is refused with one sentence", () => {
  const off = { PASSWORD_SIGN_IN: "0" };
  for (const more of [{}, { STEAM_SIGN_IN: "0" }, { DISCORD_CLIENT_ID: "" }]) {
    assert.throws(() => loadConfig({ ...off, ...more }), {
      name: "SettingsError",
      message: /- PASSWORD_SIGN_IN=0 leaves nobody a way to sign in: switch on Discord/,
    });
  }
  assert.equal(loadConfig({ ...off, STEAM_SIGN_IN: "1" }).passwordSignIn, false);
  assert.equal(loadConfig({}).passwordSignIn, true);
});
