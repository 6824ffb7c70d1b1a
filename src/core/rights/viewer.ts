import type { InOffice } from "./rights.ts";

/** The signed-in user of a request. */
export interface Viewer extends InOffice {
  accountId: string;
  username: string;
  sessionId: string;
  emailVerified: boolean;
  /** The tag of the language that they chose; null: the one of their browser. */
  locale?: string | null;
  /** The list from which the account was moved here; null if it wasn't, or if its owner knows. */
  importedFrom?: string | null;
  /** Time at which the session's holder last proved who they are. */
  provedAt: Date;
}
