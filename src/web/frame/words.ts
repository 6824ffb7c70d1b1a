import { count, plural } from "../../text/language.ts";
import type { RankCounts } from "../../servers/rank_counts.ts";

/** Whose votes rank. */
export const RANKING_VOTERS: Readonly<Record<Exclude<RankCounts, "all">, string>> = {
  "signed-in": "signed-in players",
  confirmed: "players with a confirmed email address or a linked account",
  established: "players with a linked account over 30 days old",
};

/** Texts around every page. */
export const LAYOUT = {
  about: (site: string) => `Find game servers on ${site} and vote for the ones you like.`,
  faulty: (title: string) => `Error: ${title}`,
  skip: "Skip to content",
  mainMenu: "Main",
  way: "Breadcrumb",
  yourMenu: "Your account",
  servers: "Servers",
  games: "Games",
  findServers: "Search servers",
  findBy: "Name, game, tag, country or address",
  findShort: "Find a server",
  listServer: "List your server",
  footMenu: "More",
  languages: "Language",
  changeLanguage: "Change language",
  topVoters: "Top voters",
  api: "API reference",
  docs: "Docs",
  myServers: "My servers",
  moderation: "Moderation",
  waiting: "waiting",
  accountLabel: (username: string) => `Your account, ${username}`,
  signIn: "Sign in",
  signUp: "Sign up",
  signOut: "Sign out",
  contact: "Contact",
  privacy: "Privacy",
  imprint: "Imprint",
  terms: "Terms",
  rules: "Rules",
} as const;

/** Texts of the switch between themes. */
export const THEME = {
  title: "Theme",
  lead: "Remembered in this browser. A new choice shows on all pages within a minute.",
  names: { system: "Auto", light: "Light", dark: "Dark" },
  chosen: "(chosen)",
  back: "Back",
} as const;

/** Texts that all forms share. */
export const FORMS = {
  faults: (faults: number) =>
    plural(faults, { one: "Please fix this:", other: `Please fix these ${faults} problems:` }),
  busy: (seconds: number) =>
    "Too many people are doing this right now. Nothing was changed. " +
    `Please try again in ${durationOf(seconds)}.`,
  optional: "optional",
  on: "on",
  off: "off",
  copy: "Copy",
  copied: "Copied",
} as const;

/** Texts for times. */
export const MOMENTS = { utc: "UTC", never: "never" } as const;

/** Texts for a listing's status, as its owner and moderators read it. */
export const STATUSES = {
  pending: "waiting for review",
  approved: "approved",
  rejected: "rejected",
  suspended: "suspended",
  unlisted: "off the list",
} as const;

/** Texts for player counts. */
export const PLAYERS = {
  max: (max: number) => `of ${count(max)}`,
  online: " players online",
  isOffline: "Offline",
} as const;

/** Texts of error pages: what went wrong, and what to do next. */
export const ERRORS = {
  notFound: "Page not found",
  noPicture: "Not found",
  notFoundNext: "The address may be wrong, or the server may no longer be listed.",
  refused: "That did not work",
  refusedNext: "Nothing was changed.",
  notAllowed: "This page is for moderators only",
  notAllowedNext: "Nothing was changed.",
  roleTooLow: "Your role doesn't allow this",
  roleTooLowNext: "Nothing was changed. The owner can give you another role.",
  signedOut: "You are signed out",
  signInBeside: "Sign in (in a new tab)",
  kept:
    "What you typed is kept on this page. Sign in in a new tab, come back here, and send it again.",
  sendAgain: "Send it again",
  signedOutNext: "Your session has ended and nothing was changed. Sign in, then try again.",
  otherSite: "This form seems to come from another site",
  otherSiteWhy: (baseUrl: string) =>
    `Open ${baseUrl} and try again there. If you run this site: BASE_URL must equal what the browser's address bar shows, and it is set to ${baseUrl}.`,
  otherSiteNext: "Nothing was changed.",
  tooLarge: "That is too large",
  pictureTooLarge: "A picture may have 8 MB at most. Go back and choose a smaller one.",
  formTooLarge: "Go back and shorten what you wrote.",
  tooLargeNext: "Nothing was changed.",
  halfSent: "Your form did not arrive in full",
  halfSentNext: "Nothing was changed. Check your connection, then go back and send it again.",
  tooMany: "Too many attempts",
  busy: "Too many people are doing this right now",
  tooManyViews: "Too many pages at once",
  tooManyNext: (seconds: number) => `Try again in ${durationOf(seconds)}.`,
  failed: "Something went wrong",
  failedNext:
    "Try again in a moment. If it keeps happening, send the site's admin this request ID.",
  unavailable: "The site can't reach its database",
  unavailableNext: "Nothing is lost. Try again in a moment.",
  noChanges: "The site can't save anything right now",
  late: "The site is taking too long to answer",
  fates: {
    nothing: "Nothing was changed. Try again in a moment.",
    change_unknown:
      "What you sent may or may not have been saved. Go back and reload the page to find out, and send it again if you need to.",
    vote_not_cast: "Your vote was not cast. Try again in a moment.",
    vote_unknown:
      "Your vote may or may not have been cast. Open the ballot again in a moment to find out. Voting again does no harm: a second vote on the same day never counts.",
  },
  toBallot: "Back to the ballot",
  clockOff: "Your vote was not cast",
  clockOffNext:
    "This site's clock is wrong at the moment, so your vote could count for the wrong day. Your vote for today is still yours: try again in a few minutes.",
  signIn: "Sign in",
  requestId: "Request ID",
  home: "All servers",
} as const;

