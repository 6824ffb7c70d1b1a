import { Buffer } from "node:buffer";
import { constants, createHmac, type KeyObject, publicEncrypt } from "node:crypto";

/** First two bytes of a frame of protocol 2. */
const MAGIC = 0x733a;

/** Voters' addresses are given to nobody, and some receivers refuse an empty one. */
const NO_ADDRESS = "0.0.0.0";

/** One vote as Votifier tells it. */
export interface VotifierVote {
  /** Name of the voting site, by which listeners choose the reward. */
  readonly serviceName: string;
  readonly username: string;
  readonly votedAt: Date;
  readonly voteId: string;
}

/**
 * The frame of protocol 2: magic, length in bytes, and JSON of a payload and its HMAC-SHA256 under the token. It holds
 * the receiver's challenge, so that it is good for one connection.
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
    // Handed to listeners, who may tell a repeated vote by it.
    additionalData: Buffer.from(voteId).toString("base64"),
  });
  const signature = createHmac("sha256", token).update(payload).digest("base64");
  const message = Buffer.from(JSON.stringify({ payload, signature }));
  const head = Buffer.alloc(4);
  head.writeUInt16BE(MAGIC, 0);
  head.writeUInt16BE(message.length, 2);
  return Buffer.concat([head, message]);
}

/** The block of protocol 1: five lines, RSA-encrypted (PKCS#1 v1.5) to 256 bytes. */
export function votifierBlock(
  { serviceName, username, votedAt }: VotifierVote,
  key: KeyObject,
): Buffer {
  const seconds = Math.floor(votedAt.getTime() / 1000);
  const lines = ["VOTE", serviceName, username, NO_ADDRESS, seconds, ""].join("\n");
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(lines, "ascii"));
}
