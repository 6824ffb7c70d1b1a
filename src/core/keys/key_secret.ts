import { createHash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

/** The same in every installation, so that secret scanners recognize a leaked key and one plugin works everywhere. */
const PREFIX = "vb_";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Random characters (238 bits), and the characters needed for the 32 bits of a CRC-32. */
const RANDOM_LENGTH = 40;
const CHECKSUM_LENGTH = 6;

/** A secret without its prefix. */
const FORM = new RegExp(`^([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

/** Number of final characters shown to owners, who distinguish keys by them. */
const ENDING_LENGTH = 4;

/**
 * Creates a new API key's secret (SPEC §2.5): `vb_`, 40 random base62 characters and a checksum of 6. Other kinds of
 * secrets have other prefixes.
 */
export function makeKeySecret(
  random: (below: number) => number = randomInt,
  prefix = PREFIX,
): string {
  const text = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[random(ALPHABET.length)]).join(
    "",
  );
  return prefix + text + checksum(text);
}

/** Returns whether a text has the form and checksum of a key. So typos and noise cost no lookup. */
export function looksLikeKeySecret(text: string, prefix = PREFIX): boolean {
  if (!text.startsWith(prefix)) return false;
  const [, random, sum] = FORM.exec(text.slice(prefix.length)) ?? [];
  return random !== undefined && checksum(random) === sum;
}

/** Returns the SHA-256 of a secret, which is all we store. 238 random bits need neither salt nor a slow hash. */
export function hashKeySecret(secret: string): Uint8Array {
  return createHash("sha256").update(secret).digest();
}

/** Returns the last characters of a secret, which its owner may see. */
export function endingOf(secret: string): string {
  return secret.slice(-ENDING_LENGTH);
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = "";
  for (let index = 0; index < CHECKSUM_LENGTH; index++) {
    digits = ALPHABET.charAt(rest % ALPHABET.length) + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
