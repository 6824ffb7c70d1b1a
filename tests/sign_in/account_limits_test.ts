import assert from "node:assert/strict";
import { networkKey } from "../../src/core/limits/client_address.ts";
import { createLimiters } from "../../src/core/limits/shared_window.ts";
import { finishSignIn } from "../../src/site/sign_in/entry/finish_sign_in.ts";
import { createAccountLimits, takeMail } from "../../src/site/sign_in/limits.ts";
import { signIn } from "../../src/site/sign_in/entry/sign_in_by_password.ts";
import { tellSignInChanged } from "../../src/site/sign_in/mails/sign_in_changes.ts";
import { LENIENT } from "../support/votes/ballots.ts";
import { turnOnFactors, wrongCode } from "../support/people/factors.ts";
import { cookieOf, PASSWORD, requestFrom, signUp } from "../support/people/people.ts";
import { doubleProviders, goThrough, PIA } from "../support/people/provider_double.ts";
import { openPerson, openVisitor } from "../support/people/visitor.ts";
import { openWorld, type World } from "../support/world.ts";

const EMAIL = "steve@example.com";
const HOUR_MS = 3_600_000;

/** Limits with a clock that the test moves. */
function openLimits() {
  const clock = { ms: 0 };
  const limiters = createLimiters();
  const limits = createAccountLimits((name, options) =>
    limiters(name, { ...options, now: () => clock.ms })
  );
  return { clock, limits };
}

/** Types a wrong password with a valid proof of work. */
async function guessWithProof(world: World, nameOrEmail: string, address: string) {
  const typed = { nameOrEmail, password: "a wrong password" };
  const prove = () => Promise.resolve(true);
  return await signIn(world.context, typed, { request: requestFrom({ address }), prove });
}

Deno.test("a name gets 200 attempts with a proof from everywhere", async () => {
  await using world = await openWorld();
  await signUp(world, "Steve_01");
  for (let nth = 0; nth < 200; nth++) {
    const { kind } = await guessWithProof(world, "Steve_01", `10.0.${nth % 20}.1`);
    assert.equal(kind, "wrong", `attempt ${nth}`);
  }
  const refused = await guessWithProof(world, "STEVE_01", "198.51.100.1");
  assert.equal(refused.kind, "limited");
  assert.ok("canProve" in refused && !refused.canProve, "another proof buys nothing");
  assert.equal((await guessWithProof(world, "Other", "198.51.100.1")).kind, "wrong");
});

Deno.test("an address gets 250 attempts with a proof in 15 minutes", async () => {
  await using world = await openWorld();
  const school = "198.51.100.1";
  for (let nth = 0; nth < 250; nth++) {
    assert.equal((await guessWithProof(world, `Pupil_${nth}`, school)).kind, "wrong");
  }
  assert.equal((await guessWithProof(world, "Another", school)).kind, "limited");
  assert.equal((await guessWithProof(world, "Another", "198.51.100.2")).kind, "wrong");
});

Deno.test("taken names that an address signs up with are tried thirty times in 15 minutes", async () => {
  await using world = await openWorld();
  const attempt = async (nameOrEmail: string, limit?: "passwordBySignUp") => {
    const options = { request: requestFrom(), ...limit && { byAddress: limit } };
    return (await signIn(world.context, { nameOrEmail, password: PASSWORD }, options)).kind;
  };
  for (let nth = 0; nth < 30; nth++) {
    assert.equal(await attempt(`Taken_${nth}`, "passwordBySignUp"), "wrong");
  }
  assert.equal(await attempt("Another", "passwordBySignUp"), "limited");
  assert.equal(await attempt("Another"), "wrong", "sign-ins are counted apart");
});

