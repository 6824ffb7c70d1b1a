import { z } from "zod";
import { NAMED_COUNTRIES, NAMED_LANGUAGES } from "../../servers/codes.ts";
import {
  FACTS,
  type Facts,
  LANGUAGES_MAX,
  LINK_MAX,
  TAGLINE_MAX,
  TAGS_MAX,
  VERSION_MAX,
} from "../../servers/facts.ts";
import { fingerprintOf } from "../../servers/fingerprint.ts";
import { DESCRIPTION_MAX } from "../../servers/listing_fields.ts";
import { findFacts, saveFacts } from "../../servers/save_facts.ts";
import { type KnownTag, listTags } from "../../servers/tags.ts";
import type { FaultyForm, Typed } from "../forms/forms.tsx";
import { ticked, tickName } from "../forms/ticks.tsx";
import { redirectTo, submitOwn } from "../forms/submit.ts";
import { type Input, sendEditForm } from "./edit_form.tsx";
import { MY_SERVERS } from "./words.ts";
import type { Own, Web, WebContext } from "../web_env.ts";

const { facts: words } = MY_SERVERS;

/** Lines of the rules that are visible without scrolling. */
const RULES_ROWS = 8;

const LINE = { kind: "line", required: false } as const;

const NATIONS = [
  { value: "", label: words.noCountry },
  ...NAMED_COUNTRIES.map(({ slug, name }) => ({ value: slug, label: name })),
];

/** The submitted facts. Each tag and each language is a checkbox. */
const FACTS_FORM = z.record(z.string(), z.string())
  .transform((typed): Record<string, unknown> => ({
    ...typed,
    tags: ticked(typed, "tags"),
    languages: ticked(typed, "languages"),
  }))
  .pipe(FACTS.extend({ version_seen: z.string().optional() }));

/** POST /my/servers/:slug/facts: saves the facts, which are public immediately. */
export const saveOwnFacts = submitOwn({
  schema: FACTS_FORM,
  fields: { changed_meanwhile: "", tag_unknown: "tags" },
  show: showFacts,
  async act(c, web, { server: { slug }, act }, { version_seen: seen, ...facts }) {
    await saveFacts(web.services, slug, { facts, seen, ...act });
    return redirectTo(c, `/my/servers/${slug}`, "server_saved");
  },
});

/** GET /my/servers/:slug/facts: a form for further facts about a server, all of them optional. */
export async function showFacts(c: WebContext, web: Web, { server }: Own, sent?: FaultyForm) {
  const { sql } = web.services;
  const [facts, tags] = await Promise.all([findFacts(sql, server.id), listTags(sql)]);
  return await sendEditForm(c, web, {
    server,
    words,
    lead: words.lead,
    inputs: inputsOf(tags),
    version: fingerprintOf(facts),
    saved: typedOf(facts),
    sent,
  });
}

function inputsOf(tags: readonly KnownTag[]): Input[] {
  const links = (["website", "discord", "video"] as const).map((name): Input => ({
    ...LINE,
    name,
    ...words[name],
    type: "url",
    maxlength: LINK_MAX,
  }));
  return [
    { ...LINE, name: "tagline", ...words.tagline, maxlength: TAGLINE_MAX },
    { kind: "ticks", name: "tags", ...words.tags(TAGS_MAX), choices: tags },
    { kind: "select", name: "country", ...words.country, required: false, options: NATIONS },
    { ...LINE, name: "version", ...words.version, maxlength: VERSION_MAX },
    {
      kind: "ticks",
      name: "languages",
      ...words.languages(LANGUAGES_MAX),
      choices: NAMED_LANGUAGES,
    },
    ...links,
    {
      kind: "text",
      name: "rules",
      ...words.rules,
      required: false,
      rows: RULES_ROWS,
      maxlength: DESCRIPTION_MAX,
    },
  ];
}

function typedOf({ tags, languages, ...lines }: Facts): Typed {
  const boxes = [
    ...tags.map((slug) => tickName("tags", slug)),
    ...languages.map((slug) => tickName("languages", slug)),
  ];
  return {
    ...Object.fromEntries(Object.entries(lines).map(([name, value]) => [name, value ?? ""])),
    ...Object.fromEntries(boxes.map((name) => [name, "1"])),
  };
}
