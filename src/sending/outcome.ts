/**
 * The end of an attempt, for the log, the owner and the retry rules, each with a sentence for the owner. None
 * distinguishes an open port from a closed one beyond "could not connect", and none contains an address, because the
 * attempt log must not serve as a port scanner.
 */
export const OUTCOME_SENTENCES = {
  delivered: "Your server accepted the vote.",
  rejected: "Your receiver answered with a status that is not a success.",
  redirected: "Your receiver pointed to another address; redirects are not followed.",
  gone: "Your receiver answered 410 Gone, which switches this webhook off.",
  timeout: "Your receiver did not finish its answer in time.",
  connect_failed: "No connection to your receiver could be made.",
  connection_lost: "Your receiver closed the connection before its answer was complete.",
  tls_failed: "No encrypted connection to your receiver could be made; check its certificate.",
  dns_failed: "The host name of your receiver was not found. Check it for typos.",
  private_address:
    "The host name of your receiver leads to an address that is not on the public internet.",
  bad_response: "Your receiver's answer was not valid HTTP.",
  bad_url: "The address of your receiver is not one we can call.",
  bad_secret: "The secret of your receiver cannot be used; set a new one.",
  unconfirmed:
    "Sent. The old protocol of Votifier does not confirm; look at your server's console.",
  not_votifier:
    "Something answered there, but not Votifier: it usually listens at 8192, not where the game does.",
  votifier_key_missing:
    "Your server speaks the old protocol of Votifier: paste its public key instead of the token.",
  token_refused:
    "Your Votifier does not accept the token: paste the one after “default:” in plugins/Votifier/config.yml.",
  votifier_refused: "Your Votifier did not accept the vote; its answer says why.",
  name_refused: "Votifier takes names of 1 to 16 letters, digits and _, and this is not one.",
  interrupted: "We were restarted during this attempt; it will be made again.",
  internal_error: "Something went wrong on our side; the attempt will be made again.",
} as const;

/** One outcome per way in which an attempt can end. */
export type Outcome = keyof typeof OUTCOME_SENTENCES;

/** Returns whether the vote has arrived, as far as is known. */
export function hasArrived(outcome: string): boolean {
  return outcome === "delivered" || outcome === "unconfirmed";
}

/**
 * Returns the outcome of a complete response: any 2xx is a success; 410 and 3xx have outcomes of their own. What they
 * mean for the delivery and the endpoint is decided in deliveries/judge_attempt.ts.
 */
export function outcomeOfStatus(status: number): Outcome {
  if (status >= 200 && status < 300) return "delivered";
  if (status >= 300 && status < 400) return "redirected";
  return status === 410 ? "gone" : "rejected";
}

/** Error codes of the HTTP client and of sockets after a connection was established. */
const EXCHANGE_FAULTS: ReadonlyMap<string, Outcome> = new Map([
  ["UND_ERR_SOCKET", "connection_lost"],
  ["ECONNRESET", "connection_lost"],
  ["ECONNABORTED", "connection_lost"],
  ["EPIPE", "connection_lost"],
  ["UND_ERR_HEADERS_OVERFLOW", "bad_response"],
  ["UND_ERR_RES_CONTENT_LENGTH_MISMATCH", "bad_response"],
]);

/** A failed connection attempt. `outcome` is the attempt's outcome. */
export class ConnectFailure extends Error {
  override readonly name = "ConnectFailure";

  constructor(readonly outcome: Outcome, cause: Error) {
    super(`Cannot connect: ${outcome}`, { cause });
  }
}

/** Returns the outcome of an attempt that the HTTP client gave up on, from the error it raised. */
export function outcomeOfError(error: Error): Outcome {
  if (error instanceof ConnectFailure) return error.outcome;
  // Matched by name, because undici sets its code only for some of llhttp's errors.
  if (error.name === "HTTPParserError") return "bad_response";
  // Two refusals by undici itself: "bad upgrade" (101) and "bad response" (an unrequested 100).
  if (error.name === "SocketError" && error.message.startsWith("bad ")) return "bad_response";
  return EXCHANGE_FAULTS.get(codeOf(error)) ?? "internal_error";
}

/** Returns the `code` of Node's and undici's errors, or "" if there is none. */
export function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
