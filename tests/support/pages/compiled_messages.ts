import { pseudoModule } from "../../../scripts/languages/files.ts";
import { readLocales } from "../../../scripts/languages/read_locales.ts";

const LOCALES = new URL("../../../locales/", import.meta.url);

/** Returns formatters like those of the service, without a cache. */
export function formattersOf(tag: string) {
  return {
    count: (number: number) => number.toLocaleString(tag),
    plural: (number: number) => new Intl.PluralRules(tag).select(number),
    decimal: new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format,
    date: (_key: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...options }).format,
  };
}

/**
 * Returns the texts of the pseudo-locale, generated from the English files: longer, and with brackets around each text.
 */
// deno-lint-ignore no-explicit-any -- Its type is that of the English words.
export async function pseudoWords(folder: URL = LOCALES): Promise<any> {
  const code = pseudoModule((await readLocales(folder)).get("en") ?? new Map());
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.words(formattersOf("en"));
}
