import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { dirname, join } from "node:path";

/** Identifies the derived key that made a ciphertext, in its first byte. A later key gets the next number. */
const KEY_VERSION = 1;

/** Bytes of the service's secret key. */
const KEY_BYTES = 32;

/** Bytes of an AES-GCM nonce and of its tag (NIST SP 800-38D). */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Most opened secrets that are remembered, at about 300 bytes each. Beyond that they are forgotten. */
const REMEMBERED_MAX = 10_000;

/**
 * Secret keys, each 32 bytes as base64: the one that seals and signs, then one that is accepted while the key is
 * changed.
 */
export type SecretKeys = readonly [string, ...string[]];

/** Encrypts and decrypts the database's secrets: version, nonce, ciphertext and tag in one value. */
export interface SecretBox {
  /** `context` identifies the row: a ciphertext moved to another row can't be opened. */
  seal(secret: string, context: string): Uint8Array;
  /** Throws if the ciphertext was made with another key or for another context. */
  open(sealed: Uint8Array, context: string): string;
}

/** Creates a box that seals with the first key and opens what any of them sealed. */
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
        const other = accepted.find((one) => opens(one, sealed, context));
        if (other === undefined) throw error;
        return other.open(sealed, context);
      }
    },
  };
}

/**
 * Returns a box that remembers what it opened last for each context: opening takes 20 µs, and an endpoint's secret signs
 * all of its votes. A secret that changed is opened again, because its ciphertext changed too.
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
  try {
    box.open(sealed, context);
    return true;
  } catch {
    return false;
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
      if (bytes[0] !== KEY_VERSION) throw new Error("the ciphertext has an unknown key version");
      const text = bytes.subarray(1 + NONCE_BYTES, -TAG_BYTES);
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(1, 1 + NONCE_BYTES))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8");
    },
  };
}

/**
 * Derives 32 bytes for one purpose (HKDF-SHA-256, RFC 5869) from the service's secret key, itself 32 bytes as base64.
 * Learning one purpose's key reveals nothing about another's.
 */
export function deriveKey(secretKey: string, purpose: string): Buffer {
  const secret = Buffer.from(secretKey, "base64");
  return Buffer.from(hkdfSync("sha256", secret, "", `voteboard ${purpose}`, 32));
}

/** Returns the file in the data folder that stores the secret key. */
export function secretKeyFileOf(dataDir: string): string {
  return join(dataDir, "secret_key");
}

/** The service's secret keys and the source of the first one. */
export interface SecretKey {
  values: SecretKeys;
  /** For error messages: the variable, or the file's path. */
  source: string;
  /** Whether it was generated just now, because there was none. */
  isNew: boolean;
  /** Deletes a key that was generated just now, so that it is not mistaken for the lost one. */
  discard(): Promise<void>;
}

/**
 * Finds the key in the environment (`SECRET_KEY`) or else in the data folder, generating it there if there is none, and
 * the key that is also accepted (`SECRET_KEY_OTHER`).
 */
export async function findSecretKey(
  { secretKey, otherSecretKey, dataDir }: {
    secretKey: string | undefined;
    otherSecretKey?: string | undefined;
    dataDir: string;
  },
): Promise<SecretKey> {
  const key: SecretKey = secretKey === undefined
    ? await keepSecretKey(dataDir)
    : { values: [secretKey], source: "SECRET_KEY", isNew: false, discard: async () => {} };
  return otherSecretKey === undefined ? key : { ...key, values: [key.values[0], otherSecretKey] };
}

/**
 * Reads the secret key from the data folder, or generates it there (mode 0600): 32 random bytes as base64. Processes
 * that start at once agree on one key. Once it exists, nothing is written.
 */
export async function keepSecretKey(dataDir: string): Promise<SecretKey> {
  const path = secretKeyFileOf(dataDir);
  const known = await readKey(path);
  const isNew = known === undefined &&
    await writeSecretKey(path, randomBytes(KEY_BYTES).toString("base64"));
  return {
    values: [known ?? await readKey(path) ?? ""],
    source: path,
    isNew,
    async discard() {
      if (isNew) await Deno.remove(path);
    },
  };
}

/** A file that was truncated, or emptied by a power failure, must not become a guessable key. */
async function readKey(path: string): Promise<string | undefined> {
  const text = await Deno.readTextFile(path).catch((error) => {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  });
  if (text === undefined || isSecretKey(text.trim())) return text?.trim();
  throw new Error(
    `${path} holds no secret key of 32 bytes as base64: put it back from your backup`,
  );
}

/** Returns whether a text is 32 bytes as base64. */
export function isSecretKey(text: string): boolean {
  try {
    return Uint8Array.fromBase64(text).length === KEY_BYTES;
  } catch {
    return false;
  }
}

/**
 * Writes a key (mode 0600) unless there is one at that path, and returns whether it did. A process that is killed leaves
 * a whole key or none.
 */
export async function writeSecretKey(path: string, key: string): Promise<boolean> {
  await Deno.mkdir(dirname(path), { recursive: true });
  // A link appears completely or not at all, so no process ever reads half a key.
  const draft = `${path}.${crypto.randomUUID()}`;
  try {
    await writeThrough(draft, key);
    await Deno.link(draft, path);
    return true;
  } catch (error) {
    if (!(error instanceof Deno.errors.AlreadyExists)) throw error;
    return false;
  } finally {
    await Deno.remove(draft).catch(() => {}); // the disk may have been full
  }
}

/** Writes a file that only its owner can read, and waits until it is on disk. */
async function writeThrough(path: string, text: string): Promise<void> {
  using file = await Deno.open(path, { createNew: true, write: true, mode: 0o600 });
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length;) at += await file.write(bytes.subarray(at));
  await file.sync();
}
