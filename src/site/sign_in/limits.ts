import type { Passwords } from "../accounts/password.ts";
import type { CreateLimiter, Limiter } from "../../core/limits/shared_window.ts";
import type { LimitDecision } from "../../core/limits/sliding_window.ts";
import { DAY_MS, HOUR_MS } from "../../core/time/day.ts";

/** Too many attempts. The next one passes after this many seconds. */
export interface Limited {
  kind: "limited";
  retryAfterSeconds: number;
}

const QUARTER_HOUR_MS = 900_000;

/** Emails to one address that a sender may request in an hour. */
const MAILS_PER_SENDER = 3;

/**
 * Keys are arbitrary text from clients. Beyond this number newcomers share a count by network, so inventing keys costs
 * no memory.
 */
const MAX_KEYS = 100_000;

/** The same for limits whose keys take up to 2 kB each: 40 MB. */
const MAX_BUSY_KEYS = 20_000;

/** The same for the one whose keys take up to 8 kB: 40 MB. */
const MAX_BUSIEST_KEYS = 5_000;

/**
 * Creates the limits on everything that proves or guesses an identity. A person mistypes a few times; guessing a
 * password takes thousands of attempts.
 */
export function createAccountLimits(create: CreateLimiter) {
  const make = createMake(create);
  return {
    ...passwordLimits(make),
    /**
     * Codes of a second factor, by account: a person who tries them knows the password already. Browsers that the
     * account signed in with before are counted apart, so that strangers can't lock its owner out.
     */
    codeByAccount: make("codeByAccount", 10, QUARTER_HOUR_MS),
    codeByBrowser: make("codeByBrowser", 10, QUARTER_HOUR_MS),
    /** The same for all known browsers of an account together: a thief of its password may have signed in with many. */
    codeByKnown: make("codeByKnown", 20, QUARTER_HOUR_MS),
    /** Emails about changes of how an account signs in: strangers can't fill its mailbox with them. */
    changesByAccount: make("changesByAccount", 20, HOUR_MS),
    /** Emails about new browsers: only a person who knows the password causes them, so strangers can't use them up. */
    newBrowserByAccount: make("newBrowserByAccount", 5, HOUR_MS),
    /** Names in games that an account tries to add: rewards follow names, so they don't change all the time. */
    gameNameByAccount: make("gameNameByAccount", 10, DAY_MS),
    /** Exports of an account's data. */
    exportByAccount: make("exportByAccount", 3, HOUR_MS),
    /** A school's players on one afternoon. Each sign-up also costs a proof. */
    signUpByAddress: make("signUpByAddress", 250, HOUR_MS, MAX_BUSY_KEYS),
    signUpByNetwork: make("signUpByNetwork", 1_000, HOUR_MS, MAX_BUSIEST_KEYS),
    /** Names that one newcomer tries. Counted before the sign-ups of their address. */
    nameByNewcomer: make("nameByNewcomer", 20, HOUR_MS),
    /** Rounds at a provider. Each writes a row, and asks the provider when it ends. A school signs in on one afternoon. */
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
    /** Attempts to prove a password, by the name or address typed and the network they come from. */
    passwordFromNetwork: make("passwordFromNetwork", 10, QUARTER_HOUR_MS),
    /** The same from all networks, which covers distributed guessing. */
    passwordByName: make("passwordByName", 200, QUARTER_HOUR_MS, MAX_BUSY_KEYS),
    /** The same by address. A household or a school shares one. */
    passwordByAddress: make("passwordByAddress", 30, QUARTER_HOUR_MS),
    /**
     * The same three for attempts with a proof of work, so that attempts that cost nothing don't use them up. Each
     * attempt needs room in the password queue, so invented names can't fill the memory of a limit within a window.
     */
    provedFromNetwork: make("provedFromNetwork", 10, QUARTER_HOUR_MS),
    provedByName: make("provedByName", 200, QUARTER_HOUR_MS),
    /** A school's players on one afternoon, as for sign-ups. */
    provedByAddress: make("provedByAddress", 250, QUARTER_HOUR_MS),
    /** The same for sign-ups, counted apart so that a class that chooses taken names uses up no sign-ins. */
    passwordBySignUp: make("passwordBySignUp", 30, QUARTER_HOUR_MS),
    /** The same by known browser, regardless of the other limits. */
    passwordByBrowser: make("passwordByBrowser", 10, QUARTER_HOUR_MS),
    /**
     * Attempts by all known browsers of an account that get priority in the password queue. Repeated sign-ins create
     * any number of known browsers, which must not fill the queue.
     */
    knownByAccount: make("knownByAccount", 20, QUARTER_HOUR_MS),
    /** The same by account, for a client that is signed in, and apart for one that has its reset link. */
    passwordByAccount: make("passwordByAccount", 10, QUARTER_HOUR_MS),
  };
}

