/** A game server's answer about itself. */
export interface GameStatus {
  online: number;
  max: number;
  /** Its name and message of the day as plain text, at most 500 characters; players can't write to it. */
  message: string;
}

/** The reason a server's player count is unknown. Shown to its owner in words. */
export type PollFault =
  /** We don't speak any protocol for this game. */
  | "unknown_protocol"
  /** The port belongs to something other than games. */
  | "port_refused"
  | "dns_failed"
  /** The name leads to an address outside the public internet. */
  | "private_address"
  /** No complete answer by the deadline. */
  | "timeout"
  /** The host is up, but nothing listens on the port. */
  | "refused"
  /** It answered something the game's protocol does not allow. */
  | "bad_answer"
  /** It answered more than any game server does. */
  | "answer_too_large"
  /** Our fault, not the server's. */
  | "internal_error";

/** Outcome of a query, as it is stored. */
export type PollOutcome = "answered" | PollFault;

/** Result of one query. */
export type Answer =
  | { readonly kind: "answered"; readonly status: GameStatus }
  | { readonly kind: "failed"; readonly why: PollFault; readonly cause?: unknown };

/** Thrown when an answer exceeds its limit. */
export class AnswerTooLarge extends Error {
  override name = "AnswerTooLarge";
}

/** Returns the outcome word for an answer. */
export function outcomeOf(answer: Answer): PollOutcome {
  return answer.kind === "answered" ? "answered" : answer.why;
}
