import { countries } from "country-flag-icons";
import { byName } from "./by_name.ts";

/** Flags of unions, islands and regions without a code of their own in ISO 3166-1. */
const NO_COUNTRIES = ["AC", "EU", "IC", "TA", "XA", "XC", "XO"];

const NAMES = new Intl.DisplayNames("en", { type: "region" });

/** Codes of all countries (ISO 3166-1 alpha-2, and XK) with a flag. */
export const COUNTRIES: readonly string[] = countries
  .filter((code) => code.length === 2 && !NO_COUNTRIES.includes(code));

/** Returns the English name of a country; whatever else was typed in its place stays as it is. */
export function countryName(code: string): string {
  return COUNTRIES.includes(code) ? NAMES.of(code) ?? code : code;
}

/** Lists all countries by name. */
export function listCountries(): { code: string; name: string }[] {
  return COUNTRIES.map((code) => ({ code, name: countryName(code) })).sort(byName);
}
