/** Matches the spellings of a loopback address. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Returns whether an origin is this site's own. For a site at a loopback address, such as the demo, every spelling of
 * that address on the same port counts.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.ok(isOwnOrigin("https://votes.example", "https://votes.example/list"));
 * assert.ok(isOwnOrigin("http://127.0.0.1:8000", "http://localhost:8000"));
 * assert.ok(!isOwnOrigin("http://votes.example", "https://votes.example"));
 * ```
 */
export function isOwnOrigin(origin: string, baseUrl: string): boolean {
  const own = new URL(baseUrl);
  const other = URL.parse(origin);
  if (other === null || other.origin !== origin) return false;
  return origin === own.origin ||
    [own, other].every(({ hostname }) => LOOPBACK.test(hostname)) &&
      own.protocol === other.protocol && own.port === other.port;
}
