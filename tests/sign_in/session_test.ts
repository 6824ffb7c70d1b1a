import assert from "node:assert/strict";
import { changePassword } from "../../src/site/sign_in/passwords/change_password.ts";
import { requestReset } from "../../src/site/sign_in/passwords/password_reset.ts";
import { findViewer } from "../../src/site/sign_in/sessions/find_viewer.ts";
import {
  endOtherSessions,
  endSession,
  listSessions,
} from "../../src/site/sign_in/sessions/active_sessions.ts";
import { signOut } from "../../src/site/sign_in/sessions/active_sessions.ts";
import { signUp as signUpByForm } from "../../src/site/sign_in/entry/sign_up_by_password.ts";
import type { SecretKeys } from "../../src/core/secrets/secret_key.ts";
import { createServices } from "../../src/service/services.ts";
import { cookieOf, PASSWORD, requestFrom, signIn, signUp } from "../support/people/people.ts";
import { openWorld, SECRET_KEY, SITE, type World } from "../support/world.ts";
import { dropOldRows } from "../../src/core/database/retention.ts";

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
