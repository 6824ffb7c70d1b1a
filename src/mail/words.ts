import { KEPT_DAYS } from "../database/kept_data.ts";
import { count, plural } from "../text/language.ts";
import type { SiteRole } from "../rights/rights.ts";
import type { DeskNews } from "./desk_news.ts";
import type { NewsKind } from "./news.ts";

/** What a piece of news is about, ready to stand in a sentence. */
interface Told {
  server: string;
  /** The name of its owner. */
  owner: string;
  webhook: string;
  /** A moderator's message to the owner. */
  reason: string | null;
  /** How many votes it is about. */
  votes: number;
  /** Whether the receiver itself asked to be switched off. */
  isGone: boolean;
  since: string;
}

/** Texts of the email about an owner's servers. */
export const NEWS_MAIL = {
  hello: (name: string) => `Hello ${name},`,
  subject: (updates: number, site: string) => `${updates} updates on your servers at ${site}`,
  item: (subject: string, more: string) => `${subject}. ${more}`,
  left: (items: number) =>
    plural(items, {
      one: "There is one more. You'll find it on your servers' pages.",
      other: `There are ${items} more. You'll find them on your servers' pages.`,
    }),
  why: (site: string) =>
    `You get this email because you work on a server at ${site}, or were invited to. To stop email about your servers:`,
  webhook: (name: string, server: string) => `The webhook "${name}" of ${server}`,
};

const withReason = (sentence: string, { reason }: Told) =>
  reason === null ? sentence : `${sentence} The moderator's reason: ${reason}`;

const votesOf = (votes: number) => plural(votes, { one: "1 vote", other: `${count(votes)} votes` });

/** What each kind of news says: in the subject, and after it. */
export const NEWS: Record<NewsKind, (told: Told) => { subject: string; more: string }> = {
  server_approved: ({ server }) => ({
    subject: `${server} is listed`,
    more: "Players can vote for it now.",
  }),
  server_reinstated: ({ server }) => ({
    subject: `${server} is listed again`,
    more: "Players can vote for it, and its API keys work.",
  }),
  server_rejected: (told) => ({
    subject: `${told.server} was not approved`,
    more: withReason("You can edit the listing and submit it again.", told),
  }),
  server_suspended: (told) => ({
    subject: `${told.server} was suspended`,
    more: withReason(
      "It isn't listed, nobody can vote for it, and its API keys don't work.",
      told,
    ),
  }),
  change_approved: ({ server }) => ({
    subject: `Your changes to ${server} were approved`,
    more: "Everybody sees them now.",
  }),
  change_refused: (told) => ({
    subject: `Your changes to ${told.server} were not approved`,
    more: withReason("The listing stays as it was, and you can edit it again.", told),
  }),
  picture_taken_down: (told) => ({
    subject: `A picture of ${told.server} was taken down`,
    more: withReason(
      "The rest of the listing stays as it is, and you can upload another one.",
      told,
    ),
  }),
  role_offered: ({ server, owner }) => ({
    subject: `${owner} invites you to work on ${server}`,
    more: `Nothing changes before you accept. The invitation ends after ${KEPT_DAYS.offer} days:`,
  }),
  listing_offered: ({ server, owner }) => ({
    subject: `${owner} wants to hand ${server} over to you`,
    more: `Nothing changes before you accept. The offer ends after ${KEPT_DAYS.offer} days:`,
  }),
  role_changed: ({ server, owner, reason }) => ({
    subject: reason === "manager"
      ? `You are a manager of ${server} now`
      : `You are a viewer of ${server} now`,
    more: reason === "manager"
      ? `${owner} lets you edit the listing, its keys and its rewards:`
      : `${owner} lets you see its figures, voters and deliveries:`,
  }),
  role_ended: ({ server, owner }) => ({
    subject: `You don't work on ${server} any more`,
    more: `${owner} ended your access. Your other servers:`,
  }),
  handed_over: ({ server, owner }) => ({
    subject: `${server} belongs to ${owner} now`,
    more: "They accepted your offer, and you have no access any more. Your other servers:",
  }),
  votes_voided: (told) => ({
    subject: `${told.server} lost ${votesOf(told.votes)}: a moderator voided them`,
    more: withReason(
      "They no longer count. You can see their time on the server's page, and answer once.",
      told,
    ),
  }),
  votes_restored: ({ server, votes }) => ({
    subject: `${server} has ${votesOf(votes)} back`,
    more: "A moderator lifted the voiding, and they count again.",
  }),
  webhook_failing: ({ webhook, since }) => ({
    subject: `${webhook} is failing`,
    more:
      `Nothing has arrived since ${since}. We try each vote again for three days, and after that you can replay it. See what went wrong:`,
  }),
  webhook_off: ({ webhook, isGone, since }) => ({
    subject: `${webhook} was switched off`,
    more: (isGone ? "Your receiver answered 410 Gone" : "It kept failing") +
      ` (${since}). Votes are on hold. Once your receiver is ready, turn the webhook on again and replay them:`,
  }),
  webhook_working: ({ webhook, since }) => ({
    subject: `${webhook} works again`,
    more: `Votes have arrived since ${since}.`,
  }),
};

