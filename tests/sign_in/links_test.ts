import assert from "node:assert/strict";
import { requestVerification } from "../../src/site/sign_in/links/confirm_email.ts";
import { verifyEmail } from "../../src/site/sign_in/links/email_link.ts";
import { changePassword } from "../../src/site/sign_in/passwords/change_password.ts";
import { requestReset, resetPassword } from "../../src/site/sign_in/passwords/password_reset.ts";
import { QueueFull } from "../../src/core/limits/fair_queue.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { findViewer } from "../../src/site/sign_in/sessions/find_viewer.ts";
import type { Passwords } from "../../src/site/accounts/passwords/password.ts";
import { PASSWORD, requestFrom, signIn, signUp } from "../support/people/people.ts";
import { openWorld, PASSWORDS, type World } from "../support/world.ts";

const NEW_PASSWORD = "a new horse battery";

Deno.test("a reset link gives a new password once", async () => {
  await using world = await openWorld();
  const { cookie } = await signUp(world, "Steve_01");
  const token = await askForReset(world, "STEVE_01@example.com");
  assert.equal(
    (await resetPassword(world.context, token, { newPassword: NEW_PASSWORD })).kind,
    "reset",
  );
  assert.equal(
    (await findViewer(world.context, requestFrom({ cookie }).headers)).viewer,
    undefined,
  );
  const { viewer } = await signIn(world, "Steve_01@example.com", NEW_PASSWORD);
  assert.deepEqual([viewer.username, viewer.emailVerified], ["Steve_01", true]);
  assert.deepEqual(await resetPassword(world.context, token, { newPassword: PASSWORD }), {
    kind: "link_dead",
  });
});

Deno.test("a reset link works for an hour", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  await signUp(world, "Steve_01");
  const token = await askForReset(world, "steve_01@example.com");
  const [row] = await sql`
    select expires_at = ${world.clock.now}::timestamptz + interval '1 hour' as is_hour from verification`;
  assert.equal(row?.["isHour"], true);
  await sql`update verification set expires_at = ${world.clock.now}`;
  assert.deepEqual(await resetPassword(world.context, token, { newPassword: NEW_PASSWORD }), {
    kind: "link_dead",
  });
  await signIn(world, "Steve_01");
});

Deno.test("guesses in a stolen session don't keep the owner from using a reset link", async () => {
  await using world = await openWorld();
  const { viewer, cookie } = await signUp(world, "Steve_01");
  const request = requestFrom({ cookie });
  const guess = { password: "a wrong password", newPassword: NEW_PASSWORD, request };
  const kinds = [];
  for (let nth = 0; nth < 11; nth++) {
    kinds.push((await changePassword(world.context, viewer, guess)).kind);
  }
  assert.equal(kinds.at(-1), "limited");
  const token = await askForReset(world, "steve_01@example.com");
  const reset = await resetPassword(world.context, token, { newPassword: NEW_PASSWORD });
  assert.equal(reset.kind, "reset");
});

Deno.test("a password that is too short leaves the reset link alive", async () => {
  await using world = await openWorld();
  await signUp(world, "Steve_01");
  const token = await askForReset(world, "steve_01@example.com");
  await assert.rejects(resetPassword(world.context, token, { newPassword: "short" }), {
    code: "password_too_short",
  });
  for (const made of ["", "abc", `${token}x`, "ab\u0000c"]) {
    const outcome = await resetPassword(world.context, made, { newPassword: NEW_PASSWORD });
    assert.deepEqual(outcome, { kind: "link_dead" }, made);
  }
  assert.equal(
    (await resetPassword(world.context, token, { newPassword: NEW_PASSWORD })).kind,
    "reset",
  );
});

