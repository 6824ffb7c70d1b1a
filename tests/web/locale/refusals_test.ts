import assert from "node:assert/strict";
import { refusal } from "../../../src/core/refusals/refusal.ts";
import { createLocales } from "../../../src/site/locales/site_locales.ts";
import { pseudoWords } from "../../support/pages/compiled_messages.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

const words = await pseudoWords();
const LOCALES = {
  enabled: ["en", "xa"],
  default: "en",
  pseudoWords: () => words,
} as const;
const [, pseudo] = createLocales(LOCALES).all;

Deno.test("a refusal's message is English, and its sentence in the language of a reader", () => {
  assert.ok(pseudo);
  const refused = refusal("server_own", { slug: "caves" });
  assert.equal(
    refused.message,
    'You work on "caves", so leave it to another moderator.',
  );
  const sentence = refused.sentenceIn(pseudo);
  assert.match(sentence, /^⟦[^"]* "caves", [^"]*⟧$/);
  assert.doesNotMatch(sentence, /work|another/);
});

Deno.test("forms and error pages show why in the language of their reader", async () => {
  await using world = await openWorld({ locales: LOCALES });
  assert.ok(pseudo);
  await world.server();
  const steve = await openPerson(world, "Steve_01");
  const shown = (html: string, text: string) =>
    assert.ok(html.replaceAll("&quot;", '"').includes(text), `${text}\n${html}`);
  await steve.submit("/language", { locale: "xa" });
  const page = await steve.get("/my/servers/nowhere");
  assert.equal(page.status, 404);
  shown(page.html, refusal("server_unknown", { slug: "nowhere" }).sentenceIn(pseudo));
  const { html } = await steve.get("/my/servers/new");
  const form = {
    game: "minecraft",
    name: "x",
    host: "a.example",
    port: "",
    description: "",
    tagline: "",
    rules: "",
    form_id: /name="form_id" value="([^"]+)"/.exec(html)?.[1] ?? "",
  };
  const long = await steve.submit("/my/servers", { ...form, tagline: "x".repeat(121) });
  shown(long.html, words.refusals.fact.tagline_too_long({ max: 120 }));
  const short = await steve.submit("/my/servers", form);
  shown(short.html, words.refusals.server_name_invalid({ min: 2, max: 100 }));
});