/** Texts of the email to moderators. */
export const DESK_MAIL = {
  hello: (name: string) => `Hello ${name},`,
  subject: (items: number, site: string) => `${count(items)} new on the desk of ${site}`,
  news: {
    wave: (server, votes) => `Unusual votes for ${server}: ${votesOf(votes)}`,
    reports: (server, reports) =>
      `${plural(reports, { one: "1 report", other: `${count(reports)} reports` })} of ${server}`,
    answer: (server, votes) => `The owner of ${server} answered about ${votesOf(votes)} voided`,
    listing: (server) => `${server} waits for review`,
    change: (server) => `A change to ${server} waits for review`,
  } satisfies Record<DeskNews["kind"], (server: string, count: number) => string>,
  left: (items: number) =>
    plural(items, { one: "There is one more.", other: `There are ${count(items)} more.` }),
  why: (site: string) =>
    `You get this email because you are a moderator at ${site}. To get it less often, or never:`,
};

const ROLES: Record<SiteRole, string> = {
  moderator: "a moderator",
  administrator: "an administrator",
};
/** Changes of how an account signs in, as its owner is told of them. */
const SIGN_IN_CHANGES = {
  password_set: "It has a password now.",
  password_changed: "Its password was changed.",
  password_reset: "A new password was set with a link that we sent to this address.",
  passkey_added: "A passkey was added.",
  passkey_removed: "A passkey was removed.",
  second_factor_on: "It asks for a second step when you sign in.",
  second_factor_off: "It no longer asks for a second step when you sign in.",
  recovery_codes_made: "It has new recovery codes. The old ones no longer work.",
  recovery_code_used: "A recovery code was used. Each works once.",
  factors_reset:
    "The site's host removed its passkeys, its authenticator app and its recovery codes.",
  identity_linked: "An account at another site was linked. Its holder can sign in with it.",
  identity_unlinked: "A linked account at another site was removed.",
} as const;

/** A change of how an account signs in. */
export type SignInChange = keyof typeof SIGN_IN_CHANGES;

