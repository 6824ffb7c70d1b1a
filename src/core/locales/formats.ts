import type { LocaleTag } from "./language_tags.ts";

/** The formats of days and times on pages, in UTC like the day of a vote. Messages name their own parts of a date. */
const DATE_STYLES = {
  /** Nov 14, 2026 */
  date: { dateStyle: "medium" },
  /** Nov 14, 2026, 09:30 */
  moment: { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The name of a format for days or times. */
type DateStyle = keyof typeof DATE_STYLES;

/** Formats a day or a time. */
type DateFormat = (at: Date) => string;

/** Formats numbers, dates and lists in one language. */
export type Formats = ReturnType<typeof createFormats>;

/** Tags for `Intl` that differ from ours. Arabic uses Western digits, as scores, ports and addresses do. */
const INTL_TAGS: Partial<Record<LocaleTag, string>> = { ar: "ar-u-nu-latn", xa: "en" };

const kept = new Map<LocaleTag, Formats>();

/**
 * Returns the formats of a language. They are cached, because creating a formatter takes 30 µs and using it less than
 * one.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * const { count, date, plural } = formatsOf("pl");
 * assert.equal(plural(3), "few");
 * assert.equal(count(48210).replace(/\s/, " "), "48 210");
 * assert.equal(date("date")(new Date("2026-11-01")), "1 lis 2026");
 * ```
 */
export function formatsOf(tag: LocaleTag): Formats {
  const known = kept.get(tag);
  if (known) return known;
  const formats = createFormats(INTL_TAGS[tag] ?? tag);
  kept.set(tag, formats);
  return formats;
}

function createFormats(tag: string) {
  const rules = new Intl.PluralRules(tag);
  const decimals = once(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));
  const shares = once(() =>
    new Intl.NumberFormat(tag, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
  );
  const lists = once(() => new Intl.ListFormat(tag, { type: "conjunction" }));
  const shortLists = once(() => new Intl.ListFormat(tag, { type: "conjunction", style: "narrow" }));
  const order = once(() => new Intl.Collator(tag, { numeric: true, sensitivity: "base" }));
  const dates = new Map<string, DateFormat>();

  /** Returns the formatter of a style, or of options under another name. */
  function date(style: DateStyle): DateFormat;
  function date(key: string, options: Intl.DateTimeFormatOptions): DateFormat;
  function date(key: string, options?: Intl.DateTimeFormatOptions): DateFormat {
    const known = dates.get(key);
    if (known) return known;
    // Without options, the key is a style: the overloads allow nothing else.
    const chosen = options ?? DATE_STYLES[key as DateStyle];
    const { format } = new Intl.DateTimeFormat(tag, { timeZone: "UTC", ...chosen });
    dates.set(key, format);
    return format;
  }

  return {
    /** Formats a whole number: 48210 as "48,210". */
    count: new Intl.NumberFormat(tag).format,
    /** Formats a number with at most one digit after the decimal point. */
    decimal: (n: number): string => decimals().format(n),
    /** Returns the form that the language has for a number: "one", "few", "many", "other" … */
    plural: (n: number): Intl.LDMLPluralRule => rules.select(n),
    date,
    /** Formats a share as a percentage: "99.9%". Rounds down, so that only the whole is 100%. */
    share: (part: number): string => shares().format(Math.floor(part * 1_000) / 1_000),
    /** Joins texts as in a sentence: "A, B and C". */
    list: (texts: Iterable<string>): string => lists().format(texts),
    /** Joins texts as briefly as the language allows: "A, B, C". */
    facts: (texts: Iterable<string>): string => shortLists().format(texts),
    /** Compares two objects by name, for sorting: ignores case, and puts "2" before "10". */
    byName: (one: { name: string }, other: { name: string }): number =>
      order().compare(one.name, other.name),
    /** Returns the name of a country by its code (ISO 3166-1). Returns any other text unchanged. */
    country: namer(tag, "region", /^[A-Z]{2}$/),
    /**
     * Returns the name of a language by its code or tag, capitalised as at the start of a sentence: "Inglés". Returns
     * any other text unchanged.
     */
    language: namer(tag, "language", /^[a-z]{2}(-[A-Z]{2})?$/),
  };
}

/** Returns a function that returns the names of codes. It caches them, because looking one up takes 7 µs. */
function namer(tag: string, type: Intl.DisplayNamesType, codes: RegExp) {
  const names = once(() => new Intl.DisplayNames(tag, { type }));
  const known = new Map<string, string>();
  return (code: string): string => {
    if (!codes.test(code)) return code;
    const found = known.get(code);
    if (found !== undefined) return found;
    const name = names().of(code) ?? code;
    const first = String.fromCodePoint(name.codePointAt(0) ?? 0);
    const label = first.toLocaleUpperCase(tag) + name.slice(first.length);
    known.set(code, label);
    return label;
  };
}

/** Returns a function that calls `make` once, when its value is first needed. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => made ??= make();
}