Deno.test("a reset link is good again after a queue that was full", async () => {
  let isFull = false;
  const passwords: Passwords = {
    ...PASSWORDS,
    as: () => passwords,
    hash: (password: string) =>
      isFull ? Promise.reject(new QueueFull(3)) : PASSWORDS.hash(password),
  };
  await using world = await openWorld({ passwords });
  await signUp(world, "Steve_01");
  const token = await askForReset(world, "steve_01@example.com");
  isFull = true;
  await assert.rejects(
    resetPassword(world.context, token, { newPassword: NEW_PASSWORD }),
    QueueFull,
  );
  isFull = false;
  const outcome = await resetPassword(world.context, token, { newPassword: NEW_PASSWORD });
  assert.equal(outcome.kind, "reset");
  await signIn(world, "Steve_01", NEW_PASSWORD);
});

Deno.test("one reset link causes no more hashes than an account's ten attempts", async () => {
  let hashed = 0;
  const passwords: Passwords = {
    ...PASSWORDS,
    as: () => passwords,
    hash: () => (hashed++, Promise.reject(new QueueFull(3))),
  };
  await using world = await openWorld();
  await signUp(world, "Steve_01");
  const token = await askForReset(world, "steve_01@example.com");
  const context = { ...world.context, passwords };
  for (let attempt = 0; attempt < 10; attempt++) {
    await assert.rejects(resetPassword(context, token, { newPassword: NEW_PASSWORD }), QueueFull);
  }
  const limited = await resetPassword(context, token, { newPassword: NEW_PASSWORD });
  assert.deepEqual([limited.kind, hashed], ["limited", 10]);
});

Deno.test("a used reset link ends all others of its account", async () => {
  await using world = await openWorld();
  await signUp(world, "Steve_01");
  await signUp(world, "Other");
  const links = [
    await askForReset(world, "steve_01@example.com"),
    await askForReset(world, "steve_01@example.com"),
    await askForReset(world, "other@example.com"),
  ];
  const kinds: string[] = [];
  for (const token of links) {
    kinds.push((await resetPassword(world.context, token, { newPassword: NEW_PASSWORD })).kind);
  }
  assert.deepEqual(kinds, ["reset", "link_dead", "reset"]);
});

Deno.test("a changed password ends the account's reset links", async () => {
  await using world = await openWorld();
  const person = await signUp(world, "Steve_01");
  const token = await askForReset(world, "steve_01@example.com");
  const change = (password: string) =>
    changePassword(world.context, person.viewer, {
      password,
      newPassword: NEW_PASSWORD,
      request: requestFrom(person),
    });
  assert.equal((await change("a wrong password")).kind, "wrong");
  assert.equal((await world.services.sql`select id from verification`).length, 1);
  assert.equal((await change(PASSWORD)).kind, "changed");
  assert.deepEqual(await resetPassword(world.context, token, { newPassword: PASSWORD }), {
    kind: "link_dead",
  });
});

Deno.test("who reads the database cannot use its reset links", async () => {
  await using world = await openWorld();
  await signUp(world, "Steve_01");
  const token = await askForReset(world, "steve_01@example.com");
  const rows = await world.services.sql`select identifier, value from verification`;
  assert.equal(rows.length, 1);
  assert.ok(!JSON.stringify(rows).includes(token));
});

Deno.test("a reset request gets the same answer for every address", async () => {
  await using world = await openWorld();
  await signUp(world, "Steve_01");
  await world.services.background.settled();
  world.mails.length = 0;
  for (const email of ["steve_01@example.com", "nobody@example.com"]) {
    assert.deepEqual(await requestReset(world.context, email, requestFrom()), { kind: "asked" });
    // Nothing was looked up yet: what an answer takes tells nothing.
    assert.deepEqual(world.mails, []);
  }
  await world.services.background.settled();
  assert.deepEqual(world.mails.map(({ to }) => to), ["steve_01@example.com"]);
});

