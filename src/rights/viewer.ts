/** The signed-in user of a request. */
export interface Viewer {
  accountId: string;
  username: string;
  isModerator: boolean;
  sessionId: string;
  emailVerified: boolean;
}
