/**
 * The outcomes of an attempt, one per way in which it can end. Each has a consequence in deliveries/judge_attempt.ts
 * and a sentence for the owner in `outcomeSentences` of the locales.
 */
export const OUTCOMES = [
  // The receiver took the vote.
  "delivered",
  "unconfirmed",
  "posted",
  // It responded with something else.
  "rejected",
  "redirected",
  "redirected_elsewhere",
  "apps_script",
  "gone",
  "bad_response",
  "http2_only",
  "not_votifier",
  "votifier_key_missing",
  "token_refused",
  "votifier_refused",
  "name_refused",
  "chat_gone",
  "chat_refused",
  "chat_busy",
  // It didn't respond.
  "timeout",
  "connect_failed",
  "connection_lost",
  "dns_failed",
  "tls_failed",
  "tls_self_signed",
  "tls_untrusted",
  "tls_expired",
  "tls_other_name",
  "tls_old",
  "tls_plain",
  "tls_expected",
  // Its address or secret can't be used.
  "private_address",
  "bad_url",
  "bad_secret",
  // The fault is ours.
  "interrupted",
  "internal_error",
] as const;

/** How an attempt ended, for the log, the owner and the retry rules. */
export type Outcome = typeof OUTCOMES[number];

/**
 * Returns the outcome of a complete response. Any 2xx is a success, and 410 and 3xx have separate outcomes.
 * deliveries/judge_attempt.ts decides what they mean for the delivery and the endpoint.
 */
export function outcomeOfStatus(status: number): Outcome {
  if (status >= 200 && status < 300) return "delivered";
  if (status >= 300 && status < 400) return "redirected";
  return status === 410 ? "gone" : "rejected";
}

/** The address at which a web app of Google Apps Script shows the result of its script, once. */
const APPS_SCRIPT_ADDRESS =
  /^https:\/\/script\.googleusercontent\.com\/|\/macros\/echo\?.*\buser_content_key=/;

const PERMANENT_REDIRECTS: readonly number[] = [301, 308];

/**
 * Returns the outcome of a redirect from `url`. It helps to save the target if the redirect is permanent or stays on
 * the host, with or without `www.`. Other targets are often sign-in pages.
 */
export function outcomeOfRedirect(
  status: number,
  { url, redirectsTo }: { url: string; redirectsTo: string },
): Outcome {
  if (APPS_SCRIPT_ADDRESS.test(redirectsTo)) return "apps_script";
  const isSameHost = hostOf(url) === hostOf(redirectsTo);
  return isSameHost || PERMANENT_REDIRECTS.includes(status) ? "redirected" : "redirected_elsewhere";
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, "");
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

/** Returns the outcome of an attempt that failed with an error of the HTTP client. */
export function outcomeOfError(error: Error): Outcome {
  if (error instanceof ConnectFailure) return error.outcome;
  // Matched by name, because undici sets its code only for some of llhttp's errors.
  if (error.name === "HTTPParserError") return "bad_response";
  // Two refusals by undici itself: "bad upgrade" (101) and "bad response" (an unrequested 100).
  if (error.name === "SocketError" && error.message.startsWith("bad ")) return "bad_response";
  return EXCHANGE_FAULTS.get(codeOf(error) ?? "") ?? "internal_error";
}

/** Returns the `code` of Node's and undici's errors, if there is one. */
export function codeOf(error: Error): string | undefined {
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}