/** Texts of the emails about an account. Each has a subject, and its lines before and after the link. */
export const ACCOUNT_MAILS = {
  hello: (name?: string) => name === undefined ? "Hello," : `Hello ${name},`,
  reset: ({ site }: { site: string }) => ({
    subject: `A new password for ${site}`,
    before: [
      `someone asked for a new password for your account at ${site}. To choose one, open:`,
    ],
    after: [
      "The link works once, for one hour. If this wasn't you, ignore this email: your password won't change.",
    ],
  }),
  verification: ({ site }: { site: string }) => ({
    subject: `Confirm your email address for ${site}`,
    before: ["to confirm that this email address is yours, open:"],
    after: [
      `The link works for a day. If you don't have an account at ${site}, ignore this email.`,
    ],
  }),
  claim: ({ site, name }: { site: string; name: string }) => ({
    subject: `The name ${name} at ${site}`,
    before: [
      `someone signed up at ${site} with the name ${name} and this email address. A player has voted`,
      "with that name. If the player is you, open this link and choose a password. This",
      `gives you the name ${name} at ${site}, with its votes:`,
    ],
    after: ["The link works for a day. If this wasn't you, ignore this email."],
  }),
  addressInUse: ({ site, name }: { site: string; name: string }) => ({
    subject: `Your email address at ${site}`,
    before: [
      `someone created a new account at ${site} with your email address. The address stays yours, and your`,
      `account "${name}" has not changed.`,
      "",
      "If it was you, and you forgot that account, you can choose a new password for it:",
    ],
    after: ["If this wasn't you, ignore this email."],
  }),
  addressInUseWithoutPasswords: ({ site, name }: { site: string; name: string }) => ({
    subject: `Your email address at ${site}`,
    before: [
      `someone at ${site} wants to use your email address for another account. The address stays yours, and`,
      `your account "${name}" has not changed.`,
      "",
      "If it was you, and you forgot that account, sign in to it the way you did before:",
    ],
    after: ["If this wasn't you, ignore this email."],
  }),
  nameGiven: ({ site, name }: { site: string; name: string }) => ({
    subject: `The name ${name} at ${site}`,
    before: ["a moderator gave you the name. Sign in with the password that you chose:"],
    after: [],
  }),
  nameRefused: ({ site, name }: { site: string; name: string }) => ({
    subject: `The name ${name} at ${site}`,
    before: [
      `a moderator decided that somebody else plays as ${name}. You can sign up with another name.`,
    ],
  }),
  test: ({ site }: { site: string }) => ({
    subject: `Mail from ${site} arrives`,
    before: [`you asked ${site} to send you this mail. It arrived, so others will, too:`],
    after: [],
  }),
  roleChanged: ({ site, role }: { site: string; role: SiteRole | undefined }) => ({
    subject: `Your role at ${site} changed`,
    ...role === undefined
      ? {
        before: [
          `your account has no role at ${site} any more. Your votes and servers stay as they are.`,
        ],
      }
      : {
        before: [`your account is now ${ROLES[role]} at ${site}. What waits for you is here:`],
        after: [],
      },
  }),
  accountDisabled: ({ site, reason }: { site: string; reason: string }) => ({
    subject: `Your account at ${site} was disabled`,
    before: [
      `a moderator disabled your account at ${site}. You can't sign in or vote. They wrote:`,
      "",
      reason,
    ],
  }),
  accountEnabled: ({ site, reason }: { site: string; reason: string }) => ({
    subject: `Your account at ${site} works again`,
    before: [
      `a moderator enabled your account at ${site}. They wrote:`,
      "",
      reason,
      "",
      "You can sign in and vote again:",
    ],
    after: [],
  }),
  signInChanged: ({ site, change }: { site: string; change: SignInChange }) => ({
    subject: `How you sign in to ${site} was changed`,
    before: [
      `the way your account at ${site} signs in was changed. ${SIGN_IN_CHANGES[change]}`,
      "",
      "If this was you, there is nothing to do. If it wasn't, sign in, remove what isn't yours, change",
      "your password, and end all other sessions:",
    ],
    after: [],
  }),
  newBrowser: (
    { site, browser, address, when }: Record<"site" | "browser" | "address" | "when", string>,
  ) => ({
    subject: `A new browser signed in to ${site}`,
    before: [
      `somebody signed in to your account at ${site} with a browser that we haven't seen with it before:`,
      "",
      `${browser === "" ? "an unknown browser" : browser}, from ${address}, on ${when}`,
      "",
      "If this was you, there is nothing to do. If it wasn't, open this page. It signs everybody out and",
      "has you choose a new password:",
    ],
    after: ["The link works for a week. It signs everybody out once."],
  }),
  addressChanged: ({ site, newEmail }: { site: string; newEmail: string }) => ({
    subject: `Your email address at ${site} was changed`,
    before: [
      `your account at ${site} now has the email address ${newEmail} instead of this one.`,
      "",
      "If this wasn't you, someone knows your password. Sign in, change it, and end all other sessions:",
    ],
    after: [],
  }),
};

/** Texts of an email about an account. One without lines after the link doesn't show its link. */
export interface AccountMailText {
  subject: string;
  before: string[];
  after?: string[];
}
