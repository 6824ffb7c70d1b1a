import { countries } from "country-flag-icons";
import { byName } from "./by_name.ts";

/** Flags of unions, islands and regions without a code of their own in ISO 3166-1. */
const NO_COUNTRIES = ["AC", "EU", "IC", "TA", "XA", "XC", "XO"];

/** Codes of all countries (ISO 3166-1 alpha-2, and XK) with a flag. */
export const COUNTRIES: readonly string[] = countries
  .filter((code) => code.length === 2 && !NO_COUNTRIES.includes(code));

/** Languages that people may speak on a server (ISO 639-1). */
export const LANGUAGES: readonly string[] =
  "ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv th tl tr uk ur vi zh"
    .split(" ");

/** Returns the English name of a country. Any other text is returned unchanged. */
export const countryName = namer(COUNTRIES, "region");

/** Returns the English name of a language. Any other text is returned unchanged. */
export const languageName = namer(LANGUAGES, "language");

function namer(codes: readonly string[], type: Intl.DisplayNamesType) {
  const names = new Intl.DisplayNames("en", { type });
  const known = new Map(codes.map((code) => [code, names.of(code)]));
  return (code: string): string => known.get(code) ?? code;
}

/** All countries by name. */
export const NAMED_COUNTRIES = byNames(COUNTRIES, countryName);

/** Other names that people type, because `Intl` has only one per country. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ["UAE"],
  CI: ["Ivory Coast"],
  CV: ["Cabo Verde"],
  CZ: ["Czech Republic"],
  GB: ["UK", "Great Britain", "England"],
  KR: ["Korea"],
  MK: ["Macedonia"],
  NL: ["Holland"],
  SZ: ["Swaziland"],
  TL: ["East Timor"],
  TR: ["Turkey"],
  US: ["USA", "America"],
};

/** The search terms of each country, by code: the code itself and its English names. */
export const COUNTRY_LABELS: ReadonlyMap<string, readonly string[]> = new Map(
  COUNTRIES.map((code) => [code, [code, countryName(code), ...OTHER_NAMES[code] ?? []]]),
);

/** All languages by name. */
export const NAMED_LANGUAGES = byNames(LANGUAGES, languageName);

function byNames(codes: readonly string[], nameOf: (code: string) => string) {
  return codes.map((slug) => ({ slug, name: nameOf(slug) })).sort(byName);
}
