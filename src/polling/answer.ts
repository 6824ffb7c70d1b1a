/** What a game server said of itself. */
export interface GameStatus {
  online: number;
  max: number;
  /** Its name and message of the day as plain text, at most 500 characters; players cannot write in it. */
  message: string;
}

/** Why a server's players are not known. Shown to its owner in words. */
export type PollFault =
  /** The game has no protocol that we speak. */
  | "unknown_protocol"
  /** The port belongs to something other than games. */
  | "port_refused"
  | "dns_failed"
  /** The name leads to an address that is not of the public internet. */
  | "private_address"
  /** No whole answer within the deadline. */
  | "timeout"
  /** The host is there, and nothing listens on the port. */
  | "refused"
  /** It answered something that the game's protocol does not allow. */
  | "bad_answer"
  /** It answered more than any game server does. */
  | "answer_too_large"
  /** Ours, not the server's. */
  | "internal_error";

/** How a query ended: the word that is kept. */
export type PollOutcome = "answered" | PollFault;

/** What one query came to. */
export type Answer =
  | { readonly kind: "answered"; readonly status: GameStatus }
  | { readonly kind: "failed"; readonly why: PollFault; readonly cause?: unknown };

/** An answer that outgrew its limit. */
export class AnswerTooLarge extends Error {
  override name = "AnswerTooLarge";
}

/** The word for an answer. */
export function outcomeOf(answer: Answer): PollOutcome {
  return answer.kind === "answered" ? "answered" : answer.why;
}