Deno.test("a known browser guesses ten codes in 15 minutes", async () => {
  await using world = await openWorld();
  const { viewer, cookie } = await signUp(world, "Steve_01");
  const { secret } = await turnOnFactors(world, viewer);
  const typed = { nameOrEmail: "Steve_01", password: PASSWORD };
  const kinds = [];
  for (let round = 0; round < 3; round++) {
    const half = await signIn(world.context, typed, { request: requestFrom() });
    assert.ok("setCookies" in half);
    const request = requestFrom({ cookie: `${cookieOf(half.setCookies)}; ${cookie}` });
    for (let nth = 0; nth < 4; nth++) {
      const code = wrongCode(secret, world.clock.now);
      kinds.push((await finishSignIn(world.context, { code }, request)).kind);
    }
  }
  assert.deepEqual(kinds, [...Array(10).fill("wrong"), ...Array(2).fill("limited")]);
});

Deno.test("changes of how an account signs in are twenty mails an hour", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  await world.services.sql`update account set email_verified = true`;
  await world.services.background.settled();
  world.mails.length = 0;
  for (let nth = 0; nth < 25; nth++) {
    tellSignInChanged(world.context, viewer.accountId, "password_reset");
  }
  await world.services.background.settled();
  assert.equal(world.mails.length, 20);
});

Deno.test("a newcomer tries twenty names an hour", async () => {
  await using world = await openWorld({ botCheck: LENIENT, rounds: doubleProviders(PIA) });
  await openPerson(world, "Taken");
  const pia = openVisitor(world);
  await goThrough(pia);
  const attempt = async (username: string) =>
    (await pia.submit("/sign-up/name", { username })).status;
  for (let nth = 0; nth < 20; nth++) assert.equal(await attempt("Taken"), 422);
  assert.equal(await attempt("Pia_1"), 429);
});

Deno.test("an address begins 250 rounds at providers in 15 minutes, its network 1,000", async () => {
  await using world = await openWorld({ botCheck: LENIENT, rounds: doubleProviders(PIA) });
  const { roundByAddress, roundByNetwork } = world.services.accountLimits;
  const begin = async (address: string) =>
    (await openVisitor(world, { address }).submit("/sign-in/with/discord")).status;
  const school = "198.51.100.1";
  const neighbour = "198.51.100.2";
  const network = networkKey(school);
  for (let nth = 0; nth < 249; nth++) await roundByAddress.take(school, network);
  assert.equal(await begin(school), 200);
  assert.equal(await begin(school), 429);
  for (let nth = 0; nth < 998; nth++) await roundByNetwork.take(network);
  assert.equal(await begin(neighbour), 200);
  assert.equal(await begin(neighbour), 429);
  assert.equal(await begin("203.0.113.1"), 200);
});

Deno.test("a sender gets three mails an hour to an address", async () => {
  const { clock, limits } = openLimits();
  for (const sender of [{ account: "Alex" }, { network: "192.0.2.0/24" }]) {
    const take = (email = EMAIL) => takeMail(limits, { email, ...sender });
    for (let nth = 0; nth < 3; nth++) assert.equal(await take(), undefined);
    assert.deepEqual(await take(), { kind: "limited", retryAfterSeconds: 3_600 });
    assert.equal(await take("another@example.com"), undefined);
  }
  clock.ms += HOUR_MS;
  assert.equal(await takeMail(limits, { email: EMAIL, account: "Alex" }), undefined);
});

Deno.test("all senders together get twelve further mails an hour to an address", async () => {
  const { clock, limits } = openLimits();
  const take = (account: string) => takeMail(limits, { email: EMAIL, account });
  for (let nth = 0; nth < 12; nth++) assert.equal(await take(`account ${nth}`), undefined);
  assert.equal((await take("another"))?.kind, "limited");
  clock.ms += HOUR_MS;
  assert.equal(await take("another"), undefined);
});

Deno.test("twelve networks get their first mail an hour to an address, and use up no account's", async () => {
  const { clock, limits } = openLimits();
  const take = (nth: number) => takeMail(limits, { email: EMAIL, network: `10.0.${nth}.0/24` });
  for (let nth = 0; nth < 12; nth++) assert.equal(await take(nth), undefined);
  assert.equal((await take(12))?.kind, "limited");
  assert.equal(await takeMail(limits, { email: EMAIL, account: "Steve" }), undefined);
  clock.ms += HOUR_MS;
  assert.equal(await take(12), undefined);
});
