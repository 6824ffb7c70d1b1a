import assert from "node:assert/strict";
import { openVisitor, PASSWORD } from "../../support/people/visitor.ts";
import { LENIENT, proveSignUp } from "../../support/votes/ballots.ts";
import { openWorld } from "../../support/world.ts";
import { inputOf, NEW_ACCOUNT, signUp } from "./account_forms.ts";

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

Deno.test("a taken name is reported at its field; input stays, except passwords", async () => {
  await using world = await openWorld();
  await world.account("Steve_01");
  const visitor = openVisitor(world);
  const proof = await proveSignUp(visitor);
  const { status, html } = await visitor.submit("/sign-up", { ...NEW_ACCOUNT, proof });
  assert.equal(status, 422);
  assert.doesNotMatch(html, /role="alert"/);
  assert.match(
    html,
    /<p class="fault" id="username-fault">&quot;Steve_01&quot; is taken\. Choose another name/,
  );
  assert.match(
    inputOf(html, "username"),
    /value="Steve_01".*aria-describedby="username-help username-fault"/,
  );
  assert.match(inputOf(html, "username"), /aria-invalid="true" autofocus/);
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

Deno.test("a fault is shown once: below its field, or in the notice if no field shows it", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const visitor = openVisitor(world);
  await visitor.get("/sign-up");
  const short = await visitor.submit("/sign-up", { ...NEW_ACCOUNT, password: "short", proof: "x" });
  assert.equal(short.html.split("Use at least 10 characters.").length, 2);
  assert.match(short.html, /id="password-fault">Use at least 10 characters\./);
  assert.doesNotMatch(short.html, /role="alert"/);
  const hidden = await visitor.submit("/sign-up", { ...NEW_ACCOUNT, proof: "" });
  assert.equal(hidden.html.split("Your browser wasn&#39;t ready yet.").length, 2);
  assert.match(hidden.html, /role="alert"[^>]*><p>Your browser wasn&#39;t ready yet\./);
});

Deno.test("a sign-up with several faults hears of all of them at once, in the order of its fields", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const visitor = openVisitor(world);
  await visitor.get("/sign-up");
  const cases: [Record<string, string>, RegExp[]][] = [
    [{ username: "a b", email: "no address", password: "short" }, [
      /Use 2 to 32 letters/,
      /Type an email address/,
      /at least 10 characters/,
    ]],
    [{ username: "", email: "no address", password: "" }, [
      /Fill|required/i,
      /Type an email address/,
      /Fill|required/i,
    ]],
  ];
  for (const [fields, sentences] of cases) {
    const { status, html } = await visitor.submit("/sign-up", { ...fields, proof: "once" });
    assert.equal(status, 422);
    assert.doesNotMatch(html, /role="alert"/);
    const told = [...html.matchAll(/id="([a-z]+)-fault">(.*?)<\/p>/g)];
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
