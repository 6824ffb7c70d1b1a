import { LOADERS } from "../../../generated/locales/all.ts";
import { createLocale, type Locale, type MakeWords } from "../../core/locales/locale.ts";
import { type LocaleTag, PSEUDO_LOCALE } from "../../core/locales/language_tags.ts";

/** The languages that a host enabled. */
export interface LocaleSettings {
  enabled: readonly LocaleTag[];
  /** One of `enabled`. */
  default: LocaleTag;
  /** Creates the messages of the pseudo-locale, for tests. */
  pseudoWords?: MakeWords;
}

/** The default settings. */
export const DEFAULT_LOCALES: LocaleSettings = { enabled: ["en"], default: "en" };

const loaders: Partial<Record<LocaleTag, () => Promise<{ words: MakeWords }>>> = LOADERS;

/** The loaded languages. Each is 250 KB of code, and most sites use few. */
const loaded = new Map<LocaleTag, MakeWords>();

/** Loads the messages of languages. Call it before `createLocales`. */
export async function loadLanguages(tags: readonly LocaleTag[]): Promise<void> {
  await Promise.all(tags.map(async (tag) => {
    const module = await loaders[tag]?.();
    if (module) loaded.set(tag, module.words);
  }));
}

/** Maximum characters of an `Accept-Language` header. Browsers send fewer than 200. */
const HEADER_MAX = 500;

/** The languages of a site. */
export type Locales = ReturnType<typeof createLocales>;

/** Creates the languages of a site, whose messages must have been loaded. */
export function createLocales(
  { enabled, default: standard, pseudoWords }: LocaleSettings = DEFAULT_LOCALES,
) {
  const all = [...new Set(enabled)].map((tag) => loadedLocale(tag, pseudoWords));
  const byTag = new Map(all.map((locale) => [locale.tag.toLowerCase(), locale]));
  const fallback = byTag.get(standard.toLowerCase());
  if (!fallback) throw new Error(`${standard} is not among the enabled languages`);

  /** Returns the enabled language that is closest to a tag: pt-BR for pt-PT and pt. */
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
     * Returns the enabled language that an `Accept-Language` header prefers (RFC 9110 §12.5.4), or undefined if it
     * names none.
     */
    choose(header: string | undefined): Locale | undefined {
      const wanted = (header ?? "").slice(0, HEADER_MAX).split(",").map(readRange)
        .filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
      for (const { tag } of wanted) {
        const found = tag === "*" ? fallback : closest(tag);
        if (found) return found;
      }
    },
    /** Returns the prefix of the paths of public pages in a language: "/pt-br", or "" for the default language. */
    prefixOf: (locale: Locale): string => locale === fallback ? "" : `/${locale.tag.toLowerCase()}`,
  };
}

/** Creates an enabled language from its loaded messages. */
function loadedLocale(tag: LocaleTag, pseudoWords?: MakeWords): Locale {
  const make = tag === PSEUDO_LOCALE ? pseudoWords : loaded.get(tag);
  if (loaders[tag] && !make) throw new Error(`The words of ${tag} were not loaded`);
  return createLocale(tag, make);
}

/** Parses one range of the header, such as "de-AT;q=0.8". A weight that isn't a number becomes 1. */
function readRange(range: string): { tag: string; weight: number } {
  const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const weight = Number(parameters.find((part) => part.startsWith("q="))?.slice(2) ?? 1);
  return { tag, weight: Number.isNaN(weight) ? 1 : weight };
}
