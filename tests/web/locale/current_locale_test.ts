import assert from "node:assert/strict";
import { createLocale, ENGLISH } from "../../../src/core/locales/locale.ts";
import { changeLocale, currentLocale, inLocale } from "../../../src/site/web/current_locale.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("outside a request there is no language, not even a default one", () => {
  assert.throws(currentLocale, /No language: only a request has one/);
  assert.throws(() => changeLocale(ENGLISH), /No language/);
  inLocale(ENGLISH, () => {});
  assert.throws(currentLocale);
});

Deno.test("a request changes its own language and no other's", async () => {
  const [german, arabic] = [createLocale("de"), createLocale("ar")];
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
