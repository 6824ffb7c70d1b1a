// @ts-types="./highlight_js.d.ts"
import hljs from "highlight.js";
import { GUIDES, readSource } from "../../src/site/web/docs/guides.ts";
import { nameCode, packPieces, type Piece } from "../../src/site/web/docs/highlight.ts";
import { findCode } from "../../src/site/web/docs/render_guide.ts";

/**
 * The kinds of code that the guides distinguish: the letter of a class in docs.css, and the matching scopes of
 * highlight.js.
 */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  k: ["keyword", "built_in", "meta", "name", "tag"],
  s: ["string", "regexp", "char"],
  c: ["comment", "doctag", "quote"],
  n: ["number", "literal", "symbol"],
  t: ["title", "type", "class", "attr", "attribute", "section"],
  // Code inside a string doesn't look like a string.
  "": ["subst"],
};

const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, scopes]) => scopes.map((scope) => [scope, kind])),
);

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Highlights the code of all guides, so that a service needs no highlighter and starts without one. */
export async function highlightGuides(): Promise<Record<string, string>> {
  const highlights: Record<string, string> = {};
  for (const { file } of GUIDES) {
    for (const { code, language } of await findCode(await readSource(file))) {
      highlights[nameCode(code)] = packPieces(highlight(code, language));
    }
  }
  return Object.fromEntries(Object.entries(highlights).sort());
}

/** Returns the pieces of some code. A language unknown to highlight.js stops the generation. */
export function highlight(code: string, language: string): Piece[] {
  const { value } = hljs.highlight(code, { language });
  const pieces: Piece[] = [];
  const kinds = [""];
  for (
    const [part, scope] of value.matchAll(/<span class="(?:hljs-)?(\w+)[^>]*>|<\/span>|[^<]+/g)
  ) {
    if (part === "</span>") kinds.pop();
    else if (scope !== undefined) kinds.push(KIND_OF.get(scope) ?? kinds.at(-1) ?? "");
    else addPiece(pieces, { text: plainText(part), kind: kinds.at(-1) ?? "" });
  }
  return pieces;
}

/** Adds a piece. Merges pieces that look the same, and gives whitespace around a word the word's look. */
function addPiece(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (last?.kind === piece.kind) last.text += piece.text;
  else pieces.push(piece);
}

function plainText(html: string): string {
  return html.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);
}
