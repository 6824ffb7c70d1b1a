import { Buffer } from "node:buffer";
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { refusal } from "../../../core/refusals/refusal.ts";
import { createFairQueue, QueueFull } from "../../../core/limits/fair_queue.ts";
import type { FairQueueOptions } from "../../../core/limits/rank_queue.ts";
import { type AskerRank, currentAsker, RANKS } from "./asker.ts";
import { isCommonPassword } from "./common_passwords.ts";
import { checkForeignHash } from "./check_foreign_hash.ts";

/** Length of a password. NIST SP 800-63B asks for at least 8 characters; 128 are enough for any manager. */
const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

/**
 * Maximum concurrent hashes. Each one takes 32 MB and a core, and Deno would start hundreds. One core stays free for
 * everything else, so that the API stays responsive.
 */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));

/**
 * Capacity of the queue. If hashing is slow, it shrinks, so that each waiting client is served within `QUEUE_MS`. Three
 * quarters of the places, a school class, may come from one network; a quarter is always left to others. `RANKS`
 * defines the priorities.
 *
 * ```text
 * limit                 value           protects                 used up by
 * hashes                1 to 4 at once  the other cores, memory  all sign-ins together
 *   test: as many passwords wait as are hashed within two seconds
 * places in the queue   32 wait         those who wait           a flood from many networks
 *   test: in a full queue a sign-in asks for a proof and keeps what was typed
 * places of a network   24 wait         other networks           a flood from one network
 *   test: a sign-in waits for few of another network's flood
 * ```
 */
export const PASSWORD_QUEUE: FairQueueOptions = {
  slots: AT_ONCE,
  waiting: 32,
  perNetwork: 24,
  retryAfterSeconds: 3,
  // Equal to the window of the limits on sign-ins. At ten hashes a second, 9,000 networks are remembered.
  yieldsMs: 900_000,
};

/** Maximum milliseconds that a password waits in the queue. A page is sent within 2.8 s. */
const QUEUE_MS = 2_000;

/** Weight of the latest hash in the moving average of hash times: the queue adapts to the machine within seconds. */
const LATEST_WEIGHT = 1 / 8;

/** Bytes of a salt, and of the key that scrypt derives from it and the password. */
const SALT_BYTES = 16;
const KEY_BYTES = 64;

/** scrypt's parameters (RFC 7914 §2): 32 MB and, depending on machine and load, 60 to 180 ms for each password. */
const PASSWORD_COST = { N: 16_384, r: 16, p: 1 };

/** Derives a key from a password and a salt at a cost. Tests pass a function that counts calls. */
export type DeriveKey = typeof deriveKey;

/** Hashes and verifies passwords for the current client. */
export interface Passwords {
  /** Returns the same functions at a rank that the client has proved. */
  as(rank: AskerRank): Passwords;
  /** Returns whether the queue is so full that a sign-in should include a proof of work. */
  isBusy(): boolean;
  /**
   * Throws `QueueFull` if the queue has no place for the client now, so that a flood of requests causes no other work.
   */
  expectRoom(): void;
  /** Returns the hash to store: salt and key in hex, separated by a colon, without the cost. */
  hash(password: string): Promise<string>;
  /**
   * Returns the hash to store if a password matches another program's hash, and otherwise undefined. Our own key is
   * always derived at the same time, so that an attempt takes at least as long as for an account with our hash.
   */
  replaceForeign(hash: string, password: string): Promise<string | undefined>;
  /**
   * Returns whether a password matches the stored one, at the same cost. For an account without a password, which has
   * undefined, returns false after the same time, which must not tell who has one.
   */
  verify(stored: string | undefined, password: string): Promise<boolean>;
}

/**
 * Creates the functions that hash passwords with scrypt, off the event loop and a few at a time. Waiting jobs take
 * turns by rank and network. They throw `QueueFull` if the queue is full, and `LeftQueue` if the client disconnected.
 * Tests pass a lower cost and a clock (monotonic milliseconds).
 */
export function createPasswords(
  cost = PASSWORD_COST,
  { derive = deriveKey, room = PASSWORD_QUEUE, now = () => performance.now() }: {
    derive?: DeriveKey;
    room?: FairQueueOptions;
    now?: () => number;
  } = {},
): Passwords {
  const queue = createFairQueue({ now, ...room });
  let { waiting } = room;
  let averageMs: number | undefined;

  async function timed<Value>(work: () => Promise<Value>): Promise<Value> {
    const began = now();
    const value = await work();
    // A hash during which the machine slept must not block the queue for long.
    const tookMs = Math.min(now() - began, QUEUE_MS);
    averageMs = averageMs === undefined ? tookMs : averageMs + (tookMs - averageMs) * LATEST_WEIGHT;
    waiting = Math.max(1, Math.min(room.waiting, Math.floor(QUEUE_MS * room.slots / averageMs)));
    queue.resize({ waiting, perNetwork: Math.ceil(waiting * room.perNetwork / room.waiting) });
    return value;
  }

  function forRank(rank?: AskerRank): Passwords {
    const asker = () => ({ ...currentAsker(), ...rank && { rank: RANKS[rank] } });
    const inQueue = <Value>(work: () => Promise<Value>) => queue(() => timed(work), asker());
    const keyOf = (password: string, salt: string) => inQueue(() => derive(password, salt, cost));
    return {
      as: forRank,
      isBusy: () => queue.waiting() >= waiting / 2,
      expectRoom(): void {
        const client = asker();
        if (!client.isSure && queue.isFullFor(client)) throw new QueueFull(room.retryAfterSeconds);
      },
      async hash(password) {
        const salt = makeSalt();
        return formatStored(salt, await keyOf(password, salt));
      },
      async replaceForeign(hash, password) {
        const salt = makeSalt();
        const [isRight, key] = await inQueue(() =>
          Promise.all([checkForeignHash(hash, password), derive(password, salt, cost)])
        );
        return isRight ? formatStored(salt, key) : undefined;
      },
      async verify(stored, password) {
        const [salt = "", hex = ""] = stored?.split(":") ?? [];
        const key = Buffer.from(hex, "hex");
        // A stored value that isn't a key never matches, after the same time.
        const wanted = await keyOf(password, salt);
        return key.length === KEY_BYTES && timingSafeEqual(key, wanted);
      },
    };
  }

  return forRank();
}

function makeSalt(): string {
  return randomBytes(SALT_BYTES).toString("hex");
}

function formatStored(salt: string, key: Buffer): string {
  return `${salt}:${key.toString("hex")}`;
}

/** Refuses a password that is too short, too long or easy to guess, without repeating it. */
export async function checkPassword(
  password: string,
  { username, site }: { username: string; site: { name: string } },
): Promise<void> {
  checkLength(password);
  if (await isCommonPassword(password, [username, site.name])) throw refusal("password_common");
}

function checkLength(password: string): void {
  if (password.length < PASSWORD_MIN) {
    throw refusal("password_too_short", { min: PASSWORD_MIN });
  }
  if (password.length > PASSWORD_MAX) {
    throw refusal("password_too_long", { max: PASSWORD_MAX });
  }
}

function deriveKey(password: string, salt: string, cost: typeof PASSWORD_COST): Promise<Buffer> {
  // Twice what scrypt needs (RFC 7914 §2), because Node refuses to use the whole maximum.
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) =>
    scrypt(
      password.normalize("NFKC"),
      salt,
      KEY_BYTES,
      options,
      (error, key) => error ? reject(error) : resolve(key),
    )
  );
}
