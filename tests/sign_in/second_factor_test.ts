import assert from "node:assert/strict";
import { disableAccount } from "../../src/site/accounts/moderation/disable_account.ts";
import { resealSecrets } from "../../src/service/cli/change_secret_key.ts";
import { changePassword } from "../../src/site/sign_in/passwords/change_password.ts";
import { requestReset, resetPassword } from "../../src/site/sign_in/passwords/password_reset.ts";
import { changeEmail } from "../../src/site/sign_in/links/confirm_email.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { enterAccount } from "../../src/site/sign_in/entry/enter_account.ts";
import { findViewer } from "../../src/site/sign_in/sessions/find_viewer.ts";
import { finishSignIn } from "../../src/site/sign_in/entry/finish_sign_in.ts";
import { isRecent } from "../../src/site/sign_in/sessions/is_recent.ts";
import { findSecondFactor } from "../../src/site/sign_in/two_factor/second_factor.ts";
import { digitsOf, proveCode } from "../../src/site/sign_in/two_factor/prove_code.ts";
import { signIn } from "../../src/site/sign_in/entry/sign_in_by_password.ts";
import { totpContext } from "../../src/site/sign_in/two_factor/totp.ts";
import { createSecretBox } from "../../src/core/secrets/secret_key.ts";
import { codeAt, turnOnFactors, wrongCode } from "../support/people/factors.ts";
import { mailedToken } from "../support/people/mailed_links.ts";
import { cookieOf, PASSWORD, requestFrom, signUp } from "../support/people/people.ts";
import { openWorld, SECRET_KEY, type World } from "../support/world.ts";

const NEW_PASSWORD = "another horse battery";

/** A person whose account needs a second step, and a sign-in of theirs that waits for it. */
async function openHalf(world: World, { password = PASSWORD } = {}) {
  const outcome = await signIn(
    world.context,
    { nameOrEmail: "Steve_01", password },
    { request: requestFrom({ address: crypto.randomUUID() }) },
  );
  assert.equal(outcome.kind, "second_factor");
  assert.ok("setCookies" in outcome);
  return cookieOf(outcome.setCookies);
}

function finish(world: World, cookie: string, code: string) {
  return finishSignIn(world.context, { code }, requestFrom({ cookie }));
}

async function viewerWith(world: World, cookie: string) {
  return (await findViewer(world.context, requestFrom({ cookie }).headers)).viewer;
}

Deno.test("a password alone opens no session where a second step is asked for", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  const { secret } = await turnOnFactors(world, viewer);
  const cookie = await openHalf(world);
  assert.equal(await viewerWith(world, cookie), undefined);
  const entered = await finish(world, cookie, codeAt(secret, world.clock.now, 1));
  assert.ok(entered.kind === "signed_in");
  const found = await viewerWith(world, cookieOf(entered.setCookies));
  assert.equal(found?.username, "Steve_01");
  // The sign-in that waited is over.
  assert.equal((await finish(world, cookie, codeAt(secret, world.clock.now, 1))).kind, "dead");
});

Deno.test("a provider's word doesn't skip the second step, a passkey's does", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  await turnOnFactors(world, viewer);
  const request = requestFrom();
  const enter = (way: "provider" | "passkey") =>
    enterAccount(world.context, viewer.accountId, { request, way });
  assert.equal((await enter("provider")).kind, "second_factor");
  assert.equal((await enter("passkey")).kind, "signed_in");
});

Deno.test("a code of the app counts once, and of two at the same moment one counts", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  const { secret } = await turnOnFactors(world, viewer);
  const prove = (code: string) => proveCode(world.context, viewer.accountId, code);
  const now = () => world.clock.now;
  assert.equal(await prove(codeAt(secret, now())), undefined, "it was used to turn it on");
  assert.equal(await prove(codeAt(secret, now(), -1)), undefined, "an earlier one");
  const next = codeAt(secret, now(), 1);
  const both = await Promise.all([prove(next), prove(`${next.slice(0, 3)} ${next.slice(3)}`)]);
  assert.deepEqual(both.toSorted(), ["app", undefined]);
  assert.equal(await prove(next), undefined);
  world.clock.now = new Date(now().getTime() + 60_000);
  assert.equal(await prove(codeAt(secret, now(), 1)), "app");
  assert.equal(await prove(codeAt(secret, now(), 2)), undefined, "a code of the future");
});

