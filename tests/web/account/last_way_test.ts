import assert from "node:assert/strict";
import { doubleProviders, goThrough } from "../../support/people/provider_double.ts";
import { openPerson, openVisitor, PASSWORD, type Visitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

/** Returns the ways on the sign-in page, in their order, with a star at the one that was used last. */
async function waysOf(visitor: Visitor): Promise<string[]> {
  const { html } = await visitor.get("/sign-in");
  const found = html.matchAll(
    /<\/svg>Sign in with (\w+)(<span class="chip">last used)?|(id="password")/g,
  );
  return [...found].map(([, name, last, password]) =>
    password ? "password" : `${name}${last ? "*" : ""}`
  );
}

Deno.test("the sign-in page begins with the way that this browser used last, and names no account", async () => {
  await using world = await openWorld({ rounds: doubleProviders() });
  await openPerson(world, "Steve_01");
  const visitor = openVisitor(world);
  const [first = "", ...others] = (await waysOf(visitor)).filter((way) => way !== "password");
  assert.ok(others.length > 0);
  assert.equal((await waysOf(visitor)).at(-1), "password");

  await visitor.submit("/sign-in", { name: "Steve_01", password: PASSWORD });
  await visitor.submit("/sign-out");
  assert.equal((await waysOf(visitor))[0], "password");
  assert.doesNotMatch((await visitor.get("/sign-in")).html, /Steve_01/);

  await goThrough(visitor, { next: "/" });
  assert.equal((await waysOf(visitor))[0], `${first}*`);
  assert.equal(visitor.cookies.get("voteboard_way"), first.toLowerCase());

  visitor.cookies.set("voteboard_way", "<script>");
  assert.deepEqual(await waysOf(visitor), await waysOf(openVisitor(world)));
});

Deno.test("after a wrong password its form comes first, and keeps the name", async () => {
  await using world = await openWorld({ rounds: doubleProviders() });
  await openPerson(world, "Steve_01");
  const visitor = openVisitor(world);
  const sent = await visitor.submit("/sign-in", { name: "Steve_01", password: "not this one" });
  assert.equal(sent.status, 422);
  assert.match(sent.html, /Wrong username or password\. You can use your email address once/);
  const [password, provider] = [`id="password"`, "Sign in with"].map((text) =>
    sent.html.indexOf(text, sent.html.indexOf("<main"))
  );
  assert.ok(Number(password) < Number(provider), "the form stands above the other ways");
  assert.match(sent.html, /value="Steve_01"/);
  assert.equal(visitor.cookies.get("voteboard_way"), undefined);
});

Deno.test("only the way that was used last is prominent, and the fault of a password is beside it", async () => {
  await using world = await openWorld({ rounds: doubleProviders() });
  const visitor = openVisitor(world);
  const prominent = async () => {
    const { html } = await visitor.get("/sign-in");
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main"));
    return [...main.matchAll(/<form method="post" action="([^"]+)".*?<\/form>/gs)]
      .flatMap(([form, action]) => /type="submit" class="primary"/.test(form) ? [action] : []);
  };
  assert.deepEqual(await prominent(), ["/sign-in"]);
  visitor.cookies.set("voteboard_way", "discord");
  assert.deepEqual(await prominent(), ["/sign-in/with/discord"]);
  visitor.cookies.set("voteboard_way", "password");
  assert.deepEqual(await prominent(), ["/sign-in"]);
  const { html } = await visitor.submit("/sign-in", { name: "Steve_01", password: "not this one" });
  assert.match(
    html,
    /<input type="password"[^>]*aria-invalid="true"[^>]*autocomplete="current-pass/,
  );
  assert.match(html, /id="password-fault">Wrong username or password/);
  assert.match(html, /autocomplete="username webauthn"/);
});
