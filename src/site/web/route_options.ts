import type { Words } from "../../core/locales/locale.ts";

/** The tabs of the pages about an owner's server, by the key of their label. */
export type OwnTab = Exclude<keyof Words["myServers"]["tabs"], "label" | "page" | "waiting">;

/** The tabs of the moderators' pages, by the key of their label. */
export type DeskTab = Exclude<keyof Words["moderation"]["tabs"], "label">;

/** What needs a proof of who its viewer is, by the key of the sentence that says so. */
export type ProofPurpose = keyof Words["factors"]["prove"]["acts"];

/** What a route costs, changes and belongs to, where it differs from other routes of its audience. */
export interface RouteOptions {
  /** The limit that its form counts towards: that of forms that cause a lot of work, or of previews. */
  readonly cost?: "work" | "preview";
  /** Whether its form contains a listing's texts, and so has room for them in each language of the site. */
  readonly hasTexts?: boolean;
  /**
   * The cached pages that its form changes: those of the server, or lists and pictures, too, for what an owner takes away.
   * The forms of the desk may change all pages.
   */
  readonly changes?: "server" | "lists";
  /** The tab that leads to it. */
  readonly tab?: OwnTab | DeskTab;
  /** The link of the menu that leads to it, if that isn't the beginning of its address. */
  readonly below?: string;
  /** What the question for a proof says that its viewer is about to do. */
  readonly purpose?: ProofPurpose;
  /** Whether it is a step of signing in, to which no visitor returns afterwards. */
  readonly signsIn?: boolean;
  /** Whether a repeat of its form gets the session that the first one opened, because it contains the password. */
  readonly repeatsSession?: boolean;
}
