import assert from "node:assert/strict";
import { openPerson, openVisitor, PASSWORD, type Visitor } from "../../support/people/visitor.ts";
import { LENIENT, proveSignUp } from "../../support/votes/ballots.ts";
import { openWorld, type World } from "../../support/world.ts";
import { mailedToken } from "../../support/people/mailed_links.ts";

const NEW_ACCOUNT = { username: "Steve_01", email: "steve@example.com", password: PASSWORD };

Deno.test("signing up before a vote asks for the in-game name, then returns", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  await visitor.get("/sign-up?next=/servers/caves%3Fvote=1");
  const next = "/servers/caves?vote=1";
  const proof = await proveSignUp(visitor);
  const signedUp = await visitor.submit("/sign-up", { ...NEW_ACCOUNT, next, proof });
  assert.deepEqual([signedUp.status, signedUp.location], [
    303,
    `/account/name?${new URLSearchParams({ next })}`,
  ]);
  const question = await visitor.get(signedUp.location ?? "");
  assert.equal(question.status, 200);
  assert.match(
    question.html,
    /You vote as <strong>Steve_01<\/strong>\. Is this exactly your name in the game\?/,
  );
  const yes = await visitor.submit("/account/name/confirmation", { next });
  assert.deepEqual([yes.status, yes.location], [303, next]);
});

Deno.test("a name is corrected once for free, then changes every 30 days", async () => {
  await using world = await openWorld();
  const visitor = await signUp(world);
  const corrected = await visitor.submit("/account/name", { username: "Steve_1", next: "/docs" });
  assert.equal(corrected.location, "/docs?notice=renamed");
  const { html } = await visitor.get("/account/name");
  assert.match(html, /<h1[^>]*>Change your name<\/h1>/);
  assert.doesNotMatch(html, /Is this exactly your name/, "it was asked before");
  const changed = await visitor.submit("/account/name", { username: "Steve_2" });
  assert.equal(changed.location, "/account?notice=renamed");
  const page = await visitor.get("/account/name");
  assert.match(page.html, /You can change your name again on Apr 9\./);
  const refused = await visitor.submit("/account/name", { username: "Steve_3" });
  assert.equal(refused.status, 422);
  assert.match(refused.html, /next on 2026-04-09/);
});

Deno.test("a taken name is reported at its field; input stays, except passwords", async () => {
  await using world = await openWorld();
  await world.account("Steve_01");
  const visitor = openVisitor(world);
  const proof = await proveSignUp(visitor);
  const { status, html } = await visitor.submit("/sign-up", { ...NEW_ACCOUNT, proof });
  assert.equal(status, 422);
  assert.match(html, /role="alert"/);
  assert.match(
    html,
    /<p class="fault" id="username-fault">Cannot use the name &quot;Steve_01&quot;: it is taken/,
  );
  assert.match(
    inputOf(html, "username"),
    /value="Steve_01".*aria-describedby="username-help username-fault"/,
  );
  assert.match(inputOf(html, "username"), /aria-invalid="true"/);
  assert.match(inputOf(html, "email"), /value="steve@example.com"/);
  assert.ok(!html.includes(PASSWORD));
});

Deno.test("each fault of a sign-up is beside its own field", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const visitor = openVisitor(world);
  await visitor.get("/sign-up");
  const cases: [Partial<typeof NEW_ACCOUNT>, string][] = [
    [{ username: "a b" }, "username"],
    [{ username: "Voteboard_Test" }, "username"],
    [{ username: "" }, "username"],
    [{ email: "no address" }, "email"],
    [{ password: "short" }, "password"],
    [{ password: "x".repeat(129) }, "password"],
    [{ password: "Password2026!" }, "password"],
  ];
  for (const [wrong, field] of cases) {
    const { status, html } = await visitor.submit("/sign-up", {
      ...NEW_ACCOUNT,
      proof: field,
      ...wrong,
    });
    assert.equal(status, 422);
    const faults = [...html.matchAll(/id="([a-z]+)-fault"/g)].map(([, name]) => name);
    assert.deepEqual(faults, [field], JSON.stringify(wrong));
  }
});

