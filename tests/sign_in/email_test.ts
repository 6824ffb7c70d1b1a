import assert from "node:assert/strict";
import { showProfile } from "../../src/site/accounts/profile.ts";
import { changeEmail, requestVerification } from "../../src/site/sign_in/links/confirm_email.ts";
import { findEmailLink, verifyEmail } from "../../src/site/sign_in/links/email_link.ts";
import { claimMail } from "../../src/site/sign_in/mails/account_mails.ts";
import { importedMail } from "../../src/site/sign_in/mails/decision_mails.ts";
import { takeMail } from "../../src/site/sign_in/limits.ts";
import { requestReset, resetPassword } from "../../src/site/sign_in/passwords/password_reset.ts";
import { PASSWORD, type Person, requestFrom, signIn, signUp } from "../support/people/people.ts";
import { openWorld, type World } from "../support/world.ts";
import { mailedToken } from "../support/people/mailed_links.ts";
import { forgetAddresses } from "../../src/site/sign_in/sessions/active_sessions.ts";
import { DAY_MS } from "../../src/core/time/day.ts";

const ADDRESS = "shared@example.com";
Deno.test("an email address belongs to the account that proves it first", async () => {
  await using world = await openWorld();
  const squatter = await signUp(world, "Squatter", { email: ADDRESS });
  const squatted = await lastToken(world);
  const owner = await signUp(world, "Owner", { email: ADDRESS });
  const proof = await lastToken(world);
  assert.match(world.mails.at(-1)?.text ?? "", /^Hello,/);
  assert.deepEqual(await verifyEmail(world.context, proof), { kind: "verified" });
  assert.equal((await signIn(world, ADDRESS)).viewer.username, "Owner");
  assert.deepEqual(await verifyEmail(world.context, squatted), { kind: "link_dead" });
  assert.deepEqual(await emailsOf(world, squatter), [ADDRESS, false, undefined]);
  assert.deepEqual(await emailsOf(world, owner), [ADDRESS, true, undefined]);
});

Deno.test("no mail to an unconfirmed address contains the name of its account", async () => {
  await using world = await openWorld();
  const name = "www.evil.example";
  const { viewer } = await signUp(world, name, { email: ADDRESS });
  await world.services.background.settled();
  await requestVerification(world.context, viewer);
  await requestReset(world.context, ADDRESS, requestFrom());
  await world.services.background.settled();
  const { site } = world.services;
  const reader = { email: ADDRESS, token: "t", username: name, list: "Other list" };
  const mails = [...world.mails, claimMail(site, reader), importedMail(site, reader)];
  assert.equal(mails.length, 5);
  for (const { subject, text } of mails) assert.doesNotMatch(subject + text, /evil/);
});

Deno.test("any unexpired link to an address confirms it for the signed-in account that has it", async () => {
  await using world = await openWorld();
  await signUp(world, "Squatter", { email: ADDRESS });
  const squatted = await lastToken(world);
  const owner = await signUp(world, "Owner", { email: ADDRESS });
  const stranger = await signUp(world, "Stranger");
  const found = await findEmailLink(world.context, squatted, stranger.viewer);
  assert.equal(found?.username, "Squatter");
  assert.equal((await findEmailLink(world.context, squatted, owner.viewer))?.username, "Owner");
  const outcome = await verifyEmail(world.context, squatted, owner.viewer);
  assert.deepEqual(outcome, { kind: "verified" });
  assert.deepEqual(await emailsOf(world, owner), [ADDRESS, true, undefined]);
});

Deno.test("strangers who use up an address's emails keep it from no signed-in account", async () => {
  await using world = await openWorld();
  const stranger = await signUp(world, "Stranger", { email: ADDRESS });
  const flooded = await lastToken(world);
  for (let network = 0; network < 40; network++) {
    const from = { email: ADDRESS, network: `203.0.${network % 20}.0/24` };
    await takeMail(world.context.accountLimits, from);
  }
  const newcomer = await signUp(world, "Newcomer", { email: ADDRESS, address: "198.51.100.7" });
  const again = await requestVerification(world.context, newcomer.viewer);
  assert.equal(again.kind, "mailed_enough");
  assert.equal(
    (await findEmailLink(world.context, flooded, newcomer.viewer))?.username,
    "Newcomer",
  );

  const owner = await signUp(world, "Owner", { email: "old@example.com" });
  await verifyEmail(world.context, await lastToken(world));
  assert.equal((await change(world, owner, ADDRESS)).kind, "mailed_enough");
  const outcome = await verifyEmail(world.context, flooded, owner.viewer);
  assert.deepEqual(outcome, { kind: "verified" });
  assert.deepEqual(await emailsOf(world, owner), [ADDRESS, true, undefined]);
  for (const { viewer } of [stranger, newcomer]) {
    assert.deepEqual(await verifyEmail(world.context, flooded, viewer), { kind: "link_dead" });
  }
});

