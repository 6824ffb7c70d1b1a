import type { Web, WebContext } from "./web_env.ts";
import type { Route } from "./route.ts";

/** A part of the site, such as voting: its pages and forms, and the style sheets that they need. */
export interface Area<AllOfWeb extends Web = Web> {
  readonly routes: readonly Route<AllOfWeb>[];
  /** Pages with a bot check, the only ones that may load more than this site's own script. */
  readonly checked?: readonly Route<AllOfWeb>[];
  /** Pictures that other sites may embed. */
  readonly embedded?: readonly Route[];
  /** The only pages that other sites may show in a frame. They run no script and send no form. */
  readonly framed?: readonly Route[];
  /** The files that pages load. They are public. */
  readonly files?: readonly PublicFile[];
  /** The text of the sheets, by who loads them. Each may change what those before it say. */
  readonly styles?: {
    readonly everybody?: readonly string[];
    readonly signedIn?: readonly string[];
    readonly moderators?: readonly string[];
  };
}

/** A file at an address of its own, or files whose names are a part of it. */
export interface PublicFile {
  readonly path: string;
  send(c: WebContext): Response | Promise<Response>;
}
