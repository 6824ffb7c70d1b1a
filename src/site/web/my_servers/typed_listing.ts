import { z } from "zod";
import type { KnownGame } from "../../polling/games.ts";
import {
  FACTS,
  type Facts,
  type GivenFacts,
  LANGUAGES_MAX,
  LINK_MAX,
  TAGS_MAX,
  VERSION_MAX,
} from "../../servers/facts.ts";
import type { ListingChange } from "../../servers/listing_change.ts";
import { type ListingEdit, NAME_MAX } from "../../servers/listing_fields.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { OWN_SLUG_MAX, OWN_SLUG_MIN } from "../../servers/slug.ts";
import type { KnownTag } from "../../servers/tags.ts";
import type { Typed } from "../kit/form.tsx";
import { ticked, tickName } from "../kit/ticks.tsx";
import { refuseOwnLanguage } from "../../servers/translations.ts";
import type { LanguageTag } from "../../../core/locales/language_tags.ts";
import { codeNames } from "./code_names.ts";
import { type Input, LINE } from "./inputs.ts";
import { textInputs } from "./text_inputs.ts";
import {
  fieldsOfTranslations,
  type LanguageFields,
  languageFields,
  offeredLanguages,
  ownLanguageInput,
  sentLanguages,
  typedTranslations,
} from "./translation_fields.ts";
import { fault } from "../parts/faults.ts";
import { tagName } from "../parts/tag_name.ts";
import { pastedValue } from "../../../core/text/typed_text.ts";
import { asciiValue } from "../../text/ascii_value.ts";
import { currentLocale } from "../current_locale.ts";

/** A listing as its owner types it. The domain validates what is only text here. */
const LISTING = z.object({
  game: z.string().min(1, fault("game")),
  name: z.string(),
  host: z.string(),
  port: z.string().transform(asciiValue).pipe(z.string().regex(/^\d{0,5}$/, fault("port"))),
  slug: z.string().transform(pastedValue).optional(),
  description: z.string(),
  ...FACTS.shape,
});

const LANGUAGES_OF = LISTING.pick({ textLanguage: true, translations: true });

/** Parses a listing and the form's own fields. Each tag and each language is a checkbox. */
export function listingForm<Own extends z.ZodRawShape>(own: Own) {
  return z.record(z.string(), z.string())
    .transform((typed): Record<string, unknown> => ({
      ...typed,
      tags: ticked(typed, "tags"),
      languages: ticked(typed, "languages"),
      translations: typedTranslations(typed),
    }))
    .pipe(
      LISTING.extend(own).superRefine((values, problem) =>
        refuseOwnLanguage(LANGUAGES_OF.parse(values), problem)
      ),
    );
}

/** The field beside which each refusal is shown; "" is the form as a whole. */
export const REFUSED_FIELDS = {
  game_unknown: "game",
  server_name_invalid: "name",
  server_host_invalid: "host",
  server_port_invalid: "port",
  slug_refused: "slug",
  slug_moved: "slug",
  description_too_long: "description",
  tag_unknown: "tags",
  // Each field has refused what is wrong by itself: this is a language that the form had no fields for.
  facts_invalid: "textLanguage",
  servers_too_many: "",
  changed_meanwhile: "",
} as const;

/** Matches an address with or without a port. An IPv6 address with a port is in brackets. */
const WITH_PORT = /^\s*(?:\[([^\]]+)\]|([^:\s]+))(?::(\p{Nd}{1,5}))?\s*$/u;