Deno.test("a recovery code signs in once, however it is typed", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  const { codes: [code = ""], codes } = await turnOnFactors(world, viewer);
  assert.equal(new Set(codes).size, 10);
  assert.match(code, /^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/, "120 bits");
  const typed = ` ${code.toUpperCase().replaceAll("-", " ").replaceAll("0", "O")} `;
  const both = await Promise.all(
    [await openHalf(world), await openHalf(world)].map((cookie) => finish(world, cookie, typed)),
  );
  assert.deepEqual(both.map(({ kind }) => kind).toSorted(), ["signed_in", "wrong"]);
  const factor = await findSecondFactor(world.services.sql, viewer.accountId);
  assert.equal(factor?.codesLeft, 9);
  const spellings: ((code: string) => string)[] = [
    (code) => code.replaceAll("-", ""),
    (code) => code.replaceAll("-", "–").toUpperCase(),
    (code) => `\u200e${code.replaceAll("-", "\u200b-\u00ad")}\u200f\ufeff`,
    (code) => code.replaceAll("1", "l").replaceAll("0", "o"),
    (code) => code.replaceAll("1", "I").replaceAll("-", "\u2011"),
    (code) => code.replace(/[!-~]/g, (char) => String.fromCodePoint(char.charCodeAt(0) + 0xfee0)),
    (code) => code.replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit))),
    (code) => code.replaceAll("-", "\n"),
  ];
  for (const [nth, spell] of spellings.entries()) {
    const spelled = spell(codes[nth + 1] ?? "");
    assert.equal(
      await proveCode(world.context, viewer.accountId, spelled),
      "recovery_code",
      spelled,
    );
  }
  const { sql } = world.services;
  const stored = await sql`select encode(code_hash, 'escape') as code from recovery_code`;
  assert.ok(!stored.some((row) => codes.includes(row["code"])));
});

Deno.test("a sign-in takes five tries, and waits for ten minutes", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  const { secret } = await turnOnFactors(world, viewer);
  const guessed = await openHalf(world);
  for (let nth = 1; nth <= 5; nth++) {
    const { kind } = await finish(world, guessed, wrongCode(secret, world.clock.now));
    assert.equal(kind, "wrong", `try ${nth}`);
  }
  assert.equal((await finish(world, guessed, codeAt(secret, world.clock.now, 1))).kind, "dead");
  const late = await openHalf(world);
  world.pass(600_000);
  assert.equal((await finish(world, late, codeAt(secret, world.clock.now))).kind, "dead");
});

Deno.test("strangers with the password run out of codes, its owner's browsers don't", async () => {
  await using world = await openWorld();
  const { viewer, cookie: known } = await signUp(world, "Steve_01");
  const { secret } = await turnOnFactors(world, viewer);
  const kinds = [];
  for (let round = 0; round < 3; round++) {
    const cookie = await openHalf(world);
    for (let nth = 0; nth < 5; nth++) {
      kinds.push((await finish(world, cookie, wrongCode(secret, world.clock.now))).kind);
    }
  }
  assert.equal(kinds.filter((kind) => kind === "wrong").length, 10);
  assert.equal(kinds.at(-1), "limited");
  const half = await openHalf(world);
  const own = await finish(world, `${half}; ${known}`, codeAt(secret, world.clock.now, 1));
  assert.equal(own.kind, "signed_in");
});

Deno.test("browsers that a thief made known before guess no more codes than two of them", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  const known = Array.from(
    { length: 4 },
    () => cookieOf([world.context.browsers.introduce(viewer.accountId)]),
  );
  const { secret } = await turnOnFactors(world, viewer);
  const kinds = [];
  for (const cookie of known) {
    for (let round = 0; round < 2; round++) {
      const half = await openHalf(world);
      for (let nth = 0; nth < 5; nth++) {
        const sent = `${half}; ${cookie}`;
        kinds.push((await finish(world, sent, wrongCode(secret, world.clock.now))).kind);
      }
    }
  }
  assert.equal(kinds.filter((kind) => kind === "wrong").length, 20);
  assert.equal(kinds.at(-1), "limited");
});

Deno.test("a new password by mail leaves the second step, and ends sign-ins that wait for it", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  const { secret } = await turnOnFactors(world, viewer);
  const waiting = await openHalf(world);
  await requestReset(world.context, "steve_01@example.com", requestFrom());
  await world.services.background.settled();
  const token = mailedToken(world, "steve_01@example.com", "/reset-password/");
  await resetPassword(world.context, token, { newPassword: NEW_PASSWORD });
  assert.equal((await finish(world, waiting, codeAt(secret, world.clock.now, 1))).kind, "dead");
  const cookie = await openHalf(world, { password: NEW_PASSWORD });
  const entered = await finish(world, cookie, codeAt(secret, world.clock.now, 1));
  assert.equal(entered.kind, "signed_in");
});

