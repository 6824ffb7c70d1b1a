import { looksLikeKeySecret } from "./key_secret.ts";
import { NOT_A_KEY } from "./words.ts";

/** Prefixes of other secrets of the site. One page of the panel shows all of them. */
const OTHERS = ["vbu_", "vbl_", "whsec_"] as const;

/** Explains to a client why its secret is not a key. Repeats no part of the secret. */
export function explainSecret(secret: string): string {
  const other = OTHERS.find((prefix) => secret.startsWith(prefix));
  if (other !== undefined) return NOT_A_KEY.other(other);
  if (looksLikeKeySecret(secret)) return NOT_A_KEY.unknown;
  return /^vb_[0-9A-Za-z]{46}$/.test(secret) ? NOT_A_KEY.mistyped : NOT_A_KEY.noKey;
}
