/** The person looking, from a live session. */
export interface Viewer {
  accountId: string;
  username: string;
  isModerator: boolean;
  sessionId: string;
  emailVerified: boolean;
}
