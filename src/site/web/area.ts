import type { Web } from "./web_env.ts";
import type { Route } from "./route.ts";

/** A part of the site, such as voting: its pages and forms, and the style sheets that they need. */
export interface Area<AllOfWeb extends Web = Web> {
  readonly routes: readonly Route<AllOfWeb>[];
  /** Pages with a bot check, the only ones that may load more than this site's own script. */
  readonly checked?: readonly Route<AllOfWeb>[];
  /** The text of the sheets, by who loads them. Each may change what those before it say. */
  readonly styles?: {
    readonly everybody?: readonly string[];
    readonly signedIn?: readonly string[];
    readonly moderators?: readonly string[];
  };
}
