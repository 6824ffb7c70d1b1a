import type { SecretKeys } from "../secret_key.ts";
import { createSigner } from "../signer.ts";

/** The account, and the service's signature of it. */
const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** Makes and reads the links that stop email about an account's servers. */
export type StopLinks = ReturnType<typeof createStopLinks>;

/** Makes them. They work as long as the secret key is the same: somebody may find an old email annoying. */
export function createStopLinks(secretKeys: SecretKeys, baseUrl: string) {
  const { sign, isOurs } = createSigner(secretKeys, "stop links");
  return {
    /** Makes a whole address. */
    make: (accountId: string) => `${baseUrl}/stop-email/${accountId}.${sign(accountId)}`,
    /** The account of a link's token; undefined when it is not ours. */
    read(token: string): string | undefined {
      const [, accountId, signature] = TOKEN.exec(token) ?? [];
      return accountId && signature && isOurs(accountId, signature) ? accountId : undefined;
    },
  };
}
