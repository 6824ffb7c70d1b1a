/**
 * The limits on attempts to prove an identity, and on emails that someone other than the recipient can request. They
 * apply to all processes together if these share counts. The end of a name says what is counted: `FromNetwork` is a
 * typed name from one network, `ByName` the name or email address typed, `ByAddress` an IP address (IPv6: its /64),
 * `ByNetwork` the network (/24, IPv6: /48), `ByMail` and `ByRecipient` the recipient's email address.
 *
 * ```text
 * limit                  value            protects                      used up by
 * passwordFromNetwork    10 in 15 min     a name's password             wrong passwords for it from one network
 *   test: a name gets ten wrong passwords in 15 minutes from a network
 * passwordByName         200 in 15 min    a name's password             wrong passwords for it from 20 networks
 *   test: a name gets 200 wrong passwords from everywhere
 * passwordByAddress      30 in 15 min     the passwords of all names    an address: a household, a class
 *   test: an address gets thirty sign-in tries in 15 minutes
 * provedFromNetwork      10 in 15 min     a name's password             ten proofs of work from one network
 *   test: a proof signs in after strangers used up the attempts for the name
 * provedByName           200 in 15 min    a name's password             200 proofs from 20 networks
 *   test: a name gets 200 attempts with a proof from everywhere
 * provedByAddress        250 in 15 min    the passwords of all names    an address: a school on one afternoon
 *   test: an address gets 250 attempts with a proof in 15 minutes
 * passwordBySignUp       30 in 15 min     the passwords of all names    a class that signs up with taken names
 *   test: taken names that an address signs up with are tried thirty times in 15 minutes
 * passwordByBrowser      10 in 15 min     an account's password         a browser that the account was in before
 *   test: a known browser guesses no more than ten passwords
 * knownByAccount         20 in 15 min     others in the password queue  many known browsers of one account
 *   test: many browsers of one account go first twenty times in 15 minutes
 * passwordByAccount      10 in 15 min     an account's password         a stolen session, a reset link's holder
 *   test: one reset link causes no more hashes than an account's ten attempts
 * codeByAccount          10 in 15 min     an account's second step      strangers who know its password
 *   test: strangers with the password run out of codes, its owner's browsers don't
 * codeByBrowser          10 in 15 min     an account's second step      a browser that the account was in before
 *   test: a known browser guesses ten codes in 15 minutes
 * codeByKnown            20 in 15 min     an account's second step      all such browsers of the account
 *   test: browsers that a thief made known before guess no more codes than two of them
 * changesByAccount       20 in 1 h        the owner's mailbox           changes in the account, dead old links
 *   test: changes of how an account signs in are twenty mails an hour
 * newBrowserByAccount    5 in 1 h         the owner's mailbox           a person who knows the password
 *   test: signing in again and again fills no mailbox
 * gameNameByAccount      10 in 1 day      rewards, which follow names   the account itself
 *   test: the page of names refuses a third, and says what is wrong with one
 * exportByAccount        3 in 1 h         the jobs' connections         the account itself
 *   test: an export takes the password, and three an hour at most
 * signUpByAddress        250 in 1 h       the table of accounts         an address: a school on one afternoon
 *   test: an address gets 250 new accounts an hour, its network 1,000
 * signUpByNetwork        1,000 in 1 h     the table of accounts         many addresses of one network
 *   test: an address gets 250 new accounts an hour, its network 1,000
 * nameByNewcomer         20 in 1 h        the sign-ups of its address   a newcomer who tries taken names
 *   test: a newcomer tries twenty names an hour
 * roundByAddress         250 in 15 min    the provider, a table's rows  an address: a school on one afternoon
 *   test: an address begins 250 rounds at providers in 15 minutes, its network 1,000
 * roundByNetwork         1,000 in 15 min  the provider, a table's rows  many addresses of one network
 *   test: an address begins 250 rounds at providers in 15 minutes, its network 1,000
 * resetByAddress         5 in 1 h         many mailboxes                an address that asks for reset links
 *   test: a fourth link within an hour for one address is refused
 * resetByMail            3 in 1 h         a mailbox                     all who ask for its reset link
 *   test: a fourth link within an hour for one address is refused
 * mailBySender           3 in 1 h         a mailbox                     an account, or a network, that asks
 *   test: a sender gets three mails an hour to an address
 * mailByRecipient        12 in 1 h        a mailbox                     four senders that ask again
 *   test: all senders together get twelve further mails an hour to an address
 * firstMailByRecipient   12 in 1 h        a mailbox                     twelve networks that ask once
 *   test: twelve networks get their first mail an hour to an address, and use up no account's
 * ```
 */

