/** Returns the words of a page as somebody reads them: without its tags, and each space once. */
export function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");
}
