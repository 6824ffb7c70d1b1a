/**
 * The three date formats of RFC 9110 §5.6.7: the current one, that of RFC 850 with a two-digit year, and that of C's
 * asctime.
 */
const HTTP_DATES = [
  /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT(?=\s*(,|$))/,
  /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT(?=\s*(,|$))/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}(?=\s*(,|$))/,
];

/** Seconds, without their fraction. Ten digits are three centuries, and stay exact in milliseconds. */
const DELAY_SECONDS = /^(\d{1,10})(?:\.\d*)?(?=\s*(,|$))/;

/** A two-digit year that would be more than this many years ahead belongs to the last century (RFC 9110 §5.6.7). */
const FUTURE_YEARS_MAX = 50;

/**
 * Returns the milliseconds from `now` that a `Retry-After` header requests (RFC 9110 §10.2.3), or null if it is absent
 * or invalid. The first value of a list counts. A date in the past is 0. The retry schedule applies the cap.
 */
export function parseRetryAfter(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? "";
  const [, seconds] = DELAY_SECONDS.exec(text) ?? [];
  if (seconds !== undefined) return Number(seconds) * 1000;
  const [date] = HTTP_DATES.flatMap((format) => format.exec(text)?.[0] ?? []);
  if (date === undefined) return null;
  const at = Date.parse(withWholeYear(date, now));
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

/** Rewrites the dates of RFC 850 and asctime with a four-digit year and as UTC. */
function withWholeYear(date: string, now: Date): string {
  if (!date.endsWith("GMT")) return `${date} GMT`;
  return date.replace(/^[A-Z][a-z]+, (\d{2})-(\w{3})-(\d{2}) /, (...match) => {
    const [, day, month, short] = match;
    const thisYear = now.getUTCFullYear();
    const year = thisYear - thisYear % 100 + Number(short);
    return `${day} ${month} ${year > thisYear + FUTURE_YEARS_MAX ? year - 100 : year} `;
  });
}
