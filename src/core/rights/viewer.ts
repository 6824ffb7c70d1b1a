import type { InOffice } from "./rights.ts";

/** The signed-in user of a request. */
export interface Viewer extends InOffice {
  accountId: string;
  username: string;
  sessionId: string;
  emailVerified: boolean;
  /** The tag of the language that they chose. Null for the language of their browser. */
  locale?: string | null;
  /** The list from which the account was moved here. Null if it wasn't, or if its owner has dismissed the notice. */
  importedFrom?: string | null;
  /** Time at which the session's holder last proved who they are. */
  provedAt: Date;
}
