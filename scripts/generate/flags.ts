import * as drawings from "country-flag-icons/string/3x2";
import { COUNTRIES } from "../../src/site/servers/fields/codes.ts";

/** Returns the flags that pages may show, SVG by country code. Throws an error if one is missing. */
export function collectFlags(): Record<string, string> {
  const flags: Record<string, string> = drawings;
  return Object.fromEntries(COUNTRIES.map((code) => {
    const flag = flags[code];
    if (flag === undefined) throw new Error(`country-flag-icons has no flag of ${code}`);
    return [code, flag];
  }));
}