Deno.test("a sign-up with several faults hears of all of them at once, in the order of its fields", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const visitor = openVisitor(world);
  await visitor.get("/sign-up");
  const cases: [Record<string, string>, RegExp[]][] = [
    [{ username: "a b", email: "no address", password: "short" }, [
      /Cannot use the name/,
      /not an email address/,
      /at least 10 characters/,
    ]],
    [{ username: "", email: "no address", password: "" }, [
      /Fill|required/i,
      /not an email address/,
      /Fill|required/i,
    ]],
  ];
  for (const [fields, sentences] of cases) {
    const { status, html } = await visitor.submit("/sign-up", { ...fields, proof: "once" });
    assert.equal(status, 422);
    const [, summary = ""] = /role="alert"[^>]*>(.*?)<\/ul>/.exec(html) ?? [];
    const told = [...summary.matchAll(/<a href="#([a-z]+)">(.*?)<\/a>/g)];
    assert.deepEqual(told.map(([, field]) => field), ["username", "email", "password"]);
    sentences.forEach((sentence, at) => assert.match(told[at]?.[2] ?? "", sentence));
    assert.match(inputOf(html, "email"), /value="no address"/);
  }
});

Deno.test("every field has a label and tells password managers what it is", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  const expected: Record<string, Record<string, string>> = {
    "/sign-up": { username: "username", email: "email", password: "new-password" },
    "/sign-in": { name: "username webauthn", password: "current-password" },
    "/reset-password": { email: "email" },
  };
  for (const [path, fields] of Object.entries(expected)) {
    const { html } = await visitor.get(path);
    for (const [name, autocomplete] of Object.entries(fields)) {
      assert.ok(inputOf(html, name).includes(`autocomplete="${autocomplete}"`), `${path} ${name}`);
      assert.ok(html.includes(`<label for="${name}">`), `${path} ${name}`);
    }
  }
});

Deno.test("signing in leads back to the page, never to another site", async () => {
  await using world = await openWorld();
  await openPerson(world, "Steve_01");
  const wanted: [string, string][] = [
    ["/servers/caves?page=2", "/servers/caves?page=2"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["https://evil.example/", "/"],
    ["/.//evil.example", "/"],
    ["/\t/evil.example", "/"],
  ];
  for (const [next, location] of wanted) {
    const visitor = openVisitor(world, { address: `203.0.113.${wanted.length}` });
    await visitor.get(`/sign-in?${new URLSearchParams({ next })}`);
    const answer = await visitor.submit("/sign-in", { name: "steve_01", password: PASSWORD, next });
    assert.deepEqual([answer.status, answer.location], [303, location], next);
    const again = await visitor.get(`/sign-in?${new URLSearchParams({ next })}`);
    assert.deepEqual([again.status, again.location], [303, location], next);
  }
});

Deno.test("a wrong password and an unknown name get the same page", async () => {
  await using world = await openWorld();
  await openPerson(world, "Steve_01");
  const visitor = openVisitor(world);
  await visitor.get("/sign-in");
  const pages = [];
  for (const name of ["Steve_01", "Nobody_1"]) {
    const { status, html } = await visitor.submit("/sign-in", {
      name,
      password: "a wrong password",
    });
    assert.equal(status, 422);
    assert.match(html, /Wrong username or password\./);
    // A challenge is another one each time.
    pages.push(html.replaceAll(name, "NAME").replace(/challenge&quot;:&quot;\w+/, ""));
  }
  assert.equal(pages[0], pages[1]);
  assert.equal(visitor.cookies.has("voteboard_session"), false);
});

Deno.test("too many tries to sign in get a 429 with the wait", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  await visitor.get("/sign-in");
  const send = () => visitor.submit("/sign-in", { name: "Nobody", password: "a wrong password" });
  for (let i = 0; i < 10; i++) assert.equal((await send()).status, 422);
  const { status, headers, html } = await send();
  assert.equal(status, 429);
  assert.match(headers.get("retry-after") ?? "", /^(8[5-9]\d|900)$/);
  assert.match(html, /Try again in 15 minutes\./);
});

