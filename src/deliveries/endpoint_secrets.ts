import type { SecretBox } from "../secret_key.ts";
import type { Claim } from "./outbox_claim.ts";

/** Opened secrets that are remembered at most; beyond it the memory begins anew. */
const REMEMBERED_MAX = 10_000;

/** The secrets that sign one attempt. */
export interface SigningSecrets {
  secret: string;
  /** The one before, while its overlap lasts. */
  previousSecret: string | undefined;
}

/**
 * Opens the secrets of claimed rows and remembers each key's last one with its ciphertext, so that a busy endpoint
 * costs one decryption. Throws for a ciphertext that does not open: a poison row, which fails alone.
 */
export function createEndpointSecrets(box: SecretBox): (claim: Claim, now: Date) => SigningSecrets {
  const opened = new Map<string, { sealed: Uint8Array; secret: string }>(); // by key

  function open(sealed: Uint8Array, keyId: string): string {
    const known = opened.get(keyId);
    if (known !== undefined && isSame(known.sealed, sealed)) return known.secret;
    const secret = box.open(sealed, keyId);
    if (opened.size >= REMEMBERED_MAX) opened.clear();
    // A copy: what the driver gave is a view of a larger buffer, which would stay with it.
    opened.set(keyId, { sealed: new Uint8Array(sealed), secret });
    return secret;
  }

  function openOrNone(sealed: Uint8Array, keyId: string): string | undefined {
    try {
      return box.open(sealed, keyId);
    } catch {
      return undefined;
    }
  }

  return function secretsOf(claim, now) {
    const { previousSecret, previousSecretUntil, keyId } = claim;
    const overlaps = previousSecret !== null && previousSecretUntil !== null &&
      previousSecretUntil > now;
    return {
      secret: open(claim.secret, keyId),
      // Rare enough to be opened anew each time. One that was sealed with a lost key signs nothing any more.
      previousSecret: overlaps ? openOrNone(previousSecret, keyId) : undefined,
    };
  };
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, place) => byte === b[place]);
}
