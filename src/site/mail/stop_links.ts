import type { SecretKeys } from "../../core/secrets/secret_key.ts";
import { createSigner } from "../../core/secrets/signer.ts";

/** The account's id, and the service's signature. */
const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** Creates and reads the links that stop email about an account's servers. */
export type StopLinks = ReturnType<typeof createStopLinks>;

/**
 * Creates the links. They are valid as long as the secret key stays the same, because they may be opened from an old
 * email.
 */
export function createStopLinks(secretKeys: SecretKeys, baseUrl: string) {
  const { sign, isOurs } = createSigner(secretKeys, "stop links");
  return {
    /** Builds a complete link. */
    make: (accountId: string) => `${baseUrl}/stop-email/${accountId}.${sign(accountId)}`,
    /** Returns the account of a link's token, or undefined if the signature is wrong. */
    read(token: string): string | undefined {
      const [, accountId, signature] = TOKEN.exec(token) ?? [];
      return accountId && signature && isOurs(accountId, signature) ? accountId : undefined;
    },
  };
}
