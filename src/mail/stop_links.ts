import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../secret_key.ts";

/** The account, and the service's signature of it. */
const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** Makes and reads the links that stop email about an account's servers. */
export interface StopLinks {
  /** A whole address. */
  make(accountId: string): string;
  /** The account of a link's token; undefined when it is not ours. */
  read(token: string): string | undefined;
}

/** Makes them. They work as long as the secret key is the same: somebody may find an old email annoying. */
export function createStopLinks(secretKey: string, baseUrl: string): StopLinks {
  const key = deriveKey(secretKey, "stop links");
  const sign = (accountId: string) =>
    createHmac("sha256", key).update(accountId).digest("base64url");
  return {
    make: (accountId) => `${baseUrl}/stop-email/${accountId}.${sign(accountId)}`,
    read(token) {
      const [, accountId, signature] = TOKEN.exec(token) ?? [];
      if (!accountId || !signature) return undefined;
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(accountId)));
      return isOurs ? accountId : undefined;
    },
  };
}