Deno.test("of two who prove an address at once, one gets it", async () => {
  await using world = await openWorld();
  const links: string[] = [];
  for (const name of ["First", "Second", "Third"]) {
    await signUp(world, name, { email: ADDRESS });
    links.push(await lastToken(world));
  }
  const outcomes = await Promise.all(links.map((link) => verifyEmail(world.context, link)));
  const kinds = outcomes.map(({ kind }) => kind).sort();
  assert.deepEqual(kinds, ["link_dead", "link_dead", "verified"]);
});

Deno.test("an address changes once the new one is proven", async () => {
  await using world = await openWorld();
  const person = await signUp(world, "Steve_01", { email: "old@example.com" });
  await verifyEmail(world.context, await lastToken(world));
  assert.equal((await change(world, person, "new@example.com", "a wrong one")).kind, "wrong");
  assert.deepEqual(await change(world, person, "New@example.com"), { kind: "sent" });
  assert.deepEqual(await emailsOf(world, person), ["old@example.com", true, "new@example.com"]);
  await signIn(world, "old@example.com");
  await requestReset(world.context, "old@example.com", requestFrom());
  await world.services.background.settled();
  const reset = mailedToken(world, "old@example.com", "/reset-password/");
  assert.equal((await requestVerification(world.context, person.viewer)).kind, "sent");
  await verifyEmail(world.context, await lastToken(world));
  await world.services.background.settled();
  assert.deepEqual(await emailsOf(world, person), ["new@example.com", true, undefined]);
  assert.equal(world.mails.at(-1)?.to, "old@example.com");
  await signIn(world, "new@example.com");
  const late = await resetPassword(world.context, reset, { newPassword: PASSWORD });
  assert.deepEqual(late, { kind: "link_dead" });
});

Deno.test("a change to a proven address looks like any other", async () => {
  await using world = await openWorld();
  await signUp(world, "Owner", { email: ADDRESS });
  await verifyEmail(world.context, await lastToken(world));
  const other = await signUp(world, "Other");
  await world.services.background.settled();
  assert.deepEqual(await change(world, other, ADDRESS), { kind: "sent" });
  await world.services.background.settled();
  assert.match(world.mails.at(-1)?.text ?? "", /^Hello Owner,/);
  assert.equal((await emailsOf(world, other))[2], ADDRESS);
});

Deno.test("a link to confirm an address works for a day", async () => {
  await using world = await openWorld();
  await signUp(world, "Steve_01");
  const token = await lastToken(world);
  world.pass(DAY_MS);
  assert.deepEqual(await verifyEmail(world.context, token), { kind: "link_dead" });
});

Deno.test("a claim to an address ends after seven days", async () => {
  await using world = await openWorld();
  await signUp(world, "Owner", { email: ADDRESS });
  const claimant = await signUp(world, "Claimant", { email: ADDRESS });
  const later = (days: number) => new Date(world.clock.now.getTime() + days * DAY_MS);
  await forgetAddresses(world.services.sql, later(6));
  assert.equal((await emailsOf(world, claimant))[0], ADDRESS);
  await forgetAddresses(world.services.sql, later(7));
  assert.deepEqual(await emailsOf(world, claimant), [undefined, false, undefined]);
  const asked = await requestVerification(world.context, claimant.viewer);
  assert.deepEqual(asked, { kind: "confirmed_already" });
});

function change(world: World, person: Person, email: string, password = PASSWORD) {
  return changeEmail(world.context, person.viewer, { email, password, now: world.clock.now });
}

async function emailsOf(world: World, { viewer }: Person) {
  const profile = await showProfile(world.services.sql, viewer);
  return [profile?.email, profile?.emailVerified, profile?.newEmail];
}

async function lastToken(world: World): Promise<string> {
  await world.services.background.settled();
  const link = world.mails.findLast((mail) => mail.link.includes("/verify-email/"))?.link ?? "";
  return link.split("/").at(-1) ?? "";
}