Deno.test("signing out ends the session, clears its cookie and refuses its forms", async () => {
  await using world = await openWorld();
  const visitor = await openPerson(world, "Steve_01");
  await visitor.get("/account");
  const cookie = visitor.cookies.get("voteboard_session") ?? "";
  const { status, location } = await visitor.submit("/sign-out");
  assert.deepEqual([status, location], [303, "/?notice=signed_out"]);
  assert.equal(visitor.cookies.has("voteboard_session"), false);
  visitor.cookies.set("voteboard_session", cookie);
  assert.equal((await visitor.submit("/account/other-sessions/end")).status, 401);
});

Deno.test("account pages send signed-out visitors to sign in, and back", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  for (const path of ["/account", "/account/name?next=/docs", "/account/deletion"]) {
    const { status, location } = await visitor.get(path);
    assert.deepEqual([status, location], [303, `/sign-in?${new URLSearchParams({ next: path })}`]);
  }
});

Deno.test("a reset link sets a new password; asking never reveals an account", async () => {
  await using world = await openWorld();
  await signUp(world);
  await world.services.background.settled();
  const visitor = openVisitor(world);
  await visitor.get("/reset-password");
  const asked = [];
  for (const email of ["steve@example.com", "nobody@example.com"]) {
    const { status, html } = await visitor.submit("/reset-password", { email });
    assert.equal(status, 202);
    asked.push(html);
  }
  assert.equal(asked[0], asked[1]);
  await world.services.background.settled();

  const path = `/reset-password/${mailedToken(world, "steve@example.com", "/reset-password/")}`;
  await visitor.get(path);
  assert.equal((await visitor.submit(path, { password: "short" })).status, 422);
  const saved = await visitor.submit(path, { password: "another horse battery" });
  assert.deepEqual([saved.status, saved.location], [303, "/sign-in?notice=password_reset"]);
  assert.equal((await visitor.submit(path, { password: "another horse battery" })).status, 410);
  const signedIn = await visitor.submit("/sign-in", {
    name: "Steve_01",
    password: "another horse battery",
  });
  assert.equal(signedIn.status, 303);
});

Deno.test("a sign-up with another person's email address looks like any other", async () => {
  await using world = await openWorld();
  await signUp(world);
  const looks = [];
  for (
    const [username, email] of [["Alex_02", "steve@example.com"], ["Arne_03", "new@example.com"]]
  ) {
    const visitor = openVisitor(world, { address: `${username}` });
    const proof = await proveSignUp(visitor);
    const fields = { ...NEW_ACCOUNT, username: username ?? "", email: email ?? "", proof };
    const { status, location } = await visitor.submit("/sign-up", fields);
    const account = await visitor.get("/account");
    const html = account.html.replaceAll(username ?? "", "NAME").replaceAll(email ?? "", "MAIL");
    const steady = html.replaceAll(/value="[\w-]{20,}"|<time.*?<\/time>/g, "");
    looks.push({ status, location, cookies: [...visitor.cookies.keys()], html: steady });
  }
  assert.deepEqual(looks[0], looks[1]);
});

Deno.test("opening an emailed link confirms nothing until its button is pressed", async () => {
  await using world = await openWorld();
  const visitor = await signUp(world);
  await world.services.background.settled();
  assert.match((await visitor.get("/account")).html, /not confirmed/);
  const path = `/verify-email/${mailedToken(world, "steve@example.com", "/verify-email/")}`;
  assert.equal((await visitor.get(path)).status, 200);
  assert.match((await visitor.get("/account")).html, /not confirmed/);
  const { status, location } = await visitor.submit(path);
  assert.deepEqual([status, location], [303, "/account?notice=email_confirmed"]);
  assert.doesNotMatch((await visitor.get("/account")).html, /not confirmed/);
  assert.equal((await visitor.submit("/verify-email/abc")).status, 410);
});

Deno.test("a link to confirm an address names the account, and the address to its owner only", async () => {
  await using world = await openWorld();
  await signUp(world);
  await world.services.background.settled();
  const path = `/verify-email/${mailedToken(world, "steve@example.com", "/verify-email/")}`;
  const { html } = await openVisitor(world).get(path);
  assert.match(
    html,
    /s•••@example\.com\S* is your address\. It will belong to the account Steve_01\./,
  );
  assert.doesNotMatch(html, /steve@example\.com/);
});

