import { isolated, xmlText } from "../../../site/text/shown_text.ts";

/**
 * Most UTF-16 units of a name in a message. A name that consists of punctuation doubles when it is escaped, and two
 * such names fit into Discord's title of 256.
 */
const NAME_MAX = 64;

/** Control characters, line breaks, and characters that change the direction of the text after them. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Returns a name on one line, cut between characters if it is too long, and isolated if it is written from right to
 * left.
 */
export function nameLine(name: string): string {
  const line = xmlText(name.replace(CONTROLS, " ")).replace(/\s+/g, " ").trim();
  return isolated(line.length <= NAME_MAX ? line : cut(line));
}

function cut(line: string): string {
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (kept.length + segment.length >= NAME_MAX) break;
    kept += segment;
  }
  return `${kept}…`;
}

/**
 * Escapes a name for Markdown: a backslash before every ASCII mark, since any of them could begin formatting, a link or
 * a mention.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.equal(escapeMarkdown("__Steve__"), "\\_\\_Steve\\_\\_");
 * ```
 */
export function escapeMarkdown(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, "\\$&");
}

/** Escapes a text for Slack's own markup, which has escapes for these three characters only. */
export function escapeSlack(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
