/** The driver's error codes for a refused address or message. */
const OF_MAIL: ReadonlySet<unknown> = new Set(["EENVELOPE", "EMESSAGE"]);

/** Answers that are about us and not about a mail: the service closes, or wants a login or TLS (RFC 5321, 4954, 3207). */
const OF_SERVER: ReadonlySet<unknown> = new Set([421, 454, 530, 534, 535, 538]);

/**
 * Returns whether the mail server is at fault, rather than one email: it was silent, rejected our login, refuses all
 * mail at the moment, or does not accept our sender address.
 */
export function isOfServer(error: unknown): boolean {
  const { code, command, responseCode } = Object(error);
  return !OF_MAIL.has(code) || command === "MAIL FROM" || OF_SERVER.has(responseCode);
}

/** Returns whether the mail server refused one email for good (5xx), or it can't be sent at all. */
export function isFinal(error: unknown): boolean {
  const { responseCode, command } = Object(error);
  return !isOfServer(error) && (responseCode >= 500 || command === "API");
}