/** Matches what surrounds the address in a link: a scheme, and a path with what follows it. */
const AROUND = /^\s*[a-z][a-z0-9+.-]*:\/\/|[/?#].*$/gi;

/** Takes the port from the address if it has one, or else from its field. The default is the game's port. */
export function splitAddress(
  typed: Pick<Record<string, string>, "game" | "host" | "port">,
  games: readonly KnownGame[],
): Pick<ListingEdit, "host" | "port"> {
  const usual = games.find(({ slug }) => slug === typed.game)?.defaultPort ?? 0;
  const typedHost = pastedValue(typed.host ?? "").normalize("NFKC").replace(AROUND, "");
  const [, bracketed, plain, within] = WITH_PORT.exec(typedHost) ?? [];
  const port = asciiValue(within ?? typed.port ?? "");
  return {
    host: bracketed ?? plain ?? typedHost,
    port: port === "" ? usual : Number(port),
  };
}

/**
 * Splits the values of the form into a listing and its facts. Facts without a field in the form that was sent are left
 * out, and so are texts in languages that it had no fields for or that aren't offered.
 */
export function listingOf(
  { game, name, description, host, port, slug, ...facts }: z.output<typeof LISTING>,
  { typed, games, languages }: {
    typed: Typed;
    games: readonly KnownGame[];
    languages: readonly LanguageTag[];
  },
): { edit: ListingEdit; facts: GivenFacts | undefined } {
  const edit = { game, name, description, slug, ...splitAddress({ game, host, port }, games) };
  const { tags, languages: spoken, translations, ...lines } = facts;
  const sent = Object.fromEntries(Object.entries(lines).filter(([name]) => name in typed));
  const offered = sentLanguages(typed).filter((tag) => languages.includes(tag));
  const texts = Object.fromEntries(offered.map((tag) => [tag, translations[tag] ?? {}]));
  const given = { ...sent, tags, languages: spoken, translations: texts };
  return { edit, facts: hasFacts(typed) ? given : undefined };
}

/** Whether the fields of a listing, or those of its facts, were sent. A browser always sends a text field. */
const hasListing = (typed: Typed) => typed["name"] !== undefined;
const hasFacts = (typed: Typed) => typed["tagline"] !== undefined;

/** What was typed, with what is saved for the fields that were not sent, such as by a form for a picture. */
export function typedOver(saved: { listing: Typed; facts: Typed }, typed: Typed): Typed {
  return {
    ...hasListing(typed) ? {} : saved.listing,
    ...hasFacts(typed) ? {} : saved.facts,
    ...typed,
  };
}

/**
 * Returns the form's values: those of a pending change if there is one (a refused one is ignored), or else the
 * listing's.
 */
export function typedListing(server: ServerDetails, change: ListingChange | undefined): Typed {
  const wanted = change?.refusedAt === null ? change : undefined;
  const port = wanted?.port ?? server.port;
  return {
    game: wanted?.game ?? server.game,
    name: wanted?.name ?? server.name,
    host: wanted?.host ?? server.host,
    slug: server.slug,
    port: wanted?.game == null && port === server.defaultPort ? "" : String(port),
    description: wanted?.text?.description ?? server.description,
  };
}

/** Returns the form's values for facts: those of a pending change, or else the listing's. */
export function typedFacts(facts: Facts, change: ListingChange | undefined): Typed {
  const { description: _, ...waiting } = change?.refusedAt === null ? change.text ?? {} : {};
  const { tags, languages, translations, ...lines } = { ...facts, ...waiting };
  const boxes = [
    ...tags.map((slug) => tickName("tags", slug)),
    ...languages.map((slug) => tickName("languages", slug)),
  ];
  return {
    ...Object.fromEntries(Object.entries(lines).map(([name, value]) => [name, value ?? ""])),
    ...Object.fromEntries(boxes.map((name) => [name, "1"])),
    ...fieldsOfTranslations(translations),
  };
}

/** A part of the form: the first is always open. Its heading, its address on the page, and its fields. */
export interface FormPart {
  id: "basics" | "place" | "about" | "translations" | "facts" | "links";
  title: string;
  lead?: string;
  inputs: readonly Input[];
  /** The fields of each language, which are folded. */
  languages?: readonly LanguageFields[];
}

/** What the form offers to choose from. */
export interface Offered {
  games: readonly KnownGame[];
  tags: readonly KnownTag[];
  /** The languages of the site. */
  languages: readonly LanguageTag[];
}

/** The parts of the form in the order of the page. */
export function partsOf({ games, tags, languages }: Offered, typed: Typed): readonly FormPart[] {
  const { parts, translations: words } = currentLocale().words.listingForm;
  const further = offeredLanguages(typed, languages).map((tag) => languageFields(tag));
  const about = [...further.length > 0 ? [ownLanguageInput()] : [], ...textInputs()];
  const translations = {
    id: "translations",
    title: parts.translations,
    lead: words.lead,
    inputs: [],
    languages: further,
  } as const;
  return [
    { id: "basics", title: parts.basics, inputs: basicInputs(games) },
    { id: "place", title: parts.place, inputs: placeInputs() },
    { id: "about", title: parts.about, inputs: about },
    ...further.length > 0 ? [translations] : [],
    { id: "facts", title: parts.facts, inputs: factInputs(tags) },
    { id: "links", title: parts.links, inputs: linkInputs() },
  ];
}

function basicInputs(games: readonly KnownGame[]): Input[] {
  const locale = currentLocale();
  const { form: words } = locale.words.listingForm;
  const options = [
    { value: "", label: words.chooseGame },
    ...games.toSorted(locale.formats.byName).map(({ slug, name }) => ({
      value: slug,
      label: name,
    })),
  ];
  const line = { kind: "line", autocomplete: "off" } as const;
  return [
    { kind: "select", name: "game", ...words.game, options },
    { ...line, name: "name", ...words.name, maxlength: NAME_MAX },
    { ...line, name: "host", ...words.host, spellcheck: false, autocapitalize: "none" },
  ];
}

/** What the address of a server and that of its page are made of, if an owner wants others than the usual. */
function placeInputs(): Input[] {
  const { form: words } = currentLocale().words.listingForm;
  return [
    { ...LINE, name: "port", ...words.port, type: "number", min: 1, max: 65535 },
    {
      ...LINE,
      name: "slug",
      ...words.slug,
      help: words.slug.help(OWN_SLUG_MIN, OWN_SLUG_MAX),
      autocomplete: "off",
      spellcheck: false,
      autocapitalize: "none",
    },
  ];
}

function nationOptions() {
  const { form: words } = currentLocale().words.listingForm;
  return [
    { value: "", label: words.noCountry },
    ...codeNames().countries.map(({ slug, name }) => ({ value: slug, label: name })),
  ];
}

function factInputs(tags: readonly KnownTag[]): Input[] {
  const locale = currentLocale();
  const { form: words } = locale.words.listingForm;
  return [
    {
      kind: "ticks",
      name: "tags",
      ...words.tags,
      help: words.tags.help(TAGS_MAX),
      choices: tags.map((tag) => ({ ...tag, name: tagName(tag) }))
        .sort(locale.formats.byName),
    },
    { ...LINE, name: "version", ...words.version, maxlength: VERSION_MAX },
    {
      kind: "select",
      name: "country",
      ...words.country,
      required: false,
      options: nationOptions(),
    },
    {
      kind: "ticks",
      name: "languages",
      ...words.languages,
      help: words.languages.help(LANGUAGES_MAX),
      choices: codeNames().languages,
    },
  ];
}

function linkInputs(): readonly Input[] {
  const { form: words } = currentLocale().words.listingForm;
  return (["website", "discord", "video"] as const).map((name) => ({
    ...LINE,
    name,
    ...words[name],
    type: "url",
    maxlength: LINK_MAX,
  }));
}
