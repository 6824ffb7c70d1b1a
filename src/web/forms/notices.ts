import { getCookie, setCookie } from "hono/cookie";
import type { WebContext } from "../web_env.ts";

/** Seconds during which the page after a form shows its notice, even if it is reloaded. */
const SHOWN_S = 60;

const COOKIE = "voteboard_notice";

/** Sentences about what was just done, for the next page. */
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
  boards_on: "Your name is listed among top voters now.",
  boards_off: "Your name is not listed among top voters.",
  links_ended: "That server's links don't vote as you any more.",
  session_ended: "That session has ended.",
  sessions_ended: "All other sessions have ended.",
  account_deleted: "Your account was deleted.",
  key_revoked: "The key was revoked.",
  secret_activated:
    "Webhooks are now signed with the new secret, and for 24 more hours with the old one too.",
  link_key_removed: "The key is removed. Links made with it no longer work.",
  votifier_tested: "Saved. A test vote is on its way to your server.",
  rewards_saved: "Saved. This applies to every vote from now on.",
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
  server_resubmitted: "Your server was resubmitted.",
  server_saved: "Your changes were saved.",
  picture_saved: "The picture is saved, and shown wherever your server is.",
  picture_removed: "The picture is removed.",
  picture_taken_down: "The picture is taken down. Its owner can read your reason.",
  pictures_accepted: "The pictures stay.",
  report_sent: "Thank you. A moderator will look at it.",
  reports_closed: "The reports are closed.",
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
  name_given: "The name is theirs, and they get an email.",
  name_refused: "The claim is refused, and they get an email.",
  account_disabled: "The account is disabled.",
  account_enabled: "The account is enabled.",
  game_added: "The game was added.",
  tag_added: "The tag was added.",
  tag_removed: "The tag was removed from the list and from all servers.",
} as const;

/** The code of a notice. */
export type NoticeCode = keyof typeof NOTICES;

/**
 * Returns a path with a notice to show there. The address contains its code, and a cookie proves that this site set it:
 * a link alone can't make our pages claim that something was done.
 */
export function pathWithNotice(c: WebContext, path: string, code: NoticeCode): string {
  setCookie(c, COOKIE, code, { path: "/", httpOnly: true, sameSite: "Lax", maxAge: SHOWN_S });
  return `${path}${path.includes("?") ? "&" : "?"}notice=${code}`;
}

/** Returns the notice that a form left for this page, if any. */
export function noticeOf(c: WebContext): string | undefined {
  const code = c.req.query("notice");
  if (code === undefined || code !== getCookie(c, COOKIE) || !isNotice(code)) return undefined;
  return NOTICES[code];
}

function isNotice(code: string): code is NoticeCode {
  return Object.hasOwn(NOTICES, code);
}
