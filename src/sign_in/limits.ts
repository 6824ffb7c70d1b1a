/** A limiter over keys; the service's sliding window is one. */
export interface Limiter {
  /** Decides, and counts what it allows; newcomers of a network that invents keys share a count. */
  take(
    key: string,
    network?: string,
  ): { allowed: true } | { allowed: false; retryAfterSeconds: number };
  /** Frees what idle keys left behind; called every second. */
  tick(): void;
}

/** Makes a limiter of so many requests in any window. */
export type CreateLimiter = (
  options: { requests: number; windowMs: number; maxKeys: number },
) => Limiter;

/** Too many attempts; the next one passes after that many seconds. */
export interface Limited {
  kind: "limited";
  retryAfterSeconds: number;
}

const QUARTER_HOUR_MS = 900_000;
const HOUR_MS = 3_600_000;

/** Keys are whatever people type: beyond this newcomers share a count by network, so inventing them costs no memory. */
const MAX_KEYS = 100_000;

/** The same for limits whose keys take up to 2 kB each: 40 MB. */
const MAX_BUSY_KEYS = 20_000;

/** The same for the one whose keys take up to 8 kB: 40 MB. */
const MAX_BUSIEST_KEYS = 5_000;

/** Allowance of each limit. A person mistypes a few times; guessing a password takes thousands of attempts. */
const LIMITS = {
  /** Attempts to prove a password, by the name or address typed and the network they come from. */
  passwordFromNetwork: { requests: 10, windowMs: QUARTER_HOUR_MS },
  /** The same from all networks: guessing from many ends, too, while known browsers pass. */
  passwordByName: { requests: 200, windowMs: QUARTER_HOUR_MS, maxKeys: MAX_BUSY_KEYS },
  /** The same by address: a household or a school shares one. */
  passwordByAddress: { requests: 30, windowMs: QUARTER_HOUR_MS },
  /** The same by a browser that someone signed in with before, whatever the others come to. */
  passwordByBrowser: { requests: 10, windowMs: QUARTER_HOUR_MS },
  /** The same by whoever is signed in. */
  passwordByAccount: { requests: 10, windowMs: QUARTER_HOUR_MS },
  /** Copies of all that is kept of an account. */
  exportByAccount: { requests: 3, windowMs: HOUR_MS },
  /** A school's players on one afternoon; each sign-up has its proof to pay for. */
  signUpByAddress: { requests: 250, windowMs: HOUR_MS, maxKeys: MAX_BUSY_KEYS },
  signUpByNetwork: { requests: 1_000, windowMs: HOUR_MS, maxKeys: MAX_BUSIEST_KEYS },
  resetByAddress: { requests: 5, windowMs: HOUR_MS },
  /** Reset links for one email address, so that nobody can use us to flood a mailbox. */
  resetByMail: { requests: 3, windowMs: HOUR_MS },
  /** All other emails to one address. */
  mailByRecipient: { requests: 3, windowMs: HOUR_MS },
} as const;

/** The limits on everything that proves or guesses who someone is. */
export type AccountLimits = Record<keyof typeof LIMITS, Limiter>;

/** Makes all of them with one kind of limiter. */
export function createAccountLimits(create: CreateLimiter): AccountLimits {
  const make = (name: keyof typeof LIMITS) => create({ maxKeys: MAX_KEYS, ...LIMITS[name] });
  return {
    passwordFromNetwork: make("passwordFromNetwork"),
    passwordByName: make("passwordByName"),
    passwordByAddress: make("passwordByAddress"),
    passwordByBrowser: make("passwordByBrowser"),
    passwordByAccount: make("passwordByAccount"),
    exportByAccount: make("exportByAccount"),
    signUpByAddress: make("signUpByAddress"),
    signUpByNetwork: make("signUpByNetwork"),
    resetByAddress: make("resetByAddress"),
    resetByMail: make("resetByMail"),
    mailByRecipient: make("mailByRecipient"),
  };
}

/** Frees what idle keys of theirs left behind; called every second. */
export function tickLimits(limits: AccountLimits): void {
  for (const limiter of Object.values(limits)) limiter.tick();
}

/** Takes from each limiter in turn, and returns how long to wait when one of them refuses. */
export function takeAll(
  ...takes: [limiter: Limiter, key: string, network?: string][]
): Limited | undefined {
  for (const [limiter, key, network] of takes) {
    const decision = limiter.take(key, network);
    if (!decision.allowed) {
      return { kind: "limited", retryAfterSeconds: decision.retryAfterSeconds };
    }
  }
  return undefined;
}
