import { randomBytes } from "node:crypto";
import { dirname, join } from "node:path";
import { parseBase64 } from "../../core/text/parse_base64.ts";
import type { SecretKeys } from "../../core/secrets/secret_key.ts";

/** Bytes of the service's secret key. */
const KEY_BYTES = 32;

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
 * Finds the key in the environment (`SECRET_KEY`) or else in the data folder, where it is generated if there is none,
 * and the key that is also accepted (`SECRET_KEY_OTHER`).
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
 * that start at the same time agree on one key. Once it exists, this only reads.
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

/** Reads a key. A file that was truncated, or emptied by a power failure, must not become a guessable key. */
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
  return parseBase64(text)?.length === KEY_BYTES;
}

/**
 * Writes a key (mode 0600) unless there is one at that path, and returns whether it did. A process that is killed
 * leaves a complete key or none.
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