/** Texts of the audit log, which owners and moderators both read. */
export const TRAIL = {
  operator: "the operator",
  gone: "a deleted account",
  actions: {
    server_added: "listed the server",
    server_edited: "edited the listing",
    server_resubmitted: "resubmitted the server",
    server_approved: "approved the server",
    server_rejected: "rejected the server",
    server_suspended: "suspended the server",
    server_unlisted: "took the server off the list",
    server_relisted: "listed the server again",
    server_deleted: "deleted the listing",
    server_offered: "offered the listing to another account",
    server_handed_over: "took over the listing",
    member_offered: "invited somebody",
    member_joined: "accepted an invitation",
    member_removed: "ended somebody's access",
    member_changed: "changed somebody's role",
    offer_declined: "declined an offer",
    offer_withdrawn: "withdrew an offer",
    picture_added: "added a picture",
    picture_removed: "removed a picture",
    picture_taken_down: "took down a picture",
    pictures_accepted: "looked at new pictures",
    edits_accepted: "looked at edits",
    reports_closed: "closed reports",
    key_issued: "created a key",
    key_rolled: "rolled a key",
    key_revoked: "revoked a key",
    url_key_made: "made a URL key",
    link_key_made: "made a key for vote links",
    link_key_removed: "removed the key for vote links",
    webhook_set: "set a webhook URL",
    webhook_cleared: "removed a webhook URL",
    webhook_paused: "paused a webhook",
    webhook_resumed: "resumed a webhook",
    secret_prepared: "prepared a webhook secret",
    secret_activated: "activated a webhook secret",
    rewards_set: "chose how players get their reward",
    test_sent: "sent a test",
    receiver_graded: "graded the receiver",
    delivery_resent: "resent a delivery",
    deliveries_replayed: "replayed deliveries",
    vote_voided: "voided a vote",
    votes_voided: "voided votes",
    votes_restored: "let void votes count again",
    void_answered: "answered about void votes",
    wave_dismissed: "dismissed an alert about unusual votes",
    name_given: "gave a player's name to an account",
    name_refused: "refused a claim to a player's name",
    account_disabled: "disabled an account",
    account_enabled: "enabled an account",
    change_approved: "approved a change",
    change_refused: "refused a change",
    change_withdrawn: "withdrew a change",
    game_added: "added a game",
    game_edited: "edited a game",
    game_merged: "merged a game into another",
    game_removed: "removed a game",
    tag_added: "added a tag",
    tag_edited: "edited a tag",
    tag_merged: "merged a tag into another",
    tag_removed: "removed a tag",
    backup_made: "made a backup",
    backup_restored: "restored a backup",
    moderator_made: "became a moderator",
    administrator_made: "became the first administrator",
    role_changed: "changed an account's role",
    sign_in_link_made: "made a link to sign in to an account",
    sign_in_link_used: "signed in with the operator's link",
    factors_reset: "removed an account's passkeys and second factor",
    setting_changed: "changed a setting",
  },
} as const;

function durationOf(seconds: number): string {
  if (seconds >= 90) return `${Math.ceil(seconds / 60)} minutes`;
  return plural(seconds, { one: "1 second", other: `${seconds} seconds` });
}

/** Texts of the links between the pages of a list. */
export const PAGES = { previous: "Previous", next: "Next" } as const;
