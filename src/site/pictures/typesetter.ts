import { type Outline, outlineOf, type Point } from "./outline.ts";

/** A typeface as outlines: each character's advance and SVG path, in units of which an em has so many. */
export interface Typeface {
  unitsPerEm: number;
  glyphs: Readonly<Record<string, readonly [advance: number, path: string]>>;
}

/** Where text ends and how much of it is shown. Its size is in pixels. */
interface Measure {
  size: number;
  width: number;
  lines: number;
}

/** Matches characters without which a name would be another one. */
const ESSENTIAL = /[\p{L}\p{M}\p{N}]/u;

/** Sets text from outlines. */
export function createTypesetter({ unitsPerEm, glyphs }: Typeface) {
  const has = (character: string) => Object.hasOwn(glyphs, character);
  const advanceOf = (text: string) =>
    [...text].reduce((sum, character) => sum + (glyphs[character]?.[0] ?? 0), 0);

  /** Returns what can be drawn of a text, without symbols. Undefined if a letter can't. */
  function drawable(text: string): string | undefined {
    const characters = [...text.normalize("NFC").replaceAll(/\s/gu, " ")];
    if (characters.some((one) => ESSENTIAL.test(one) && !has(one))) return undefined;
    return characters.filter(has).join("").replaceAll(/ +/g, " ").trim() || undefined;
  }

  return {
    unitsPerEm,
    /** Breaks a text into lines. What doesn't fit ends with an ellipsis. Undefined if its letters can't be drawn. */
    breakLines(text: string, { size, width, lines: most }: Measure): string[] | undefined {
      const whole = drawable(text);
      if (whole === undefined) return undefined;
      const room = width / size * unitsPerEm;
      const lines = [""];
      for (const word of whole.split(" ")) {
        const longer = `${lines.at(-1)} ${word}`.trim();
        if (advanceOf(longer) <= room) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      const fitting = lines.filter((line) => line !== "");
      const shown = fitting.slice(0, most).map((line) => cut(line, room));
      if (fitting.length > most) shown.push(cut(`${shown.pop()}…`, room));
      return shown;
    },
    /** Returns a line's outline, from the start of its baseline, in units of the typeface. */
    outline(line: string): Outline {
      let left = 0;
      return [...line].flatMap((character) => {
        const [advance, path] = glyphs[character] ?? [0, ""];
        const parts = outlineOf(path).map((part) => part.map(([x, y]): Point => [left + x, -y]));
        left += advance;
        return parts;
      });
    },
  };

  /** Cuts a line that is too long, with an ellipsis. */
  function cut(line: string, room: number): string {
    if (advanceOf(line) <= room) return line;
    const letters = [...line.replace(/…$/, "")];
    while (letters.length > 0 && advanceOf(`${letters.join("")}…`) > room) letters.pop();
    return `${letters.join("").trim()}…`;
  }
}
