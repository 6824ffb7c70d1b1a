import assert from "node:assert/strict";
import { showProfile } from "../../src/site/accounts/profile.ts";
import { signIn as signInByForm } from "../../src/site/sign_in/entry/sign_in_by_password.ts";
import { signUp as signUpByForm } from "../../src/site/sign_in/entry/sign_up_by_password.ts";
import { PASSWORD, requestFrom, signUp } from "../support/people/people.ts";
import { openWorld } from "../support/world.ts";

Deno.test("an address gets 250 new accounts an hour, its network 1,000", async () => {
  await using world = await openWorld();
  const { signUpByAddress, signUpByNetwork } = world.context.accountLimits;
  const school = "2001:db8:0:1::/64";
  const network = "2001:db8::/48";
  const wanted = { username: "Player", email: "player@example.com", password: PASSWORD };
  const trySignUp = async (address: string) => {
    const sent = { request: requestFrom({ address }), ...world.act };
    return (await signUpByForm(world.context, wanted, sent)).kind;
  };
  for (let i = 0; i < 250; i++) await signUpByAddress.take(school, network);
  assert.equal(await trySignUp(school), "limited");
  for (let i = 0; i < 1_000; i++) await signUpByNetwork.take(network, network);
  assert.equal(await trySignUp("2001:db8:0:2::/64"), "limited");
  assert.equal(await trySignUp("2001:db8:1:1::/64"), "signed_up");
});

Deno.test("a faulty form costs no try to sign up", async () => {
  await using world = await openWorld();
  for (let i = 0; i < 11; i++) {
    const wanted = { username: "Player", email: "not an address", password: PASSWORD };
    await assert.rejects(
      signUpByForm(world.context, wanted, { request: requestFrom(), ...world.act }),
      { code: "email_invalid" },
    );
  }
  assert.equal((await signUp(world, "Player")).viewer.username, "Player");
});

Deno.test("a taken name is refused in plain words", async () => {
  await using world = await openWorld();
  await signUp(world, "Steve_01");
  await assert.rejects(signUp(world, "STEVE_01", { password: "another long password" }), {
    code: "account_exists",
    message: '"STEVE_01" is taken. Choose another name, or sign in if it is yours.',
  });
});

Deno.test("signing up with a taken email address looks like any other", async () => {
  await using world = await openWorld();
  const owner = await signUp(world, "Owner", { email: "shared@example.com" });
  await world.services.background.settled();
  world.mails.length = 0;
  const newcomer = await signUp(world, "Newcomer", { email: "Shared@Example.com" });
  await world.services.background.settled();

  const first = await showProfile(world.services.sql, owner.viewer);
  const second = await showProfile(world.services.sql, newcomer.viewer);
  assert.deepEqual({ ...first, username: "" }, { ...second, username: "" });
  assert.equal(second?.email, "shared@example.com");
  const [mail, ...more] = world.mails;
  assert.equal(mail?.to, "shared@example.com");
  assert.match(mail?.text ?? "", /^Hello,/);
  assert.match(mail?.link ?? "", /verify-email/);
  assert.deepEqual(more, []);
  // Neither signs in by an unconfirmed address.
  for (const address of ["x", "y"]) {
    const outcome = await signInByForm(world.context, {
      nameOrEmail: "shared@example.com",
      password: PASSWORD,
    }, { request: requestFrom({ address }) });
    assert.deepEqual(outcome, { kind: "wrong" });
  }
});

Deno.test("who proved an address is told of a sign-up with it", async () => {
  await using world = await openWorld();
  const { sql, background } = world.services;
  const owner = await signUp(world, "Owner", { email: "shared@example.com" });
  await sql`update account set email_verified = true where id = ${owner.viewer.accountId}`;
  await background.settled();
  world.mails.length = 0;
  const newcomer = await signUp(world, "Newcomer", { email: "shared@example.com" });
  await background.settled();
  const [mail, ...more] = world.mails;
  assert.match(mail?.text ?? "", /^Hello Owner,/);
  assert.equal(mail?.link, "http://localhost/reset-password");
  assert.deepEqual(more, []);
  const profile = await showProfile(sql, newcomer.viewer);
  assert.deepEqual([profile?.email, profile?.newEmail], ["shared@example.com", undefined]);
});

Deno.test("of many who sign up with one address, one gets it", async () => {
  await using world = await openWorld();
  const names = Array.from({ length: 5 }, (_, i) => `Player_${i}`);
  await Promise.all(names.map((name) => signUp(world, name, { email: "one@example.com" })));
  const [row] = await world.services.sql`
    select count(*) filter (where email = 'one@example.com') as owners, count(typed_email) as others from account`;
  assert.deepEqual({ ...row }, { owners: 1, others: 4 });
});

Deno.test("of many who want one name at once, one gets it", async () => {
  await using world = await openWorld();
  const tries = Array.from(
    { length: 5 },
    (_, i) => signUp(world, "Steve_01", { email: `p${i}@example.com`, address: `a${i}` }),
  );
  const outcomes = await Promise.allSettled(tries);
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), [
    "fulfilled",
    ...Array(4).fill("rejected"),
  ]);
});
