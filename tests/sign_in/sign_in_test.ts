import assert from "node:assert/strict";
import { insertPlayer } from "../../src/core/accounts/players.ts";
import { findViewer } from "../../src/site/sign_in/sessions/find_viewer.ts";
import { signIn as signInByForm } from "../../src/site/sign_in/entry/sign_in_by_password.ts";
import { signOut } from "../../src/site/sign_in/sessions/active_sessions.ts";
import { isUnavailable } from "../../src/core/database/unavailable.ts";
import type { SecretKeys } from "../../src/core/secrets/secret_key.ts";
import { createServices } from "../../src/service/services.ts";
import { requestFrom, signIn, signUp } from "../support/people/people.ts";
import { startPostgresProxy } from "../support/database/postgres_proxy.ts";
import type { Passwords } from "../../src/site/accounts/passwords/password.ts";
import { openWorld, PASSWORDS, SECRET_KEY, SITE, type World } from "../support/world.ts";

Deno.test("who signs up signs in by any spelling of the name", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  assert.deepEqual({ ...viewer, accountId: "", sessionId: "" }, {
    accountId: "",
    username: "Steve_01",
    isModerator: false,
    isAdministrator: false,
    sessionId: "",
    emailVerified: false,
    provedAt: world.clock.now,
    locale: null,
    importedFrom: null,
  });
  const again = await signIn(world, " STEVE_01 ");
  assert.equal(again.viewer.accountId, viewer.accountId);
  assert.notEqual(again.viewer.sessionId, viewer.sessionId);
});

Deno.test("a database outage is an error, not a lost session", async () => {
  await using world = await openWorld();
  await using proxy = startPostgresProxy(world.databaseUrl);
  const secretKeys: SecretKeys = [SECRET_KEY];
  const connection = { databaseUrl: proxy.url, secretKeys };
  const { now } = world.services;
  const services = createServices({ webhookAllowPrivate: true, ...SITE }, connection, { now });
  try {
    const { cookie } = await signUp(world, "Steve_01");
    const look = () => findViewer(services, requestFrom({ cookie }).headers);
    assert.equal((await look()).viewer?.username, "Steve_01");
    proxy.stop();
    await assert.rejects(look(), (error) => isUnavailable(error));
  } finally {
    await services.close();
  }
});

Deno.test("who signs out has no session", async () => {
  await using world = await openWorld();
  const { cookie } = await signUp(world, "Steve_01");
  const { headers } = requestFrom({ cookie });
  const { setCookies } = await signOut(world.context, headers);
  assert.match(
    setCookies.join(),
    /^voteboard_session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  assert.equal((await findViewer(world.context, headers)).viewer, undefined);
});

Deno.test("a wrong password and an unknown name are answered alike", async () => {
  await using world = await openWorld();
  await signUp(world, "Steve_01");
  const typed = [
    "Steve_01",
    "Nobody",
    "",
    "a b",
    "x@y",
    "nobody@example.com",
    "ab\u0000@example.com",
    "deleted x",
  ];
  for (const nameOrEmail of [...typed, "x".repeat(5_000)]) {
    const outcome = await trySignIn(world, nameOrEmail, "one address");
    assert.deepEqual(outcome, { kind: "wrong" }, nameOrEmail.slice(0, 40));
  }
  const overlong = await signInByForm(world.context, {
    nameOrEmail: "Steve_01",
    password: "x".repeat(5_000),
  }, { request: requestFrom() });
  assert.deepEqual(overlong, { kind: "wrong" });
});

Deno.test("an unknown name costs the same work as a wrong password", async () => {
  const worked: string[] = [];
  const passwords: Passwords = {
    as: () => passwords,
    isBusy: () => false,
    expectRoom: () => {},
    hash: (password) => (worked.push("scrypt"), PASSWORDS.hash(password)),
    verify: (stored, password) => (worked.push("scrypt"), PASSWORDS.verify(stored, password)),
    replaceForeign: PASSWORDS.replaceForeign,
  };
  await using world = await openWorld({ passwords });
  await signUp(world, "Steve_01");
  worked.length = 0;
  await trySignIn(world, "Steve_01", "one address");
  assert.deepEqual(worked.splice(0), ["scrypt"]);
  const { now } = world.clock;
  const player = { id: crypto.randomUUID(), username: "Alex", vouchedBy: null, now };
  await insertPlayer(world.services.sql, player);
  for (const name of ["Nobody_01", "Alex"]) {
    assert.deepEqual(await trySignIn(world, name, "another address"), { kind: "wrong" });
    assert.deepEqual(worked.splice(0), ["scrypt"], name);
  }
});

Deno.test("a name gets ten wrong passwords in 15 minutes from a network", async () => {
  await using world = await openWorld();
  await signUp(world, "Steve_01");
  for (let i = 0; i < 10; i++) {
    const name = i % 2 ? "steve_01" : "Steve_01";
    assert.deepEqual(await trySignIn(world, name, `192.0.2.${i}`), { kind: "wrong" });
  }
  const refused = await trySignIn(world, "STEVE_01", "192.0.2.99");
  assert.equal(refused.kind, "limited");
  assert.ok(
    "retryAfterSeconds" in refused && refused.retryAfterSeconds > 840,
    JSON.stringify(refused),
  );
  assert.deepEqual(await trySignIn(world, "Other", "192.0.2.99"), { kind: "wrong" });
});

Deno.test("an address gets thirty sign-in tries in 15 minutes", async () => {
  await using world = await openWorld();
  const tries = Array.from(
    { length: 31 },
    (_, i) => trySignIn(world, `Nobody_${i}`, "one address"),
  );
  const kinds = (await Promise.all(tries)).map(({ kind }) => kind);
  assert.deepEqual(kinds, [...Array(30).fill("wrong"), "limited"]);
});

function trySignIn(world: World, nameOrEmail: string, address: string) {
  return signInByForm(
    world.context,
    { nameOrEmail, password: "a wrong password" },
    { request: requestFrom({ address }) },
  );
}
