import assert from "node:assert/strict";
import { changeEmail } from "../../src/site/sign_in/links/confirm_email.ts";
import { verifyEmail } from "../../src/site/sign_in/links/email_link.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { findViewer } from "../../src/site/sign_in/sessions/find_viewer.ts";
import { disownSignIn } from "../../src/site/sign_in/not_me.ts";
import { signIn as signInByForm } from "../../src/site/sign_in/entry/sign_in_by_password.ts";
import { linkIdentity } from "../../src/site/sign_in/ways_in/ways_in.ts";
import { mailedToken } from "../support/people/mailed_links.ts";
import { PASSWORD, requestFrom, signIn, signUp } from "../support/people/people.ts";
import { doubleProviders, PIA } from "../support/people/provider_double.ts";
import { openVisitor } from "../support/people/visitor.ts";
import { openWorld, type World } from "../support/world.ts";

const EMAIL = "steve_01@example.com";

/** An account that confirmed its address an hour ago. */
async function openConfirmed(world: World) {
  const person = await signUp(world, "Steve_01");
  await world.services.sql`update account set email_verified = true`;
  await world.services.background.settled();
  world.mails.length = 0;
  world.pass(3_600_000);
  return person;
}

async function subjectsOf(world: World): Promise<string[]> {
  await world.services.background.settled();
  return world.mails.map(({ subject }) => subject);
}

Deno.test("a sign-in with a new browser is mailed, one with a known browser is not", async () => {
  await using world = await openWorld();
  const { cookie } = await openConfirmed(world);
  const typed = { nameOrEmail: "Steve_01", password: PASSWORD };
  assert.equal(
    (await signInByForm(world.context, typed, { request: requestFrom({ cookie }) })).kind,
    "signed_in",
  );
  assert.deepEqual(await subjectsOf(world), []);
  await signIn(world, "Steve_01");
  assert.deepEqual(await subjectsOf(world), ["A new browser signed in to Voteboard"]);
  const [mail] = world.mails;
  assert.equal(mail?.to, EMAIL);
  assert.match(mail?.text ?? "", /Test\/1\.0, from .*, on Mar 10, 2026, 13:00 UTC/);
});

Deno.test("neither a sign-up nor an unconfirmed address gets a mail about a new browser", async () => {
  await using world = await openWorld();
  await signUp(world, "Steve_01");
  await world.services.sql`update account set email_verified = true`;
  await signIn(world, "Steve_01");
  await world.services.sql`update account set email_verified = false`;
  world.pass(3_600_000);
  await signIn(world, "Steve_01");
  assert.ok(!(await subjectsOf(world)).some((subject) => subject.startsWith("A new browser")));
});

Deno.test("signing in again and again fills no mailbox", async () => {
  await using world = await openWorld();
  await openConfirmed(world);
  for (let nth = 0; nth < 8; nth++) await signIn(world, "Steve_01");
  assert.equal((await subjectsOf(world)).length, 5);
});

