import { createHmac } from "node:crypto";
import { isSame } from "../signer.ts";

/** Milliseconds ahead that a link may end: one that leaks in a chat is soon worth nothing. */
const AHEAD_MAX_MS = 86_400_000;

/** Seconds since 1970, without a sign or a zero in front. */
const EXPIRES = /^[1-9]\d{0,11}$/;

/** The query of a signed vote link, decoded. */
export interface VoteLink {
  /** The player's name, as the game has it. */
  player: string;
  /** The second of Unix time at which it ends. */
  expires: string;
  /** HMAC-SHA-256 in hex. */
  sig: string;
}

/** A link's standing: `too_far` ends more than a day ahead, which its signer surely did not mean. */
export type LinkVerdict = "valid" | "forged" | "expired" | "too_far";

/**
 * Signs that a player of a server is who they say: HMAC-SHA-256 in hex. The key is the whole text of the server's link
 * key, `vbl_` included.
 */
export function signVoteLink(
  key: string,
  { slug, player, expires }: { slug: string } & Omit<VoteLink, "sig">,
): string {
  return createHmac("sha256", key).update(`${slug}\n${player}\n${expires}`).digest("hex");
}

/** Judges a link for a server by the server's key. */
export function judgeVoteLink(
  key: string,
  { slug, sig, ...link }: VoteLink & { slug: string },
  now: Date,
): LinkVerdict {
  const isSigned = isSame(signVoteLink(key, { slug, ...link }), sig.toLowerCase());
  if (!isSigned || !EXPIRES.test(link.expires)) return "forged";
  const leftMs = Number(link.expires) * 1_000 - now.getTime();
  if (leftMs <= 0) return "expired";
  return leftMs > AHEAD_MAX_MS ? "too_far" : "valid";
}
