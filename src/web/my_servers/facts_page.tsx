import { z } from "zod";
import { countryName, listCountries } from "../../servers/countries.ts";
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
import { languageName, LANGUAGES } from "../../servers/languages.ts";
import { DESCRIPTION_MAX } from "../../servers/listing_fields.ts";
import { findFacts, saveFacts } from "../../servers/save_facts.ts";
import { requireOwnDetails } from "../../servers/server_details.ts";
import { byName } from "../../servers/by_name.ts";
import { listTags } from "../../servers/tags.ts";
import { actOf } from "../frame/act.tsx";
import type { FaultyForm, Typed } from "../forms/forms.tsx";
import { FaultSummary, Field, fieldsOf, Form, Select, Submit, TextArea } from "../forms/forms.tsx";
import { ticked, tickName, Ticks } from "../forms/ticks.tsx";
import { redirectTo, submit } from "../forms/submit.ts";
import { Meanwhile } from "./meanwhile.tsx";
import { sendOwnPage } from "./subject.tsx";
import { MY_SERVERS } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { facts: words } = MY_SERVERS;

/** Lines of the rules that are seen without scrolling. */
const RULES_ROWS = 8;

const NO_COUNTRY = { value: "", label: words.noCountry };

/** Languages by their English names. */
const TONGUES = LANGUAGES.map((slug) => ({ slug, name: languageName(slug) })).sort(byName);

/** The facts as they are typed: each tag and each language is a box to tick. */
const FACTS_FORM = z.record(z.string(), z.string())
  .transform((typed): Record<string, unknown> => ({
    ...typed,
    tags: ticked(typed, "tags"),
    languages: ticked(typed, "languages"),
  }))
  .pipe(FACTS.extend({ version_seen: z.string().optional() }));

/** POST /my/servers/:slug/facts: saves them; they show at once. */
export const saveOwnFacts = submit({
  schema: FACTS_FORM,
  fields: { changed_meanwhile: "", tag_unknown: "tags" },
  show: showFacts,
  async act(c, web, { version_seen: seen, ...facts }) {
    const slug = c.req.param("slug") ?? "";
    await saveFacts(web.services, slug, { facts, seen, ...actOf(c, web) });
    return redirectTo(c, `/my/servers/${slug}`, "server_saved");
  },
});

/** GET /my/servers/:slug/facts: what else there is to say about a server, all of it optional. */
export async function showFacts(c: WebContext, web: Web, sent?: FaultyForm) {
  const { sql } = web.services;
  const slug = c.req.param("slug") ?? "";
  const [server, tags] = await Promise.all([
    requireOwnDetails(sql, slug, actOf(c, web)),
    listTags(sql),
  ]);
  const facts = await findFacts(sql, server.id);
  const typed = sent?.typed ?? typedOf(facts);
  const field = fieldsOf({ typed, faults: sent?.faults ?? {} });
  const countries = listCountries().map(({ code, name }) => ({ value: code, label: name }));
  return await sendOwnPage(c, web, {
    server,
    title: words.title(server.name),
    status: sent ? 422 : 200,
    body: (
      <>
        <h2>{words.heading}</h2>
        <p>{words.lead}</p>
        <FaultSummary faults={sent?.faults} />
        <Meanwhile
          isStale={sent !== undefined && sent.typed["version_seen"] !== fingerprintOf(facts)}
          names={words.names}
          saved={readable(typedOf(facts), tags)}
          typed={readable(typed, tags)}
        />
        <Form
          action={`/my/servers/${slug}/facts`}
          fields={{ version_seen: fingerprintOf(facts) }}
        >
          <Field
            {...field("tagline")}
            {...words.tagline}
            required={false}
            maxlength={TAGLINE_MAX}
          />
          <Ticks
            {...words.tags(TAGS_MAX)}
            name="tags"
            choices={tags}
            typed={typed}
            faults={sent?.faults}
          />
          <Select
            {...field("country")}
            {...words.country}
            required={false}
            options={[NO_COUNTRY, ...countries]}
          />
          <Field
            {...field("version")}
            {...words.version}
            required={false}
            maxlength={VERSION_MAX}
          />
          <Ticks
            {...words.languages(LANGUAGES_MAX)}
            name="languages"
            choices={TONGUES}
            typed={typed}
            faults={sent?.faults}
          />
          {(["website", "discord", "video"] as const).map((name) => (
            <Field
              {...field(name)}
              {...words[name]}
              type="url"
              required={false}
              maxlength={LINK_MAX}
            />
          ))}
          <TextArea
            {...field("rules")}
            {...words.rules}
            required={false}
            rows={RULES_ROWS}
            maxlength={DESCRIPTION_MAX}
          />
          <Submit>{words.save}</Submit>
        </Form>
      </>
    ),
  });
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

/** What was typed in words, a line for each fact. */
function readable(typed: Typed, tags: readonly { slug: string; name: string }[]): Typed {
  const chosen = new Set(ticked(typed, "tags"));
  return {
    ...typed,
    tags: tags.filter(({ slug }) => chosen.has(slug)).map(({ name }) => name).join(", "),
    languages: ticked(typed, "languages").map(languageName).join(", "),
    country: countryName(typed["country"] ?? ""),
  };
}