Deno.test("This wasn't me: opening the page changes nothing, the button shuts everybody out", async () => {
  await using world = await openWorld();
  const own = await openConfirmed(world);
  const thief = await signIn(world, "Steve_01");
  await subjectsOf(world);
  const path = `/not-me/${mailedToken(world, EMAIL, "/not-me/")}`;
  const visitor = openVisitor(world);
  const viewerOf = async (cookie: string) =>
    (await findViewer(world.context, requestFrom({ cookie }).headers)).viewer;
  const { html, status } = await visitor.get(path);
  assert.equal(status, 200);
  assert.match(html, /Wasn&#39;t it you\?/);
  assert.ok(await viewerOf(thief.cookie));
  assert.equal((await visitor.submit(path)).status, 200);
  assert.deepEqual([await viewerOf(thief.cookie), await viewerOf(own.cookie)], [
    undefined,
    undefined,
  ]);
  const typed = { nameOrEmail: "Steve_01", password: PASSWORD };
  assert.equal(
    (await signInByForm(world.context, typed, { request: requestFrom() })).kind,
    "wrong",
  );
  assert.ok((await subjectsOf(world)).includes("A new password for Voteboard"));
  // Pressed again, it sends another link.
  assert.match((await visitor.submit(path)).html, /We&#39;ve sent you a link/);
  await world.services.background.settled();
  const token = mailedToken(world, EMAIL, "/reset-password/");
  const saved = await visitor.submit(`/reset-password/${token}`, {
    password: "another horse battery",
  });
  assert.equal(saved.location, "/sign-in?notice=password_reset");
  await signIn(world, "Steve_01", "another horse battery");
});

Deno.test("This wasn't me signs out once: who finds the mail later can't do it to the owner again", async () => {
  await using world = await openWorld({ rounds: doubleProviders() });
  const own = await openConfirmed(world);
  await linkIdentity(world.context, own.viewer.accountId, PIA);
  await signIn(world, "Steve_01");
  await subjectsOf(world);
  const path = `/not-me/${mailedToken(world, EMAIL, "/not-me/")}`;
  const visitor = openVisitor(world);
  assert.match((await visitor.submit(path)).html, /We&#39;ve sent you a link/);
  await world.services.background.settled();
  const token = mailedToken(world, EMAIL, "/reset-password/");
  await visitor.submit(`/reset-password/${token}`, { password: "another horse battery" });
  const { cookie } = await signIn(world, "Steve_01", "another horse battery");
  world.mails.length = 0;
  const again = await visitor.submit(path);
  assert.match(again.html, /This link was used already/);
  assert.ok((await findViewer(world.context, requestFrom({ cookie }).headers)).viewer);
  const typed = { nameOrEmail: "Steve_01", password: "another horse battery" };
  assert.equal(
    (await signInByForm(world.context, typed, { request: requestFrom() })).kind,
    "signed_in",
  );
  const { viewer } = own;
  await world.services.sql`delete from identity`;
  const gone = { password: "another horse battery", now: world.clock.now };
  assert.equal((await deleteAccount(world.context, viewer, gone)).kind, "deleted");
  assert.deepEqual([...await world.services.sql`select identifier from verification`], []);
});

Deno.test("of two presses of This wasn't me at once, one signs everybody out", async () => {
  await using world = await openWorld();
  await openConfirmed(world);
  await signIn(world, "Steve_01");
  await subjectsOf(world);
  const token = mailedToken(world, EMAIL, "/not-me/");
  const outcomes = await Promise.all([1, 2].map(() => disownSignIn(world.context, token)));
  // Both presses get their owner back in.
  assert.deepEqual(outcomes.map(({ kind }) => kind), ["mailed", "mailed"]);
  const rows = await world.services.sql`select from verification where value like 'not me %'`;
  assert.equal(rows.length, 1);
});

Deno.test("This wasn't me ends a change of address that a thief asked for", async () => {
  await using world = await openWorld();
  await openConfirmed(world);
  const { viewer } = await signIn(world, "Steve_01");
  await subjectsOf(world);
  const wanted = { email: "thief@example.com", password: PASSWORD, now: world.clock.now };
  assert.equal((await changeEmail(world.context, viewer, wanted)).kind, "sent");
  await subjectsOf(world);
  const late = mailedToken(world, "thief@example.com", "/verify-email/");
  await openVisitor(world).submit(`/not-me/${mailedToken(world, EMAIL, "/not-me/")}`);
  assert.equal((await verifyEmail(world.context, late)).kind, "link_dead");
});

Deno.test("This wasn't me gives the account back the address that a thief replaced", async () => {
  await using world = await openWorld();
  await openConfirmed(world);
  const { viewer } = await signIn(world, "Steve_01");
  await subjectsOf(world);
  const wanted = { email: "thief@example.com", password: PASSWORD, now: world.clock.now };
  await changeEmail(world.context, viewer, wanted);
  await subjectsOf(world);
  await verifyEmail(world.context, mailedToken(world, "thief@example.com", "/verify-email/"));
  const token = mailedToken(world, EMAIL, "/not-me/");
  world.pass(60_000);
  await signIn(world, "Steve_01");
  await subjectsOf(world);
  const thiefs = mailedToken(world, "thief@example.com", "/not-me/");
  world.mails.length = 0;
  assert.match(
    (await openVisitor(world).submit(`/not-me/${token}`)).html,
    /We&#39;ve sent you a link/,
  );
  await subjectsOf(world);
  const resets = world.mails.filter(({ subject }) => subject === "A new password for Voteboard");
  assert.deepEqual(resets.map(({ to }) => to), [EMAIL]);
  // The thief's own link is younger, and gives them nothing back.
  await openVisitor(world).submit(`/not-me/${thiefs}`);
  await subjectsOf(world);
  assert.ok(
    world.mails.every(({ to, link }) => to === EMAIL || !link.includes("/reset-password/")),
  );
  const [account] = await world.services.sql`select email, email_verified from account`;
  assert.deepEqual({ ...account }, { email: EMAIL, emailVerified: true });
});

Deno.test("a link of This wasn't me works for a week, and only as we wrote it", async () => {
  await using world = await openWorld();
  await openConfirmed(world);
  await signIn(world, "Steve_01");
  await subjectsOf(world);
  const token = mailedToken(world, EMAIL, "/not-me/");
  const visitor = openVisitor(world);
  const forged = token.replace(/^./, (letter) => letter === "0" ? "1" : "0");
  assert.equal((await visitor.submit(`/not-me/${forged}`)).status, 410);
  world.pass(7 * 86_400_000);
  assert.equal((await visitor.get(`/not-me/${token}`)).status, 410);
  assert.equal((await visitor.submit(`/not-me/${token}`)).status, 410);
});
