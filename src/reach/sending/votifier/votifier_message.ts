import { Buffer } from "node:buffer";
import {
  constants,
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  publicEncrypt,
} from "node:crypto";
import type { RefusalValues } from "../../../core/refusals/refusal.ts";
import { pastedValue } from "../../../core/text/typed_text.ts";

/** First two bytes of a frame of protocol 2. */
const MAGIC = 0x733a;

/** The address sent for every voter. The real one is never passed on, and some receivers refuse an empty one. */
const NO_ADDRESS = "0.0.0.0";

/** One vote in Votifier's terms. */
export interface VotifierVote {
  /** Name of the voting site, by which listeners choose the reward. */
  readonly serviceName: string;
  readonly username: string;
  readonly votedAt: Date;
  readonly voteId: string;
}

/**
 * Builds the frame of protocol 2: magic, length in bytes, and JSON with a payload and its HMAC-SHA256 under the token.
 * It contains the receiver's challenge, so it is valid for one connection only.
 */
export function votifierFrame(
  { serviceName, username, votedAt, voteId }: VotifierVote,
  { token, challenge }: { token: string; challenge: string },
): Buffer {
  const payload = JSON.stringify({
    serviceName,
    username,
    address: NO_ADDRESS,
    timestamp: votedAt.getTime(),
    challenge,
    // Passed to listeners, who may use it to recognize a repeated vote.
    additionalData: Buffer.from(voteId).toString("base64"),
  });
  const signature = createHmac("sha256", token).update(payload).digest("base64");
  const message = Buffer.from(JSON.stringify({ payload, signature }));
  const head = Buffer.alloc(4);
  head.writeUInt16BE(MAGIC, 0);
  head.writeUInt16BE(message.length, 2);
  return Buffer.concat([head, message]);
}

/** Builds the block of protocol 1: five lines, RSA-encrypted (PKCS#1 v1.5) to 256 bytes. */
export function votifierBlock({ serviceName, username, votedAt }: VotifierVote, key: KeyObject) {
  const seconds = Math.floor(votedAt.getTime() / 1000);
  const lines = ["VOTE", serviceName, username, NO_ADDRESS, seconds, ""].join("\n");
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(lines, "ascii"));
}

/** Size of the only RSA keys that receivers of protocol 1 can use, because they wait for a block of 256 bytes. */
const KEY_BITS = 2048;

/**
 * Maximum length of a token, which receivers store in their settings as one printable word. Real ones have up to 347.
 */
const TOKEN_MAX = 1_024;
const TOKEN = /^[\x21-\x7e]{6,1024}$/;

/** A token alone, in quotes, or with its name as in `config.yml`: `default: "abc"`. */
const TOKEN_LINE = /^(?:[\w.-]+: +)?(["']?)(\S*)\1$/;

/** Matches base64 of a key, even of one that was cut while copying, because it must not be taken for a token. */
const KEY_START = /^MI[GHI][A-Za-z0-9+/=]{100}/;

const ARMOUR = /-----(BEGIN|END) [A-Z ]+-----/g;

/**
 * The secret with which a voting site authenticates to a Votifier receiver: a token (protocol 2) or a public key
 * (protocol 1).
 */
export type VotifierSecret =
  | { readonly kind: "token"; readonly token: string }
  | { readonly kind: "public_key"; readonly key: KeyObject };

/** A secret and its stored form, or the fault of the text. */
export type ReadVotifierSecret =
  | { readonly kind: "ok"; readonly secret: VotifierSecret; readonly text: string }
  | { readonly kind: "refused"; readonly fault: SecretFault };

type SecretFault = RefusalValues<"votifier_secret_refused">;

/**
 * Reads a secret that an owner pasted: base64 of an RSA public key (`rsa/public.key`), with or without armor and line
 * breaks, or else a token (`tokens:` in `config.yml`). Refuses a private key and keys of another size.
 */
export function readVotifierSecret(pasted: string): ReadVotifierSecret {
  const token = tokenIn(pasted);
  const text = pastedValue(pasted).replace(ARMOUR, "").replace(/\s+/g, "");
  const der = Buffer.from(text, "base64");
  if (isPrivateKey(der)) return refused({ why: "privateKey" });
  const key = publicKeyOf(der);
  if (key) return ofKey(key, text);
  if (TOKEN.test(token) && !KEY_START.test(token)) {
    return { kind: "ok", secret: { kind: "token", token }, text: token };
  }
  return refused({ why: "neither", max: TOKEN_MAX });
}

/** Returns the token in a text. Its parts may be on several lines, because a terminal breaks long tokens. */
function tokenIn(pasted: string): string {
  const line = pastedValue(pasted).replace(/\s*[\r\n]\s*/g, "");
  return TOKEN_LINE.exec(line)?.[2] ?? line;
}

function ofKey(key: KeyObject, text: string): ReadVotifierSecret {
  const bits = key.asymmetricKeyDetails?.modulusLength;
  if (key.asymmetricKeyType === "rsa" && bits === KEY_BITS) {
    return { kind: "ok", secret: { kind: "public_key", key }, text };
  }
  return refused({ why: "anotherKey", bits: String(KEY_BITS) });
}

function publicKeyOf(der: Buffer): KeyObject | undefined {
  try {
    return createPublicKey({ key: der, format: "der", type: "spki" });
  } catch {
    return undefined; // OpenSSL has many errors for bytes that aren't a key
  }
}

/** Returns whether a key is a private one in the format of Votifier (PKCS#8) or OpenSSL (PKCS#1). */
function isPrivateKey(der: Buffer): boolean {
  return (["pkcs8", "pkcs1"] as const).some((type) => {
    try {
      return createPrivateKey({ key: der, format: "der", type }).type === "private";
    } catch {
      return false; // not a key, as above
    }
  });
}

function refused(fault: SecretFault): ReadVotifierSecret {
  return { kind: "refused", fault };
}
