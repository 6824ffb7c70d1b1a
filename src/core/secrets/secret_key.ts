import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { UnusableSecret } from "./unusable_secret.ts";

/** Identifies the derived key that made a ciphertext, in its first byte. A later key gets the next number. */
const KEY_VERSION = 1;

/** Bytes of an AES-GCM nonce and of its tag (NIST SP 800-38D). */
const NONCE_BYTES = 12;

const TAG_BYTES = 16;

/** Bytes before the text: the version and the nonce. */
const HEAD_BYTES = 1 + NONCE_BYTES;

/** Most opened secrets that are cached, at about 300 bytes each. Beyond that the cache is cleared. */
const REMEMBERED_MAX = 10_000;

/**
 * Secret keys, each 32 bytes as base64. The first seals and signs. A second is still accepted while the key is being
 * replaced.
 */
export type SecretKeys = readonly [string, ...string[]];

/** Encrypts and decrypts the database's secrets: version, nonce, ciphertext and tag in one value. */
export interface SecretBox {
  /** `context` identifies the row: a ciphertext moved to another row can't be opened. */
  seal(secret: string, context: string): Uint8Array;
  /** Throws `UnusableSecret` if the ciphertext is damaged, or was made with another key or for another context. */
  open(sealed: Uint8Array, context: string): string;
}

/** Creates a box that seals with the first key and opens with any of them. */
export function createSecretBox(...secretKeys: SecretKeys): SecretBox {
  const [first, ...others] = secretKeys;
  const box = createBox(first);
  const accepted = others.map(createBox);
  return {
    ...box,
    open(sealed, context) {
      try {
        return box.open(sealed, context);
      } catch (error) {
        const secrets = accepted.values().map((other) => openIfPossible(other, sealed, context));
        const secret = secrets.find((secret) => secret !== undefined);
        if (secret === undefined) throw error;
        return secret;
      }
    },
  };
}

/**
 * Returns a box that caches the last opened secret of each context, because opening takes 20 µs, and an endpoint's
 * secret signs all of its votes. A secret that changed is opened again, because its ciphertext changed too.
 */
export function rememberOpened(box: SecretBox): SecretBox {
  const opened = new Map<string, { sealed: Uint8Array; secret: string }>();
  return {
    ...box,
    open(sealed, context) {
      const known = opened.get(context);
      if (known && Buffer.compare(known.sealed, sealed) === 0) return known.secret;
      const secret = box.open(sealed, context);
      if (opened.size >= REMEMBERED_MAX) opened.clear();
      opened.set(context, { sealed, secret });
      return secret;
    },
  };
}

/** Returns whether a box can open a ciphertext. */
export function opens(box: SecretBox, sealed: Uint8Array, context: string): boolean {
  return openIfPossible(box, sealed, context) !== undefined;
}

/** Opens a ciphertext. Returns undefined if the box can't open it. */
export function openIfPossible(
  box: SecretBox,
  sealed: Uint8Array,
  context: string,
): string | undefined {
  try {
    return box.open(sealed, context);
  } catch (error) {
    if (error instanceof UnusableSecret) return undefined;
    throw error;
  }
}

/** Creates a box with a key derived from the service's secret key. */
function createBox(secretKey: string): SecretBox {
  const key = deriveKey(secretKey, `secret box ${KEY_VERSION}`);
  return {
    seal(secret, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(context));
      const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return Buffer.concat([Buffer.of(KEY_VERSION), nonce, text, cipher.getAuthTag()]);
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed);
      if (bytes[0] !== KEY_VERSION) {
        throw new UnusableSecret("the ciphertext has an unknown key version");
      }
      if (bytes.length < HEAD_BYTES + TAG_BYTES) {
        throw new UnusableSecret("the ciphertext is cut off");
      }
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(1, HEAD_BYTES))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(HEAD_BYTES, -TAG_BYTES));
      try {
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch (cause) {
        // `final` only compares the tag.
        throw new UnusableSecret("the ciphertext is of another key or row", { cause });
      }
    },
  };
}

/**
 * Derives 32 bytes for one purpose (HKDF-SHA-256, RFC 5869) from the service's secret key, itself 32 bytes as base64.
 * The key of one purpose reveals nothing about that of another.
 */
export function deriveKey(secretKey: string, purpose: string): Buffer {
  const secret = Buffer.from(secretKey, "base64");
  return Buffer.from(hkdfSync("sha256", secret, "", `voteboard ${purpose}`, 32));
}
