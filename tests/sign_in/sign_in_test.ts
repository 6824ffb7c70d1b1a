import assert from "node:assert/strict";
import { insertPlayer } from "../../src/core/accounts/players.ts";
import { showProfile } from "../../src/site/accounts/profile.ts";
import { changePassword } from "../../src/site/sign_in/passwords/change_password.ts";
import { requestReset } from "../../src/site/sign_in/passwords/password_reset.ts";
import { findViewer } from "../../src/site/sign_in/sessions/find_viewer.ts";
import {
  endOtherSessions,
  endSession,
  listSessions,
} from "../../src/site/sign_in/sessions/active_sessions.ts";
import { signIn as signInByForm } from "../../src/site/sign_in/entry/sign_in_by_password.ts";
import { signOut } from "../../src/site/sign_in/sessions/active_sessions.ts";
import { signUp as signUpByForm } from "../../src/site/sign_in/entry/sign_up_by_password.ts";
import { isUnavailable } from "../../src/core/database/unavailable.ts";
import type { SecretKeys } from "../../src/core/secrets/secret_key.ts";
import { createServices } from "../../src/service/services.ts";
import { cookieOf, PASSWORD, requestFrom, signIn, signUp } from "../support/people/people.ts";
import { startPostgresProxy } from "../support/database/postgres_proxy.ts";
import type { Passwords } from "../../src/site/accounts/passwords/password.ts";
import { openWorld, PASSWORDS, SECRET_KEY, SITE, type World } from "../support/world.ts";
import { dropOldRows } from "../../src/core/database/retention.ts";

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

Deno.test("the session's cookie is HttpOnly and lasts 30 days", async () => {
  await using world = await openWorld();
  const attributes = (cookie = "") => cookie.split("; ").slice(1).sort();
  const http = await cookiesAt(world, "http://localhost:8000");
  assert.match(http.opened, /^voteboard_session=[^;]{40,};/);
  const common = ["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax"];
  assert.deepEqual(attributes(http.opened), common);
  const https = await cookiesAt(world, "https://votes.example");
  assert.match(https.opened, /^__Host-voteboard_session=/);
  assert.deepEqual(attributes(https.opened), [...common, "Secure"]);
  assert.match(http.known, /^voteboard_browser=[^;]+; Max-Age=31536000; .*HttpOnly; SameSite=Lax$/);
  assert.match(https.known, /^__Host-voteboard_browser=[^;]+;.* HttpOnly; Secure; SameSite=Lax$/);
  // Browsers forget a cookie with that prefix only for one that is Secure too.
  assert.equal(
    https.forgotten,
    "__Host-voteboard_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
  );
});

Deno.test("a made-up session cookie opens nothing", async () => {
  await using world = await openWorld();
  const { cookie } = await signUp(world, "Steve_01");
  const changed = cookie.replace(/=(.)/, (_, first) => `=${first === "a" ? "b" : "a"}`);
  for (const tried of ["", "other=1", "voteboard_session=", "voteboard_session=abc.def", changed]) {
    const { viewer } = await findViewer(world.context, requestFrom({ cookie: tried }).headers);
    assert.equal(viewer, undefined, tried);
  }
});

Deno.test("a browser forgets a session that is over, such as one of an earlier version", async () => {
  await using world = await openWorld();
  const cookie = `voteboard_session=${"a".repeat(32)}.${encodeURIComponent("c2lnbmVk+/=")}`;
  const { setCookies } = await findViewer(world.context, requestFrom({ cookie }).headers);
  assert.match(setCookies.join(), /^voteboard_session=; Max-Age=0;/);
});

Deno.test("who reads the database cannot use its sessions", async () => {
  await using world = await openWorld();
  const { cookie } = await signUp(world, "Steve_01");
  const [, token = ""] = /voteboard_session=([\w-]{43})/.exec(cookie) ?? [];
  const [row] = await world.services.sql`
    select row_to_json(s)::text as json, encode(token_hash, 'base64') as hash from session s`;
  assert.ok(token !== "" && !row?.["json"].includes(token));
  for (const stored of [row?.["hash"], row?.["hash"].replaceAll("+", "-").replaceAll("/", "_")]) {
    const headers = new Headers({ cookie: `voteboard_session=${stored}` });
    assert.equal((await findViewer(world.context, headers)).viewer, undefined);
  }
});

Deno.test("a session in use is renewed once a day", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { cookie } = await signUp(world, "Steve_01");
  const look = () => findViewer(world.context, requestFrom({ cookie }).headers);
  assert.deepEqual((await look()).setCookies, []);
  await sql`update session set expires_at = expires_at - interval '25 hours'`;
  const { viewer, setCookies } = await look();
  assert.equal(viewer?.username, "Steve_01");
  assert.match(setCookies[0] ?? "", /Max-Age=2592000/);
  assert.equal(cookieOf(setCookies), cookie.split("; ")[0]);
});

Deno.test("a session ends a year after it began, however much it is used", async () => {
  await using world = await openWorld();
  const { cookie } = await signUp(world, "Steve_01");
  const began = world.clock.now.getTime();
  const look = async (days: number) => {
    world.clock.now = new Date(began + days * 86_400_000);
    return await findViewer(world.context, requestFrom({ cookie }).headers);
  };
  for (let day = 20; day < 365; day += 20) assert.ok((await look(day)).viewer, String(day));
  const last = await look(364.9);
  assert.ok(last.viewer);
  assert.deepEqual(last.setCookies, [], "a session that can't be renewed is not written again");
  assert.equal((await look(365)).viewer, undefined);
});

