/** A game server's status. */
export interface GameStatus {
  /** Null if the server doesn't report it, or reports an impossible one. */
  online: number | null;
  max: number | null;
  /** Its name and message of the day as plain text, up to 500 characters. Players can't influence it. */
  message: string;
  /** The whole message without formatting, to search for the ownership token. */
  proof?: string;
  /** The map and game mode, each up to 40 characters. Absent or "" if not reported. */
  map?: string;
  mode?: string;
}

/** Why a server's player count is unknown, which is explained to its owner. */
export type PollFault =
  /** No protocol for this game is supported. */
  | "unknown_protocol"
  /** The port belongs to another service than games. */
  | "port_refused"
  | "dns_failed"
  /** The name resolves to an address outside the public internet. */
  | "private_address"
  /** No complete response by the deadline. */
  | "timeout"
  /** The host is up, but nothing listens on the port. */
  | "refused"
  /** The response doesn't match the game's protocol. */
  | "bad_answer"
  /** The response exceeds the limit. */
  | "answer_too_large"
  /** The fault is ours and not the server's. */
  | "internal_error";

/** Outcome of a query, as stored. */
export type PollOutcome = "answered" | PollFault;

/** Result of one query. */
export type PollAnswer =
  | { readonly kind: "answered"; readonly status: GameStatus }
  | { readonly kind: "failed"; readonly why: PollFault; readonly cause?: unknown };

/** Thrown if a response exceeds its limit. */
export class AnswerTooLarge extends Error {
  override name = "AnswerTooLarge";
}

/** Returns the outcome of an answer. */
export function outcomeOf(answer: PollAnswer): PollOutcome {
  return answer.kind === "answered" ? "answered" : answer.why;
}
