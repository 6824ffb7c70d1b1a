/** A piece of text and the line of the paper it stands on, from 1. */
export type Passage = { text: string; line: number };

/** A fenced block, without its fences and its indentation. */
export type Sample = Passage & { language: string };

/** A paper taken apart: its samples, and the lines outside them. */
export type Paper = { path: string; prose: Passage[]; samples: Sample[] };

/** Three backticks or more, indented as in a list or a YAML text, then the language. */
const FENCE = /^(\s*)(```+)\s*([\w+-]*)(.*)$/;

/**
 * Takes a Markdown paper apart, or any text that holds Markdown, such as the prose of `openapi.yaml`.
 * A block marked `ignore` is left out, as in `deno test --doc`.
 *
 * @throws {Error} when a block never ends: it would swallow the rest unchecked.
 */
export function parsePaper(path: string, text: string): Paper {
  const prose: Passage[] = [];
  const samples: Sample[] = [];
  let open: { fence: string; indent: number; ignored: boolean; sample: Sample } | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    const [matched, indent = "", fence = "", language = "", rest = ""] = FENCE.exec(line) ?? [];
    if (open === undefined && matched !== undefined) {
      const sample = { language: language.toLowerCase(), text: "", line: index + 1 };
      open = { fence, indent: indent.length, ignored: /\bignore\b/.test(rest), sample };
    } else if (open === undefined) {
      prose.push({ text: line, line: index + 1 });
    } else if (line.trim() === open.fence) {
      if (!open.ignored) samples.push(open.sample);
      open = undefined;
    } else {
      open.sample.text += line.slice(open.indent) + "\n";
    }
  }
  if (open !== undefined) throw new Error(`${path}:${open.sample.line}: the block never ends`);
  return { path, prose, samples };
}

/** What stands between single backticks, line by line. */
export function codeSpans(passages: readonly Passage[]): Passage[] {
  return passages.flatMap(({ text, line }) =>
    [...text.matchAll(/`([^`]+)`/g)].map(([, span = ""]) => ({ text: span.trim(), line }))
  );
}

/** The cells of each table row, trimmed; an escaped `\|` stays within its cell. */
export function tableRows(passages: readonly Passage[]): { cells: string[]; line: number }[] {
  return passages.filter(({ text }) => /^\s*\|.*\|\s*$/.test(text)).map(({ text, line }) => {
    const cells = text.trim().slice(1, -1).split(/(?<!\\)\|/);
    return { cells: cells.map((cell) => cell.replaceAll("\\|", "|").trim()), line };
  });
}
