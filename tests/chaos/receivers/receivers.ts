import type { IssuedKey } from "../../../src/core/keys/issue_key.ts";
import type { Random } from "../random.ts";

/** Maximum milliseconds of a response, so that kills happen during POSTs. */
export const ANSWER_WITHIN_MS = 30;

/** One vote that arrived completely, as a POST or in a frame of Votifier. */
export interface Post {
  /** The time, by `performance.now()`. */
  at: number;
  /** The receiver's key. */
  key: string;
  vote: string;
  /** The number of the attempt, after its delivery. Votifier sends neither. */
  attempt: string | null;
  body: string;
  /** Whether the receiver accepted it. It does so before its response, as a careless one would. */
  accepted: boolean;
  /** Whether its signature is valid. */
  verified: boolean;
}

/** The key whose votes arrive at a receiver, and the secret that they are signed with. */
export type SendingKey = Pick<IssuedKey, "id" | "webhookSecret">;

/** The receiver of one key, on a separate port. */
export interface Receiver {
  url: string;
  /** The token of a Votifier. */
  token?: string;
  /** Sets the key whose deliveries arrive here, to verify them. */
  belongsTo(key: SendingKey): void;
}

/** All receivers of a run, and the votes that they got. */
export interface Receivers extends AsyncDisposable {
  each: readonly Receiver[];
  posts: Post[];
}

/** The number of receivers, and whether they fail every fifth POST in one way or another. */
export interface ReceiversOptions {
  count: number;
  fail: boolean;
  random: Random;
}
