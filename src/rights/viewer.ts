import type { InOffice } from "./rights.ts";

/** The signed-in user of a request. */
export interface Viewer extends InOffice {
  accountId: string;
  username: string;
  sessionId: string;
  emailVerified: boolean;
  /** When the session's holder last showed who they are. */
  provedAt: Date;
}
