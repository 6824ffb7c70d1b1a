import { LOADERS } from "../../../generated/locales/all.ts";
import { createLocale, type Locale, type MakeWords } from "../../core/locales/locale.ts";
import { type LocaleTag, PSEUDO_LOCALE } from "../../core/locales/language_tags.ts";

/** The languages that a host enabled. */
export interface LocaleSettings {
  enabled: readonly LocaleTag[];
  /** One of `enabled`. */
  default: LocaleTag;
  /** Makes the words of the pseudo-locale, for tests. */
  pseudoWords?: MakeWords;
}

/** Used where the host set nothing. */
export const DEFAULT_LOCALES: LocaleSettings = { enabled: ["en"], default: "en" };

const loaders: Partial<Record<LocaleTag, () => Promise<{ words: MakeWords }>>> = LOADERS;

/** The languages whose words were loaded: each is 250 KB of code, and most sites have few. */
const loaded = new Map<LocaleTag, MakeWords>();

/** Loads the words of languages, before `createLocales` needs them. */
export async function loadLanguages(tags: readonly LocaleTag[]): Promise<void> {
  await Promise.all(tags.map(async (tag) => {
    const module = await loaders[tag]?.();
    if (module) loaded.set(tag, module.words);
  }));
}

/** Most characters of an `Accept-Language` header that are read. Browsers send fewer than 200. */
const HEADER_MAX = 500;

/** The languages of a site. */
export type Locales = ReturnType<typeof createLocales>;

/** Creates the languages of a site, whose words were loaded. */
export function createLocales(
  { enabled, default: standard, pseudoWords }: LocaleSettings = DEFAULT_LOCALES,
) {
  const all = [...new Set(enabled)].map((tag) => loadedLocale(tag, pseudoWords));
  const byTag = new Map(all.map((locale) => [locale.tag.toLowerCase(), locale]));
  const fallback = byTag.get(standard.toLowerCase());
  if (!fallback) throw new Error(`${standard} is not among the enabled languages`);

  /** Returns the language that comes closest to a tag: pt-BR for pt-PT and pt. */
  function closest(tag: string): Locale | undefined {
    const [language = ""] = tag.split("-", 1);
    return byTag.get(tag) ?? byTag.get(language) ??
      all.find((locale) => locale.tag.startsWith(`${language}-`));
  }

  return {
    all,
    default: fallback,
    /** Returns the enabled language with a tag, in any case. */
    find: (tag: string): Locale | undefined => byTag.get(tag.toLowerCase()),
    /**
     * Returns the enabled language that an `Accept-Language` header prefers (RFC 9110 §12.5.4). Undefined if the header
     * doesn't name an enabled language.
     */
    choose(header: string | undefined): Locale | undefined {
      const wanted = (header ?? "").slice(0, HEADER_MAX).split(",").map(readRange)
        .filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
      for (const { tag } of wanted) {
        const found = tag === "*" ? fallback : closest(tag);
        if (found) return found;
      }
    },
    /** Returns what the paths of public pages in a language start with: "/pt-br", and nothing for the default one. */
    prefixOf: (locale: Locale): string => locale === fallback ? "" : `/${locale.tag.toLowerCase()}`,
  };
}

/** Creates an enabled language from the words that were loaded. */
function loadedLocale(tag: LocaleTag, pseudoWords?: MakeWords): Locale {
  const make = tag === PSEUDO_LOCALE ? pseudoWords : loaded.get(tag);
  if (loaders[tag] && !make) throw new Error(`The words of ${tag} were not loaded`);
  return createLocale(tag, make);
}

/** Reads one range of the header: "de-AT;q=0.8". A weight that isn't a number counts as 1. */
function readRange(range: string): { tag: string; weight: number } {
  const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const weight = Number(parameters.find((part) => part.startsWith("q="))?.slice(2) ?? 1);
  return { tag, weight: Number.isNaN(weight) ? 1 : weight };
}