Deno.test("who changes their password stays signed in without a second step", async () => {
  await using world = await openWorld();
  const { viewer, cookie } = await signUp(world, "Steve_01");
  await turnOnFactors(world, viewer);
  const request = requestFrom({ cookie });
  const change = { password: PASSWORD, newPassword: NEW_PASSWORD, request };
  const changed = await changePassword(world.context, viewer, change);
  assert.ok(changed.kind === "changed");
  assert.ok(await viewerWith(world, cookieOf(changed.setCookies)));
});

Deno.test("a stolen session with the password changes nothing without the second step", async () => {
  await using world = await openWorld();
  const { viewer, cookie } = await signUp(world, "Steve_01");
  await turnOnFactors(world, viewer);
  world.pass(600_000);
  const { context, clock } = world;
  const request = requestFrom({ cookie });
  const typed = { password: PASSWORD, newPassword: NEW_PASSWORD, request };
  const wanted = { email: "thief@example.com", password: PASSWORD, now: clock.now };
  const kinds = [
    await changePassword(context, viewer, typed),
    await changeEmail(context, viewer, wanted),
    await deleteAccount(context, viewer, wanted),
  ].map(({ kind }) => kind);
  assert.deepEqual(kinds, ["unproved", "unproved", "unproved"]);
});

Deno.test("a change of password is no proof where a second step is on", async () => {
  await using world = await openWorld();
  const { viewer, cookie } = await signUp(world, "Steve_01");
  await turnOnFactors(world, viewer);
  world.pass(300_000);
  const request = requestFrom({ cookie });
  const change = { password: PASSWORD, newPassword: NEW_PASSWORD, request };
  const changed = await changePassword(world.context, viewer, change);
  assert.ok(changed.kind === "changed");
  const now = await viewerWith(world, cookieOf(changed.setCookies));
  assert.ok(now && !isRecent(now, world.clock.now));
});

Deno.test("a disabled account doesn't get in by its second step", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  const { secret } = await turnOnFactors(world, viewer);
  const cookie = await openHalf(world);
  await disableAccount(world.context, viewer.accountId, { reason: "Bought votes", ...world.act });
  const outcome = await finish(world, cookie, codeAt(secret, world.clock.now, 1));
  assert.equal(outcome.kind, "dead");
});

Deno.test("a deleted account leaves no passkey, secret, code or waiting sign-in", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { viewer } = await signUp(world, "Steve_01");
  const { secret } = await turnOnFactors(world, viewer);
  await sql`
    insert into passkey (id, account_id, public_key, counter, name, made_at)
    values ('abc', ${viewer.accountId}, '\\x00', 0, 'Phone', ${world.clock.now})`;
  const cookie = await openHalf(world);
  await deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act });
  for (const table of ["passkey", "second_factor", "recovery_code", "half_sign_in"]) {
    assert.equal((await sql`select from ${sql(table)}`).length, 0, table);
  }
  assert.equal((await finish(world, cookie, codeAt(secret, world.clock.now, 1))).kind, "dead");
});

Deno.test("the app's secret is sealed, for that account alone, and follows a change of the key", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { viewer } = await signUp(world, "Steve_01");
  const { secret } = await turnOnFactors(world, viewer);
  const sealed = async () => {
    const [row] = await sql<{ totpSecret: Uint8Array }[]>`select totp_secret from second_factor`;
    return row?.totpSecret ?? new Uint8Array();
  };
  const other = btoa("another secret key of 32 bytes..");
  const first = await sealed();
  assert.ok(!new TextDecoder("latin1").decode(first).includes(secret));
  const box = createSecretBox(other);
  assert.throws(() => box.open(first, totpContext(viewer.accountId)));
  await resealSecrets({ sql }, [other, SECRET_KEY]);
  assert.equal(box.open(await sealed(), totpContext(viewer.accountId)), secret);
  assert.throws(() => box.open(first, totpContext(crypto.randomUUID())));
});

Deno.test("a code counts however a keyboard or a copied text gives its digits", () => {
  const shift = (zero: number) =>
    "012345".replace(/\d/g, (d) => String.fromCodePoint(zero + Number(d)));
  const typed = [
    "012-345",
    "012 345",
    "012\u00a0345",
    "012\u2011345",
    "\u200e012345\u200f",
    "012345\u200b",
  ];
  const scripts = [0x660, 0x6f0, 0x966, 0xff10, 0x1d7ce, 0x1d7d8, 0x1d7f6].map(shift);
  for (const code of [...typed, ...scripts]) assert.equal(digitsOf(code), "012345", code);
});
