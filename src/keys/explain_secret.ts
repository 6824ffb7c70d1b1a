import { looksLikeKeySecret } from "./key_secret.ts";

/** Other secrets of the site, by prefix. One page of the panel shows all of them. */
const OTHERS = {
  vbu_: "a URL key, which works at /api/ alone",
  vbl_: "a link key, which signs vote links",
  whsec_: "a webhook's secret, which verifies deliveries",
};

/** Explains to a client why its secret is not a key. Repeats no part of the secret. */
export function explainSecret(secret: string): string {
  for (const [beginning, kind] of Object.entries(OTHERS)) {
    if (secret.startsWith(beginning)) return `This is ${kind}. An API key begins with vb_.`;
  }
  if (looksLikeKeySecret(secret)) return "No server on this host has this API key.";
  return /^vb_[0-9A-Za-z]{46}$/.test(secret)
    ? "This key is mistyped: its checksum does not fit."
    : "A key is vb_ and 46 letters and digits, which this is not. Was it copied whole?";
}
