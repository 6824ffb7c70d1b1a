import type { AnswerHeaders } from "./answer.ts";

/** Control characters but tab, line feed and carriage return: NUL breaks Postgres, ESC terminals. */
// deno-lint-ignore no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Characters of a header value that are shown. */
const HEADER_MAX_LENGTH = 200;

/**
 * The start of an answer as text that is safe to store and to print, or null for an empty or
 * compressed one. Bytes that are not UTF-8 become U+FFFD; a character cut in half is dropped.
 */
export function excerptOf(body: Uint8Array, headers: AnswerHeaders): string | null {
  if (body.length === 0 || isEncoded(headers)) return null;
  const text = new TextDecoder().decode(body, { stream: true });
  return text.replace(CONTROL_CHARACTERS, "");
}

/** One header's value, the first if there are several, cleaned and cut to 200 characters. */
export function headerOf(headers: AnswerHeaders, name: string): string | null {
  const value = headers[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first?.replace(CONTROL_CHARACTERS, "").slice(0, HEADER_MAX_LENGTH) ?? null;
}

function isEncoded(headers: AnswerHeaders): boolean {
  return (headerOf(headers, "content-encoding") ?? "identity").toLowerCase() !== "identity";
}