Deno.test("a dead link shows no form, however it died", async () => {
  await using world = await openWorld();
  const visitor = await signUp(world);
  await visitor.submit("/reset-password", { email: "steve@example.com" });
  await world.services.background.settled();
  const pathOf = (kind: string) =>
    new URL(world.mails.findLast(({ link }) => link.includes(kind))?.link ?? "").pathname;
  const reset = pathOf("/reset-password/");
  const verify = pathOf("/verify-email/");
  for (const path of [reset, verify]) {
    const { status, html } = await visitor.get(path);
    assert.deepEqual([status, html.includes(`action="${path}"`)], [200, true], path);
  }
  assert.match(inputOf((await visitor.get(reset)).html, "password"), /autocomplete="new-password"/);
  await visitor.submit(reset, { password: "another-password" });
  world.pass(86_400_001);
  for (const path of [reset, verify, "/reset-password/abc", "/verify-email/abc"]) {
    const { status, html } = await openVisitor(world).get(path);
    assert.equal(status, 410, path);
    assert.match(html, /This link no longer works/);
    assert.doesNotMatch(html.slice(0, html.indexOf("</main>")), /<main.*<form method="post"/s);
  }
});

Deno.test("the account page lists the account's sessions and ends only those", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const other = openVisitor(world);
  await other.get("/sign-in");
  await other.submit("/sign-in", { name: "Steve_01", password: PASSWORD });
  const stranger = await openPerson(world, "Stranger");
  const { html, headers } = await steve.get("/account");
  assert.equal(headers.get("cache-control"), "private, no-store");
  const [path = "", ...more] = html.match(/\/account\/sessions\/[\w-]+\/end/g) ?? [];
  assert.deepEqual(more, []);
  assert.equal((await stranger.submit(path)).status, 404);
  assert.equal((await other.get("/account")).status, 200);
  const ended = await steve.submit(path);
  assert.deepEqual([ended.status, ended.location], [303, "/account?notice=session_ended"]);
  assert.equal((await other.get("/account")).location, "/sign-in?next=%2Faccount");
});

Deno.test("changing the password takes the current one and keeps you signed in", async () => {
  await using world = await openWorld();
  const visitor = await openPerson(world, "Steve_01");
  const change = (password: string, new_password: string) =>
    visitor.submit("/account/password", { password, new_password });
  const wrong = await change("a wrong password", "another horse battery");
  assert.equal(wrong.status, 422);
  assert.match(wrong.html, /id="password-fault">That is not your current password\./);
  assert.match((await change(PASSWORD, "short")).html, /id="new_password-fault"/);
  assert.equal(
    (await change(PASSWORD, "another horse battery")).location,
    "/account?notice=password_changed",
  );
  assert.equal((await visitor.get("/account")).status, 200);
});

Deno.test("deleting an account takes its password and signs it out", async () => {
  await using world = await openWorld();
  const visitor = await openPerson(world, "Steve_01");
  await visitor.get("/account/deletion");
  const wrong = await visitor.submit("/account/deletion", { password: "a wrong password" });
  assert.equal(wrong.status, 422);
  const { status, location } = await visitor.submit("/account/deletion", { password: PASSWORD });
  assert.deepEqual([status, location], [303, "/?notice=account_deleted"]);
  assert.equal((await visitor.get("/account")).location, "/sign-in?next=%2Faccount");
});

async function signUp(world: World): Promise<Visitor> {
  const visitor = openVisitor(world, { address: "198.51.100.1" });
  const proof = await proveSignUp(visitor);
  const { status } = await visitor.submit("/sign-up", { ...NEW_ACCOUNT, proof });
  assert.equal(status, 303);
  await visitor.get("/account/name");
  return visitor;
}

function inputOf(html: string, name: string): string {
  return new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
}

Deno.test("once an address got enough emails, its owner is led to the link in one of those", async () => {
  await using world = await openWorld();
  const visitor = await openPerson(world, "Steve_01");
  for (const _ of [1, 2, 3]) await visitor.submit("/account/verification");
  const typed = { email: "steve_01@example.com", password: PASSWORD };
  const sent = [
    await visitor.submit("/account/verification"),
    await visitor.submit("/account/email", typed),
  ];
  for (const { status, headers, html } of sent) {
    assert.deepEqual([status, headers.has("retry-after")], [429, true]);
    assert.match(html, /Open the link in the newest\s+one while you are signed in/);
  }
});