import type { Passwords } from "../accounts/passwords/password.ts";
import type { CreateLimiter, Limiter } from "../../core/limits/shared_window.ts";
import type { LimitDecision } from "../../core/limits/sliding_window.ts";
import { type LimitHit, takeAll } from "../../core/limits/take_all.ts";
import { DAY_MS, HOUR_MS } from "../../core/time/day.ts";

const QUARTER_HOUR_MS = 900_000;

/** Emails to one address that a sender may request in an hour. */
const MAILS_PER_SENDER = 3;

/**
 * Maximum keys of a limit. Keys are arbitrary text from clients: beyond this number, new keys of a network share one
 * count, so inventing keys can't fill the memory.
 */
const MAX_KEYS = 100_000;

/** Maximum keys of a limit whose keys take up to 2 kB: 40 MB. */
const MAX_BUSY_KEYS = 20_000;

/** Maximum keys of the limit whose keys take up to 8 kB: 40 MB. */
const MAX_BUSIEST_KEYS = 5_000;

/** Creates the limits. They allow a user's few typing errors; guessing a password takes thousands of attempts. */
export function createAccountLimits(create: CreateLimiter) {
  const make = createMake(create);
  return {
    ...passwordLimits(make),
    /**
     * Second-factor codes, which only a client with the right password can try. The account's known browsers are
     * counted separately, so that a stranger can't lock the owner out.
     */
    codeByAccount: make("codeByAccount", 10, QUARTER_HOUR_MS),
    codeByBrowser: make("codeByBrowser", 10, QUARTER_HOUR_MS),
    /** A thief who has the password can create any number of known browsers. */
    codeByKnown: make("codeByKnown", 20, QUARTER_HOUR_MS),
    /** Emails about changed sign-in methods. */
    changesByAccount: make("changesByAccount", 20, HOUR_MS),
    /** Emails about new browsers. Strangers can't use them up, because only a sign-in causes one. */
    newBrowserByAccount: make("newBrowserByAccount", 5, HOUR_MS),
    /** Names in games that an account tries to add. */
    gameNameByAccount: make("gameNameByAccount", 10, DAY_MS),
    exportByAccount: make("exportByAccount", 3, HOUR_MS),
    /** Each sign-up also costs a proof. */
    signUpByAddress: make("signUpByAddress", 250, HOUR_MS, MAX_BUSY_KEYS),
    signUpByNetwork: make("signUpByNetwork", 1_000, HOUR_MS, MAX_BUSIEST_KEYS),
    /** Names that one newcomer tries. Counted before the sign-ups of the newcomer's IP address. */
    nameByNewcomer: make("nameByNewcomer", 20, HOUR_MS),
    /** Rounds at a provider. Each one writes a row and ends with requests to the provider. */
    roundByAddress: make("roundByAddress", 250, QUARTER_HOUR_MS, MAX_BUSY_KEYS),
    roundByNetwork: make("roundByNetwork", 1_000, QUARTER_HOUR_MS, MAX_BUSIEST_KEYS),
    ...mailLimits(make),
  };
}

type MakeLimiter = ReturnType<typeof createMake>;

function createMake(create: CreateLimiter) {
  return (name: string, requests: number, windowMs: number, maxKeys = MAX_KEYS) =>
    create(name, { requests, windowMs, maxKeys });
}

