import assert from "node:assert/strict";
import { requestReset, resetPassword } from "../../../src/site/sign_in/passwords/password_reset.ts";
import { signIn } from "../../../src/site/sign_in/entry/sign_in_by_password.ts";
import { cookieOf, PASSWORD, requestFrom, signUp } from "../../support/people/people.ts";
import { openWorld, type World } from "../../support/world.ts";
import { mailedToken } from "../../support/people/mailed_links.ts";

Deno.test("wrong passwords lock a name for their network alone", async () => {
  await using world = await openWorld();
  await signUp(world, "Steve_01");
  for (let i = 1; i <= 10; i++) {
    assert.equal(
      await tryFrom(world, `203.0.113.${i}`, { name: i % 2 ? "steve_01" : "STEVE_01" }),
      "wrong",
    );
  }
  assert.equal(await tryFrom(world, "203.0.113.99", { password: PASSWORD }), "limited");
  assert.equal(await tryFrom(world, "198.51.100.1", { password: PASSWORD }), "signed_in");
});

Deno.test("wrong passwords from IPv6 count by /48", async () => {
  await using world = await openWorld();
  for (let i = 1; i <= 10; i++) await tryFrom(world, `2001:db8:1:${i}::/64`);
  assert.equal(await tryFrom(world, "2001:db8:1:99::/64"), "limited");
  assert.equal(await tryFrom(world, "2001:db8:2:1::/64"), "wrong");
});

Deno.test("a name gets 200 wrong passwords from everywhere", async () => {
  await using world = await openWorld();
  await signUp(world, "Steve_01");
  assert.equal(await lockEverywhere(world), 200);
  assert.equal(await tryFrom(world, "198.51.100.1", { password: PASSWORD }), "limited");
});

Deno.test("a known browser signs in while its name is locked", async () => {
  await using world = await openWorld();
  const { cookie } = await signUp(world, "Steve_01");
  const other = await signUp(world, "Other");
  await lockEverywhere(world);
  const from = "203.0.113.1";
  const known = browserIn(cookie);
  assert.equal(await tryFrom(world, from, { cookie: known, password: PASSWORD }), "signed_in");
  const strangers = [
    browserIn(other.cookie),
    known.replace(/=(.)/, (_, first) => first === "a" ? "=b" : "=a"),
    `${known}x`,
    "",
  ];
  for (const cookie of strangers) {
    assert.equal(await tryFrom(world, from, { cookie, password: PASSWORD }), "limited", cookie);
  }
});

Deno.test("a known browser guesses no more than ten passwords", async () => {
  await using world = await openWorld();
  const { cookie } = await signUp(world, "Steve_01");
  await lockEverywhere(world);
  for (let i = 0; i < 10; i++) {
    assert.equal(await tryFrom(world, `192.0.2.${i}`, { cookie: browserIn(cookie) }), "wrong");
  }
  assert.equal(await tryFrom(world, "192.0.2.11", { cookie: browserIn(cookie) }), "limited");
});

Deno.test("who resets a password signs in while the name is locked", async () => {
  await using world = await openWorld();
  await signUp(world, "Steve_01");
  await lockEverywhere(world);
  await requestReset(world.context, "steve_01@example.com", requestFrom());
  await world.services.background.settled();
  const token = mailedToken(world, "steve_01@example.com", "/reset-password/");
  const outcome = await resetPassword(world.context, token, { newPassword: "a new horse battery" });
  assert.ok("setCookies" in outcome);
  const cookie = cookieOf(outcome.setCookies);
  const password = "a new horse battery";
  assert.equal(await tryFrom(world, "198.51.100.1", { cookie, password }), "signed_in");
});

/** Guesses Steve's password from 25 networks; returns how many guesses were taken. */
async function lockEverywhere(world: World): Promise<number> {
  let taken = 0;
  for (let i = 0; i < 250; i++) {
    if (await tryFrom(world, `10.0.${i % 25}.${i % 250}`) === "wrong") taken++;
  }
  return taken;
}

async function tryFrom(
  world: World,
  address: string,
  { name = "Steve_01", password = "a wrong password", cookie }: {
    name?: string;
    password?: string;
    cookie?: string;
  } = {},
): Promise<string> {
  const request = requestFrom({ address, ...(cookie === undefined ? {} : { cookie }) });
  return (await signIn(world.context, { nameOrEmail: name, password }, { request })).kind;
}

/** The cookie that is left after signing out. */
function browserIn(cookie: string): string {
  return cookie.split("; ").find((one) => one.includes("_browser=")) ??
    assert.fail("no browser's cookie");
}
