/** RFC 9110 §5.6.7: the one date form a sender may still write (`Sun, 06 Nov 1994 08:49:37 GMT`). */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Whole seconds; ten digits are three centuries, and stay exact in milliseconds. */
const DELAY_SECONDS = /^\d{1,10}$/;

/**
 * Milliseconds from `now` that a `Retry-After` header asks for (RFC 9110 §10.2.3), or null if it
 * is absent or makes no sense. A date in the past is 0. The cap is the retry schedule's.
 */
export function parseRetryAfter(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? "";
  if (DELAY_SECONDS.test(text)) return Number(text) * 1000;
  if (!HTTP_DATE.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