Deno.test("a session that ran out opens nothing", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { cookie } = await signUp(world, "Steve_01");
  await sql`update session set expires_at = ${world.clock.now}`;
  assert.equal(
    (await findViewer(world.context, requestFrom({ cookie }).headers)).viewer,
    undefined,
  );
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
  await assert.rejects(signUp(world, "STEVE_01", { email: "b@example.com" }), {
    code: "account_exists",
    message: 'Cannot use the name "STEVE_01": it is taken',
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

Deno.test("an account can end one of its sessions or all others", async () => {
  await using world = await openWorld();
  const first = await signUp(world, "Steve_01", { address: "2001:db8:1:2::/64" });
  const second = await signIn(world, "Steve_01");
  const third = await signIn(world, "steve_01");
  const other = await signUp(world, "Other");
  const listed = await listSessions(world.services.sql, first.viewer, world.act);
  assert.equal(listed.length, 3);
  const own = listed.find((session) => session.isThis);
  assert.deepEqual([own?.id, own?.ip, own?.userAgent], [
    first.viewer.sessionId,
    "2001:db8:1:2::",
    "Test/1.0",
  ]);

  assert.equal(
    await endSession(world.context, other.viewer, { id: second.viewer.sessionId }),
    false,
  );
  assert.equal(await endSession(world.context, first.viewer, { id: "not an id" }), false);
  assert.equal(
    await endSession(world.context, first.viewer, { id: second.viewer.sessionId }),
    true,
  );
  await endOtherSessions(world.context, first.viewer);
  const alive = await Promise.all(
    [first, second, third, other].map(async ({ cookie }) =>
      (await findViewer(world.context, requestFrom({ cookie }).headers)).viewer !== undefined
    ),
  );
  assert.deepEqual(alive, [true, false, false, true]);
});

Deno.test("the session in use is listed first, among 50 at most", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { viewer } = await signUp(world, "Steve_01");
  await sql`
    insert into session (account_id, token_hash, expires_at, created_at, updated_at)
    select ${viewer.accountId}, int4send(i), now() + interval '1 year', now(), now() + i * interval '1 s'
    from generate_series(1, 60) i`;
  const listed = await listSessions(world.services.sql, viewer, world.act);
  assert.equal(listed.length, 50);
  assert.equal(listed[0]?.id, viewer.sessionId);
  const seen = listed.slice(1).map(({ lastSeenAt }) => lastSeenAt.getTime());
  assert.deepEqual(seen, seen.toSorted((a, b) => b - a));
});

Deno.test("sessions and links that ran out are dropped daily", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const gone = await signUp(world, "Gone");
  const alive = await signUp(world, "Alive");
  await requestReset(world.context, "gone@example.com", requestFrom());
  await world.services.background.settled();
  const past = new Date(world.clock.now.getTime() - 1);
  await sql`update session set expires_at = ${past} where id = ${gone.viewer.sessionId}`;
  await sql`update verification set expires_at = ${past}`;
  await dropOldRows(sql, world.clock.now);
  const sessions = await sql`select id from session`;
  assert.deepEqual(sessions.map(({ id }) => id), [alive.viewer.sessionId]);
  assert.equal((await sql`select id from verification`).length, 0);
});

Deno.test("a changed password ends all other sessions", async () => {
  await using world = await openWorld();
  const person = await signUp(world, "Steve_01");
  const other = await signIn(world, "Steve_01");
  const change = (password: string) =>
    changePassword(world.context, person.viewer, {
      password,
      newPassword: "another horse battery",
      request: requestFrom(person),
    });
  assert.deepEqual(await change("a wrong password"), { kind: "wrong" });
  const changed = await change(PASSWORD);
  assert.ok(changed.kind === "changed");
  const looks = [cookieOf(changed.setCookies), person.cookie, other.cookie];
  const names = await Promise.all(
    looks.map(async (cookie) =>
      (await findViewer(world.context, requestFrom({ cookie }).headers)).viewer?.username
    ),
  );
  assert.deepEqual(names, ["Steve_01", undefined, undefined]);
  await signIn(world, "Steve_01", "another horse battery");
});

function trySignIn(world: World, nameOrEmail: string, address: string) {
  return signInByForm(
    world.context,
    { nameOrEmail, password: "a wrong password" },
    { request: requestFrom({ address }) },
  );
}

/** The one cookie of a sign-up at a site with that address, and the one of signing out again. */
async function cookiesAt(world: World, baseUrl: string) {
  const config = { webhookAllowPrivate: true, ...SITE, baseUrl };
  const secretKeys: SecretKeys = [SECRET_KEY];
  const connection = { databaseUrl: world.databaseUrl, secretKeys };
  const mailer = { send: () => Promise.resolve() };
  const services = createServices(config, connection, { mailer });
  const username = `Player_at_${new URL(baseUrl).protocol.slice(0, -1)}`;
  const wanted = { username, email: `${username}@example.com`, password: PASSWORD };
  try {
    const outcome = await signUpByForm(services, wanted, {
      request: requestFrom(),
      ...world.act,
    });
    const [opened = "", known = "", ...others] = "setCookies" in outcome ? outcome.setCookies : [];
    assert.deepEqual(others, []);
    const signedOut = await signOut(
      services,
      requestFrom({ cookie: cookieOf([opened]) }).headers,
    );
    return { opened, known, forgotten: signedOut.setCookies.join() };
  } finally {
    await services.close();
  }
}
