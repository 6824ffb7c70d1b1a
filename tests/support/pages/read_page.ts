/** Returns the text of a page as a person reads it: without tags, and with single spaces. */
export function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");
}
