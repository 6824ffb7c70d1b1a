/**
 * Sentences on what was just done, for the next page. The address bar carries the code, so nobody can put words of their
 * own on a page of ours.
 */
export const NOTICES = {
  signed_out: "You have signed out.",
  password_reset: "Your new password is saved. Sign in with it.",
  password_changed: "Your password was changed. All other sessions have ended.",
  email_confirmed: "Your email address is confirmed.",
  moderator_made: "You are a moderator now.",
  verification_sent: "We've sent a link to your email address.",
  renamed: "Your name was changed.",
  server_email_on: "You'll get email about your servers.",
  server_email_off: "You won't get email about your servers any more.",
  session_ended: "That session has ended.",
  sessions_ended: "All other sessions have ended.",
  account_deleted: "Your account was deleted.",
  key_revoked: "The key was revoked.",
  secret_activated:
    "Webhooks are now signed with the new secret, and for 24 more hours with the old one too.",
  link_key_removed: "The key is removed. Links made with it no longer work.",
  votifier_tested: "Saved. A test vote is on its way to your server.",
  rewards_saved: "Saved. It is so for each vote from now on.",
  test_vote_waits: "A test vote waits in the inbox for an hour.",
  webhook_saved: "The webhook URL was saved.",
  webhook_paused: "The webhook is paused. Votes are on hold until you replay them.",
  webhook_resumed: "The webhook is active again.",
  webhook_resumed_held: "The webhook is active again. Some votes are on hold: replay to send them.",
  replayed: "The votes are on their way, five each second.",
  replayed_more:
    "10,000 votes are on their way, and there are more. Replay again once these have arrived.",
  checked: "We have just checked your server.",
  server_submitted: "Your server was submitted. A moderator will review it.",
  server_resubmitted: "Your server was resubmitted. A moderator will review it.",
  server_saved: "Your changes were saved.",
  change_waits: "Your changes were saved. Some of them wait for a moderator.",
  change_withdrawn: "The listing stays as it is.",
  change_approved: "The change is approved and shown.",
  change_refused: "The change is refused. Its owner can read your reason.",
  server_approved: "The server is approved and listed.",
  server_rejected: "The server is rejected. Its owner can read your reason.",
  server_suspended: "The server is suspended. Its owner can read your reason.",
  vote_voided: "The vote is void.",
  votes_voided: "The votes are becoming void. Thousands take a minute or so.",
  votes_restored: "The votes are counting again. Thousands take a minute or so.",
  account_disabled: "The account is disabled.",
  account_enabled: "The account is enabled.",
  game_added: "The game was added.",
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
