/** A game server's status. */
export interface GameStatus {
  /** Null if the server doesn't report it, or reports an impossible one. */
  online: number | null;
  max: number | null;
  /** Its name and message of the day as plain text, at most 500 characters. Players can't change it. */
  message: string;
  /** The same uncut and without any formatting, to look for the ownership token. */
  proof?: string;
  /** The map and game mode, each at most 40 characters; absent or "" if the server doesn't report it. */
  map?: string;
  mode?: string;
}

/** Why a server's player count is unknown. Explained to its owner. */
export type PollFault =
  /** We don't speak any protocol for this game. */
  | "unknown_protocol"
  /** The port belongs to something other than games. */
  | "port_refused"
  | "dns_failed"
  /** The name resolves to an address outside the public internet. */
  | "private_address"
  /** No complete response by the deadline. */
  | "timeout"
  /** The host is up, but nothing listens on the port. */
  | "refused"
  /** It responded with something that the game's protocol does not allow. */
  | "bad_answer"
  /** It sent more than any game server does. */
  | "answer_too_large"
  /** Our fault, not the server's. */
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