/** The limits on mails that others than their readers ask for. */
function mailLimits(make: MakeLimiter) {
  return {
    resetByAddress: make("resetByAddress", 5, HOUR_MS),
    /** Reset links for one email address, so that strangers can't use us to flood a mailbox. */
    resetByMail: make("resetByMail", 3, HOUR_MS),
    /**
     * All other emails to one address, counted by who requests them, so that a stranger can't use up another person's.
     */
    mailBySender: make("mailBySender", MAILS_PER_SENDER, HOUR_MS),
    /** The same by all: a mailbox must not be flooded from many networks. */
    mailByRecipient: make("mailByRecipient", 12, HOUR_MS),
    /**
     * The first email that each network requests for an address. Counted apart, so that a few networks don't use up what
     * the mailbox's owner needs.
     */
    firstMailByRecipient: make("firstMailByRecipient", 12, HOUR_MS),
  };
}

/** Drops the idle keys of limits. Called every second. */
export function tickLimits(limits: Record<string, Limiter>): void {
  for (const limiter of Object.values(limits)) limiter.tick();
}

/**
 * Takes an attempt to prove an account's password, for a client that is signed in or has its reset link. Fails with
 * LineFull first if there is no room for it, because an attempt that didn't check a password must not count.
 */
export function takeOwnAttempt(
  { passwords, accountLimits }: {
    passwords: Pick<Passwords, "as">;
    accountLimits: Record<"passwordByAccount", Limiter>;
  },
  holder: string,
): Promise<Limited | undefined> {
  passwords.as("known").expectRoom();
  return takeAll([accountLimits.passwordByAccount, holder]);
}

/** Takes an attempt to prove an account's second factor by a code. */
export function takeCodeAttempt(
  { browsers, accountLimits: { codeByAccount, codeByBrowser, codeByKnown } }: {
    browsers: { find(headers: Headers): { id: string; accountId: string } | undefined };
    accountLimits: Record<"codeByAccount" | "codeByBrowser" | "codeByKnown", Limiter>;
  },
  accountId: string,
  headers: Headers,
): Promise<Limited | undefined> {
  const browser = browsers.find(headers);
  return browser?.accountId === accountId
    ? takeAll([codeByBrowser, browser.id], [codeByKnown, accountId])
    : takeAll([codeByAccount, accountId]);
}

/** Takes the right to send an email to an address, for an account or for a stranger's network. */
export async function takeMail(
  { mailBySender, mailByRecipient, firstMailByRecipient }: Record<
    "mailBySender" | "mailByRecipient" | "firstMailByRecipient",
    Limiter
  >,
  { email, ...sender }: { email: string } & ({ account: string } | { network: string }),
): Promise<Limited | undefined> {
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

/** Takes from each limiter in turn, and returns how long to wait when one of them refuses. */
export async function takeAll(
  ...takes: [limiter: Limiter, key: string, network?: string][]
): Promise<Limited | undefined> {
  for (const [limiter, key, network] of takes) {
    const decision = await limiter.take(key, network);
    if (!decision.allowed) {
      return { kind: "limited", retryAfterSeconds: decision.retryAfterSeconds };
    }
  }
  return undefined;
}
