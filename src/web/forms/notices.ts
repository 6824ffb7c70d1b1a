/**
 * What a page says of what was just done. The address bar carries the code, so nobody can put words of their
 * own on a page of ours.
 */
export const NOTICES = {
  signed_out: "You are signed out.",
  password_reset: "The new password is saved. Sign in with it.",
  password_changed: "The password is changed. All other sessions have ended.",
  email_confirmed: "Your mail address is confirmed.",
  verification_sent: "A link is on its way to your mail address.",
  renamed: "The name is changed.",
  session_ended: "That session has ended.",
  sessions_ended: "All other sessions have ended.",
  account_deleted: "Your account is gone.",
  key_revoked: "The key is revoked.",
  secret_activated: "From now on the new secret signs. The old one stays beside it for 24 hours.",
  webhook_saved: "The webhook URL is saved.",
  webhook_paused: "The webhook is paused. Votes are held until you replay them.",
  webhook_resumed: "The webhook is active again.",
  webhook_resumed_held:
    "The webhook is active again. Votes are held: replay them to have them sent.",
  replayed: "The votes are on their way.",
  replayed_more:
    "10,000 votes are on their way. There are more: replay again when these have arrived.",
  checked: "Your server was asked just now.",
  server_submitted: "Your server is submitted. A moderator looks at it next.",
  server_resubmitted: "Your server is submitted again. A moderator looks at it next.",
  server_saved: "Your changes are saved.",
  server_approved: "The server is approved. It is in the listing now.",
  server_rejected: "The server is rejected. Its owner reads your reason.",
  server_suspended: "The server is suspended. Its owner reads your reason.",
  vote_voided: "The vote is void.",
  game_added: "The game is on the list.",
} as const;

/** The code of a notice. */
export type NoticeCode = keyof typeof NOTICES;

/** The sentence of a code that came with a request, if there is one. */
export function noticeOf(code: string | undefined): string | undefined {
  return code !== undefined && isNotice(code) ? NOTICES[code] : undefined;
}

function isNotice(code: string): code is NoticeCode {
  return Object.hasOwn(NOTICES, code);
}
