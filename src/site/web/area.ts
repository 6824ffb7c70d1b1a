import type { Web, WebContext } from "./web_env.ts";
import type { Route } from "./route.ts";

/** An area of the site, such as voting, with its pages, forms and style sheets. */
export interface Area<AllOfWeb extends Web = Web> {
  readonly routes: readonly Route<AllOfWeb>[];
  /** Pages with a bot check. Only these may load other scripts than this site's own. */
  readonly checked?: readonly Route<AllOfWeb>[];
  /** Pictures that other sites may embed. */
  readonly embedded?: readonly Route[];
  /** Pages that other sites may show in a frame. They have no scripts and no forms. */
  readonly framed?: readonly Route[];
  /** The public files that pages load. */
  readonly files?: readonly PublicFile[];
  /** The text of the style sheets, by who loads them. Later ones may override earlier ones. */
  readonly styles?: {
    readonly everybody?: readonly string[];
    readonly signedIn?: readonly string[];
    readonly moderators?: readonly string[];
  };
}

/** A file at a path, or files whose names are part of the path. */
export interface PublicFile {
  readonly path: string;
  send(c: WebContext): Response | Promise<Response>;
}
