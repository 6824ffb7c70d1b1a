import type { Words } from "../../core/locales/locale.ts";

/** The tabs of the pages about an owner's server, by the key of their label. */
export type OwnTab = Exclude<keyof Words["myServers"]["tabs"], "label" | "page" | "waiting">;

/** The tabs of the moderators' pages, by the key of their label. */
export type DeskTab = Exclude<keyof Words["moderation"]["tabs"], "label">;

/** Actions that need a proof of identity, by the key of their message. */
export type ProofPurpose = keyof Words["factors"]["prove"]["purposes"];

/** Options of a route in addition to its audience: its costs, its effects, and its place in the menus. */
export interface RouteOptions {
  /** The limit that applies to its form: that of costly forms, or that of previews. */
  readonly cost?: "work" | "preview";
  /** Whether its form contains a listing's texts, whose size grows with the number of the site's languages. */
  readonly hasTexts?: boolean;
  /**
   * The cached pages that its form changes: those of the server, or also lists and pictures if an owner removes
   * something. The forms of the desk may change all pages.
   */
  readonly changes?: "server" | "lists";
  /** The tab that is selected on it. */
  readonly tab?: OwnTab | DeskTab;
  /** The selected link of the menu, if that isn't the beginning of its path. */
  readonly below?: string;
  /** The action in the request for a proof of identity. */
  readonly purpose?: ProofPurpose;
  /** Whether it is a step of signing in, to which visitors aren't redirected afterwards. */
  readonly signsIn?: boolean;
  /**
   * Whether a repeat of its form gets the session that the first one opened, because the form contains the password.
   */
  readonly repeatsSession?: boolean;
}
