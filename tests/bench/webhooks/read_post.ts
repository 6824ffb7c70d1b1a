/** The parts of a POST that the bench reads. */
export interface Post {
  path: string;
  /** `X-Listing-Delivery` and `X-Listing-Vote`. */
  delivery: string;
  vote: string;
}

const HEAD_END = "\r\n\r\n";

/**
 * Reads a POST from its bytes, each a character of `text`; undefined while some are missing. It knows only what
 * the sender of the bench writes: lower-case names, and a length. Anything else is an error.
 */
export function readPost(text: string): Post | undefined {
  const headEnd = text.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const length = Number(fieldOf(text, "content-length"));
  if (text.length < headEnd + HEAD_END.length + length) return undefined;
  return {
    path: text.slice("POST ".length, text.indexOf(" HTTP/1.1")),
    delivery: fieldOf(text, "x-listing-delivery"),
    vote: fieldOf(text, "x-listing-vote"),
  };
}

function fieldOf(text: string, name: string): string {
  const start = text.indexOf(`\r\n${name}: `);
  if (start < 0) throw new Error(`The POST has no header ${name}`);
  const valueStart = start + name.length + 4;
  return text.slice(valueStart, text.indexOf("\r\n", valueStart));
}