/** The limits on attempts to prove a password. */
function passwordLimits(make: MakeLimiter) {
  return {
    passwordFromNetwork: make("passwordFromNetwork", 10, QUARTER_HOUR_MS),
    /** Covers distributed guessing. */
    passwordByName: make("passwordByName", 200, QUARTER_HOUR_MS, MAX_BUSY_KEYS),
    passwordByAddress: make("passwordByAddress", 30, QUARTER_HOUR_MS),
    /**
     * The same three for attempts with a proof of work, so that free attempts don't use them up. Every attempt needs a
     * place in the password queue, so invented names can't fill the memory of a limit within a window.
     */
    provedFromNetwork: make("provedFromNetwork", 10, QUARTER_HOUR_MS),
    provedByName: make("provedByName", 200, QUARTER_HOUR_MS),
    provedByAddress: make("provedByAddress", 250, QUARTER_HOUR_MS),
    /** Sign-ups with a taken name, by IP address. Counted separately, so that they don't use up sign-ins. */
    passwordBySignUp: make("passwordBySignUp", 30, QUARTER_HOUR_MS),
    /** Independent of the other limits, so that strangers can't use up the attempts of an owner's browser. */
    passwordByBrowser: make("passwordByBrowser", 10, QUARTER_HOUR_MS),
    /**
     * Attempts by all known browsers of an account that get priority in the password queue. Repeated sign-ins create
     * any number of known browsers, which must not fill the queue.
     */
    knownByAccount: make("knownByAccount", 20, QUARTER_HOUR_MS),
    /** Attempts of signed-in clients. Attempts with the account's reset link have a count of their own. */
    passwordByAccount: make("passwordByAccount", 10, QUARTER_HOUR_MS),
  };
}

/** The limits on emails that someone other than the recipient can request. */
function mailLimits(make: MakeLimiter) {
  return {
    resetByAddress: make("resetByAddress", 5, HOUR_MS),
    resetByMail: make("resetByMail", 3, HOUR_MS),
    /** All other emails, by sender, so that a stranger can't use up another user's emails. */
    mailBySender: make("mailBySender", MAILS_PER_SENDER, HOUR_MS),
    mailByRecipient: make("mailByRecipient", 12, HOUR_MS),
    /**
     * The first email that each network requests. Counted separately, so that a few networks don't use up the owner's
     * emails.
     */
    firstMailByRecipient: make("firstMailByRecipient", 12, HOUR_MS),
  };
}

/** Removes idle keys from the limits. Runs every second. */
export function tickLimits(limits: Record<string, Limiter>): void {
  for (const limiter of Object.values(limits)) limiter.tick();
}

/**
 * Counts an attempt to prove an account's password, by a client that is signed in or has its reset link. Throws
 * `QueueFull` first if the password queue is full, because an attempt must not count if no password was checked.
 */
export function takeOwnAttempt(
  { passwords, accountLimits }: {
    passwords: Pick<Passwords, "as">;
    accountLimits: Record<"passwordByAccount", Limiter>;
  },
  holder: string,
): Promise<LimitHit | undefined> {
  passwords.as("known").expectRoom();
  return takeAll([accountLimits.passwordByAccount, holder]);
}

/** Counts an attempt to prove an account's second factor with a code. */
export function takeCodeAttempt(
  { browsers, accountLimits: { codeByAccount, codeByBrowser, codeByKnown } }: {
    browsers: { find(headers: Headers): { id: string; accountId: string } | undefined };
    accountLimits: Record<"codeByAccount" | "codeByBrowser" | "codeByKnown", Limiter>;
  },
  accountId: string,
  headers: Headers,
): Promise<LimitHit | undefined> {
  const browser = browsers.find(headers);
  return browser?.accountId === accountId
    ? takeAll([codeByBrowser, browser.id], [codeByKnown, accountId])
    : takeAll([codeByAccount, accountId]);
}

/** Counts an email to an address, requested by an account or from a network. */
export async function takeMail(
  { mailBySender, mailByRecipient, firstMailByRecipient }: Record<
    "mailBySender" | "mailByRecipient" | "firstMailByRecipient",
    Limiter
  >,
  { email, ...sender }: { email: string } & ({ account: string } | { network: string }),
): Promise<LimitHit | undefined> {
  const isNetwork = "network" in sender;
  const name = isNetwork ? sender.network : sender.account;
  const from = `${email} ${name}`;
  const isFirst = isNetwork && isUnused(await mailBySender.peek(from, name), MAILS_PER_SENDER);
  const byRecipient = isFirst ? firstMailByRecipient : mailByRecipient;
  return await takeAll([mailBySender, from, name], [byRecipient, email, name]);
}

function isUnused(decision: LimitDecision, requests: number): boolean {
  return decision.allowed && decision.remaining === requests;
}