Deno.test("a fourth link within an hour for one address is refused", async () => {
  await using world = await openWorld();
  const ask = async (email: string, address: string) =>
    (await requestReset(world.context, email, requestFrom({ address }))).kind;
  const same = await Promise.all(["a", "b", "c", "d"].map((from) => ask("x@example.com", from)));
  assert.deepEqual(same, ["asked", "asked", "asked", "limited"]);
  const kinds = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((i) => ask(`p${i}@example.com`, "one")),
  );
  assert.deepEqual(kinds, [...Array(5).fill("asked"), "limited"]);
  await assert.rejects(() => requestReset(world.context, "no address", requestFrom()), {
    code: "email_invalid",
  });
});

Deno.test("signing up sends a link that confirms the email address", async () => {
  await using world = await openWorld();
  const { cookie } = await signUp(world, "Steve_01");
  const token = await lastToken(world, "/verify-email/");
  assert.deepEqual(await verifyEmail(world.context, `${token}x`), { kind: "link_dead" });
  assert.deepEqual(await verifyEmail(world.context, token), { kind: "verified" });
  assert.deepEqual(await verifyEmail(world.context, token), { kind: "verified" });
  const { viewer } = await findViewer(world.context, requestFrom({ cookie }).headers);
  assert.equal(viewer?.emailVerified, true);
  assert.equal((await signIn(world, "steve_01@example.com")).viewer.username, "Steve_01");
});

Deno.test("another link is never sent to an address that another account proved", async () => {
  await using world = await openWorld();
  const owner = await signUp(world, "Owner", { email: "a@example.com" });
  await verifyEmail(world.context, await lastToken(world, "/verify-email/"));
  const newcomer = await signUp(world, "Newcomer", { email: "a@example.com" });
  const third = await signUp(world, "Third", { email: "b@example.com" });
  await world.services.background.settled();
  world.mails.length = 0;
  assert.deepEqual(await requestVerification(world.context, newcomer.viewer), { kind: "sent" });
  assert.deepEqual(await requestVerification(world.context, third.viewer), { kind: "sent" });
  await world.services.background.settled();
  assert.deepEqual(world.mails.map(({ to, subject }) => [to, subject]), [
    ["b@example.com", "Confirm your email address for Voteboard"],
  ]);
  const more = [1, 2, 3].map(() => requestVerification(world.context, newcomer.viewer));
  const kinds = (await Promise.all(more)).map(({ kind }) => kind);
  assert.deepEqual(kinds.sort(), ["mailed_enough", "sent", "sent"]);
  assert.equal(
    (await requestVerification(world.context, owner.viewer)).kind,
    "confirmed_already",
  );
});

Deno.test("an email address given up by its owner can be claimed", async () => {
  await using world = await openWorld();
  const owner = await signUp(world, "Owner", { email: "a@example.com" });
  const newcomer = await signUp(world, "Newcomer", { email: "a@example.com" });
  // The owner's own link must not come last.
  await world.services.background.settled();
  await deleteAccount(world.context, owner.viewer, { password: PASSWORD, ...world.act });
  await requestVerification(world.context, newcomer.viewer);
  const token = await lastToken(world, "/verify-email/");
  assert.deepEqual(await verifyEmail(world.context, token), { kind: "verified" });
  assert.equal((await signIn(world, "a@example.com")).viewer.username, "Newcomer");
});

Deno.test("an email that cannot be sent changes no answer", async () => {
  await using world = await openWorld();
  world.mails.push = () => {
    throw new Error("the mail server is away");
  };
  assert.equal((await signUp(world, "Steve_01")).viewer.username, "Steve_01");
  assert.deepEqual(await requestReset(world.context, "steve_01@example.com", requestFrom()), {
    kind: "asked",
  });
  await world.services.background.settled();
});

async function askForReset(world: World, email: string): Promise<string> {
  await requestReset(world.context, email, requestFrom());
  return await lastToken(world, "/reset-password/");
}

async function lastToken(world: World, path: string): Promise<string> {
  await world.services.background.settled();
  const link = world.mails.findLast((mail) => mail.link.includes(path))?.link ?? "";
  assert.ok(link.startsWith(`http://localhost${path}`), "no mail has such a link");
  return link.slice(`http://localhost${path}`.length);
}
