/** Entities that PHP's htmlspecialchars makes, and those that editors put into texts. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/**
 * Returns a text without entities.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(plainOf("Steve&#039;s &lt;PvP&gt; &amp; more"), "Steve's <PvP> & more");
 * ```
 */
export function plainOf(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi,
    (entity, decimal, hex, name) => {
      if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? entity;
      const code = decimal === undefined ? parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    },
  );
}

/**
 * Returns the Markdown of a text that an editor wrote as HTML: paragraphs, line breaks, bold and italic text, items and
 * links. Other tags are left out, but their contents stay.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(markdownOf("<p>A <b>fine</b> server</p><p>Join</p>"), "A **fine** server\n\nJoin");
 * assert.equal(markdownOf("<script>alert(1)</script>Hello"), "Hello");
 * ```
 */
export function markdownOf(html: string): string {
  const text = html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, "")
    .replace(/<a\b[^>]*\bhref="(https?:[^"]*)"[^>]*>([^<]*)<\/a>/gi, "[$2]($1)")
    .replace(/<\/?(b|strong)\b[^>]*>/gi, "**")
    .replace(/<\/?(i|em)\b[^>]*>/gi, "*")
    .replace(/<li\b[^>]*>/gi, "\n- ")
    .replace(/<br\b[^>]*>/gi, "\n")
    .replace(/<\/(p|div|h[1-6]|ul|ol)>/gi, "\n\n")
    .replace(/<[^>]*>/g, "");
  return plainOf(text).replace(/[ \t]+\n/g, "\n").replace(/\n{3,}/g, "\n\n").trim();
}
