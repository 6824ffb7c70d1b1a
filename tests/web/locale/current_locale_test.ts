import assert from "node:assert/strict";
import { AsyncLocalStorage } from "node:async_hooks";
import { createLocale, ENGLISH } from "../../../src/core/locales/locale.ts";
import { changeLocale, currentLocale, inLocale } from "../../../src/site/web/current_locale.ts";
import {
  FROM_HERE,
  openPerson,
  openVisitor,
  type Visit,
  type Visitor,
} from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

/**
 * Runs what it is given outside of a request: a runner may begin a test in the context in which an earlier one ended.
 */
const outside = AsyncLocalStorage.snapshot();

Deno.test("outside a request there is no language, not even a default one", () => {
  outside(() => {
    assert.throws(currentLocale, /No language: only a request has one/);
    assert.throws(() => changeLocale(ENGLISH), /No language/);
    inLocale(ENGLISH, () => {});
    assert.throws(currentLocale);
  });
});

Deno.test("a request changes its own language and no other's", async () => {
  const german = createLocale("de");
  const arabic = createLocale("ar");
  const { promise, resolve } = Promise.withResolvers<void>();
  const other = inLocale(german, async () => {
    await promise;
    return currentLocale();
  });
  const changed = await inLocale(german, async () => {
    await Promise.resolve();
    changeLocale(arabic);
    resolve();
    await other;
    return currentLocale();
  });
  assert.deepEqual([changed.tag, (await other).tag], ["ar", "de"]);
});

/** Ways to a page for one person, and its status: pages, forms with faults, refused ones, and error pages. */
const WAYS: readonly [status: number, way: (visitor: Visitor) => Promise<Visit>][] = [
  [200, (visitor) => visitor.get("/account")],
  [200, (visitor) => visitor.get("/my/servers/new")],
  [404, (visitor) => visitor.get("/my/servers/nowhere")],
  [422, (visitor) => visitor.submit("/account/name", { username: "" })],
  [422, (visitor) => visitor.submit("/servers/skyblock-valley/reports", { reason: "" })],
  [422, (visitor) => visitor.submit("/reset-password", { email: "nobody" })],
  [404, (visitor) => visitor.submit("/my/servers/nowhere/edit", { name: "x" })],
  [403, (visitor) => visitor.submit("/account/name", { username: "x" }, {})],
  [415, (visitor) => visitor.submit("/account/name", new FormData())],
];

Deno.test("forms and error pages that are made at the same time are each in their own language", async () => {
  const tags = ["en", "de", "pt-BR", "ar"] as const;
  await using world = await openWorld({ locales: { enabled: [...tags], default: "en" } });
  await world.server("Skyblock Valley");
  const people = await Promise.all(tags.map((tag) => openSpeaker(world, tag)));
  for (let round = 0; round < 3; round++) {
    const asked = WAYS.flatMap(([status, way]) =>
      people.map(async ({ tag, visitor }) => {
        const answer = await way(visitor);
        const lang = /<html lang="([^"]*)"/.exec(answer.html)?.[1];
        assert.deepEqual([answer.status, lang], [status, tag], `${way}`);
      })
    );
    await Promise.all(asked);
  }
});

Deno.test("a mail is in its reader's language, not that of the form's sender", async () => {
  const locales = { enabled: ["en", "de", "ar"], default: "en" } as const;
  await using world = await openWorld({ locales });
  await openSpeaker(world, "ar");
  await world.services.sql`update account set email_verified = true`;
  const german = { ...FROM_HERE, "accept-language": "de" };
  const email = "speaks_ar@example.com";
  const { status } = await openVisitor(world).submit("/reset-password", { email }, german);
  await world.services.background.settled();
  assert.deepEqual([status, world.mails.map(({ lang }) => lang)], [202, ["ar"]]);
});

/** A visitor whose account has a language. */
async function openSpeaker(world: World, tag: string) {
  const username = `Speaks_${tag.replace("-", "_")}`;
  const visitor = await openPerson(world, username);
  await world.services.sql`update account set locale = ${tag} where username = ${username}`;
  return { tag, visitor };
}

Deno.test("pages that are made at the same time are each in their own language", async () => {
  const locales = { enabled: ["en", "de", "pt-BR", "ar"], default: "en" } as const;
  await using world = await openWorld({ locales, pagesKeptMs: 1e9 });
  await world.server("Skyblock Valley");
  const langs = await Promise.all(
    ["", "/de", "/pt-br", "/ar", "", "/de", "/pt-br", "/ar"].map(async (prefix) => {
      const headers = { accept: "text/html" };
      const html = await (await world.get(`${prefix}/servers/skyblock-valley`, { headers })).text();
      return /<html lang="([^"]*)"/.exec(html)?.[1];
    }),
  );
  assert.deepEqual(langs, ["en", "de", "pt-BR", "ar", "en", "de", "pt-BR", "ar"]);
});
