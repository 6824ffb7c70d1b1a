/**
 * Maximum costs of checking a password against another program's hash. With higher ones, a few sign-ins would occupy
 * every core and hundreds of megabytes. bcrypt's cost doubles with each step, and 12 is the default of PHP and Laravel;
 * 64 MB with four passes for argon2 and 64 MB for scrypt are the defaults of PHP and Passlib.
 *
 * ```text
 * limit             value       protects   used up by
 * cost of bcrypt    12          the cores  an imported hash
 *   test: hashes that are guessed too fast, cost too much or are damaged open nothing
 * memory of a hash  65,536 KiB  memory     an imported hash
 *   test: hashes that are guessed too fast, cost too much or are damaged open nothing
 * ```
 */
const BCRYPT_COST_MAX = 12;
const MEMORY_MAX_KIB = 65_536;
const ARGON2_WORK_MAX_KIB = 4 * MEMORY_MAX_KIB;
const ARGON2_LANES_MAX = 4;
const SCRYPT_WORK_MAX = 2 ** 19;

const BCRYPT = /^\$2[aby]\$(0[4-9]|[1-3]\d)\$[./A-Za-z0-9]{53}$/;
const ARGON2 =
  /^\$argon2(?:id|i)\$v=19\$m=(\d{1,9}),t=(\d{1,9}),p=(\d{1,9})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,86}$/;
const SCRYPT =
  /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,4}),p=(\d{1,4})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,172})$/;

/** A hash that a password can be checked against. */
export type ForeignHash =
  | { kind: "bcrypt" | "argon2" }
  | { kind: "scrypt"; cost: { N: number; r: number; p: number }; salt: string; key: string };

/** Why a hash can't be used. */
type UselessHash = { kind: "costly" | "unknown" };

/**
 * Parses another program's password hash in its usual text form: bcrypt, argon2id, argon2i, or scrypt. `costly`: its
 * cost is above the maximum. `unknown`: any other text, including MD5 and SHA-1, which are too fast to be safe.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * const text = "$2y$10$" + "a".repeat(53);
 * assert.deepEqual(readForeignHash(text), { kind: "bcrypt" });
 * assert.deepEqual(readForeignHash(text.replace("10", "15")), { kind: "costly" });
 * assert.deepEqual(readForeignHash("5f4dcc3b5aa765d61d8327deb882cf99"), { kind: "unknown" });
 * ```
 */
export function readForeignHash(text: string): ForeignHash | UselessHash {
  const [, bcryptCost] = BCRYPT.exec(text) ?? [];
  if (bcryptCost !== undefined) {
    return { kind: Number(bcryptCost) <= BCRYPT_COST_MAX ? "bcrypt" : "costly" };
  }
  // The length of a Base64 text is never one more than a multiple of four, and such a hash would fail every check.
  if (text.split("$").slice(-2).some(({ length }) => length % 4 === 1)) return { kind: "unknown" };
  const argon2 = ARGON2.exec(text);
  if (argon2) return { kind: isLightArgon2(argon2.slice(1).map(Number)) ? "argon2" : "costly" };
  const [, ln, r, p, salt, key] = SCRYPT.exec(text) ?? [];
  if (salt === undefined || key === undefined) return { kind: "unknown" };
  const cost = { N: 2 ** Number(ln), r: Number(r), p: Number(p) };
  return isLightScrypt(cost) ? { kind: "scrypt", cost, salt, key } : { kind: "costly" };
}

/** Returns whether a stored password is another program's hash. Our own format starts with a salt in hex. */
export function isForeignHash(stored: string): boolean {
  return stored.startsWith("$");
}

function isLightArgon2([memory = 0, passes = 0, lanes = 0]: number[]): boolean {
  return memory >= 8 * lanes && memory <= MEMORY_MAX_KIB && passes >= 1 && lanes >= 1 &&
    lanes <= ARGON2_LANES_MAX && memory * passes <= ARGON2_WORK_MAX_KIB;
}

function isLightScrypt({ N, r, p }: { N: number; r: number; p: number }): boolean {
  return N > 1 && r >= 1 && p >= 1 && N * r / 8 <= MEMORY_MAX_KIB && N * r * p <= SCRYPT_WORK_MAX;
}
