/** Returns the words of a page as a person reads them: without its tags, and each space once. */
export function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");
}
