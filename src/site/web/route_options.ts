import type { Words } from "../../core/locales/locale.ts";

/** The tabs of the pages about an owner's server, by the key of their label. */
export type OwnTab = Exclude<keyof Words["myServers"]["tabs"], "label" | "page" | "waiting">;

/** The tabs of the moderators' pages, by the key of their label. */
export type DeskTab = Exclude<keyof Words["moderation"]["tabs"], "label">;

/** Acts that need a proof of who the viewer is, by the key of their sentence. */
export type ProofPurpose = keyof Words["factors"]["prove"]["acts"];

/**
 * Options of a route that differ from those of other routes of its audience: its costs, its effects, and the area that
 * it belongs to.
 */
export interface RouteOptions {
  /** The limit that its form counts towards: that of forms that cause a lot of work, or of previews. */
  readonly cost?: "work" | "preview";
  /** Whether its form contains a listing's texts, and so has room for them in each language of the site. */
  readonly hasTexts?: boolean;
  /**
   * The cached pages that its form changes: those of the server, or lists and pictures, too, for what an owner takes
   * away. The forms of the desk may change all pages.
   */
  readonly changes?: "server" | "lists";
  /** The tab that leads to it. */
  readonly tab?: OwnTab | DeskTab;
  /** The link of the menu that leads to it, if that isn't the beginning of its address. */
  readonly below?: string;
  /** The act that the question for a proof names. */
  readonly purpose?: ProofPurpose;
  /** Whether it is a step of signing in, to which visitors don't return afterwards. */
  readonly signsIn?: boolean;
  /** Whether a repeat of its form gets the session that the first one opened, because it contains the password. */
  readonly repeatsSession?: boolean;
}
