import type { KnownGame } from "../../../polling/games.ts";
import type { GivenFacts } from "../../../servers/fields/facts.ts";
import type { ListingVersion } from "../../../servers/review/listing_version.ts";
import type { ListingEdit } from "../../../servers/fields/listing_fields.ts";
import type { ServerDetails } from "../../../servers/server_details.ts";
import type { WrittenText } from "../../../servers/fields/written_text.ts";
import type { TypedFields } from "../../kit/form.tsx";
import { tickName } from "../../kit/ticks.tsx";
import type { LanguageTag } from "../../../../core/locales/language_tags.ts";
import { fieldsOfTranslations, sentLanguages } from "../translations/translation_fields.ts";
import { pastedValue } from "../../../../core/text/typed_text.ts";
import { asciiValue } from "../../../text/ascii_value.ts";
import type { ListingValues } from "./listing_inputs.tsx";

/** Matches a host with or without a port. An IPv6 address with a port is in brackets. */
const WITH_PORT = /^\s*(?:\[([^\]]+)\]|([^:\s]+))(?::(\p{Nd}{1,5}))?\s*$/u;

/** Matches the parts of a link around its host and port: the scheme, and the path with all that follows. */
const AROUND = /^\s*[a-z][a-z0-9+.-]*:\/\/|[/?#].*$/gi;

/** Returns host and port. The port is that in the address, or else that in its field, or else the game's default. */
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
 * Splits the values of the form into a listing and its facts, without facts and languages for which the sent form had
 * no fields, and without languages that aren't offered.
 */
export function listingOf(
  { game, name, description, host, port, slug, ...facts }: ListingValues,
  { typed, games, languages }: {
    typed: TypedFields;
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

/** Whether the fields of a listing, or those of its facts, were sent. A browser always sends text fields. */
const hasListing = (typed: TypedFields) => typed["name"] !== undefined;
const hasFacts = (typed: TypedFields) => typed["tagline"] !== undefined;

/**
 * Returns the typed values, and the saved values for fields that weren't sent, for example by the form for a picture.
 */
export function typedOver(
  saved: { listing: TypedFields; facts: TypedFields },
  typed: TypedFields,
): TypedFields {
  return {
    ...hasListing(typed) ? {} : saved.listing,
    ...hasFacts(typed) ? {} : saved.facts,
    ...typed,
  };
}

/** Returns the form's values for a listing and its facts: those of the waiting change, or else the public ones. */
export function savedListing(
  { slug, game: listed, defaultPort }: ServerDetails,
  shown: WrittenText,
  waiting: ListingVersion | undefined,
): { listing: TypedFields; facts: TypedFields } {
  const { game, name, host, port, description, ...facts } = { ...shown, ...waiting?.text };
  const isUsual = game === listed && port === defaultPort;
  const { tags, languages, translations, ...lines } = facts;
  const boxes = [
    ...tags.map((slug) => tickName("tags", slug)),
    ...languages.map((slug) => tickName("languages", slug)),
  ];
  return {
    listing: { game, name, host, slug, port: isUsual ? "" : String(port), description },
    facts: {
      ...Object.fromEntries(Object.entries(lines).map(([name, value]) => [name, value ?? ""])),
      ...Object.fromEntries(boxes.map((name) => [name, "1"])),
      ...fieldsOfTranslations(translations),
    },
  };
}
