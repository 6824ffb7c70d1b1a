/** Who is looking, from a session that is alive. */
export interface Viewer {
  accountId: string;
  username: string;
  isModerator: boolean;
  sessionId: string;
  emailVerified: boolean;
}
