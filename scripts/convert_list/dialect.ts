import type { Cursor, Pattern } from "./open_dump.ts";

/** Syntax of strings and comments in a dump, which depends on the program that wrote it. */
export interface Dialect {
  /** A value of a row, after spaces: a text, one in E'…' or "…", bytes, bits, or a word. */
  value: Pattern;
  /** A text or a name in quotes, and in Postgres a function's body. */
  quoted: Pattern;
  comment: Pattern;
  /** Returns a quoted text without its escapes. */
  unescape(text: string): string;
}

/** The first lines of dumps whose texts have no backslash escapes. */
const STANDARD =
  /^(?:-- PostgreSQL database dump|SET standard_conforming_strings = on|PRAGMA |BEGIN TRANSACTION)/m;

/** MySQL's escape sequences that don't mean the character after the backslash. The last two are for `like`. */
const ESCAPES: Readonly<Record<string, string>> = {
  "0": "\0",
  b: "\b",
  n: "\n",
  r: "\r",
  t: "\t",
  Z: "\x1a",
  "%": "\\%",
  _: "\\_",
};

const WITH_ESCAPES = "[^'\\\\]*(?:(?:\\\\[\\s\\S]|'')[^'\\\\]*)*";
const WITHOUT = "[^']*(?:''[^']*)*";

const MYSQL: Dialect = {
  value: valueOf(WITH_ESCAPES),
  quoted: {
    is: new RegExp(
      `'${WITH_ESCAPES}'(?!')|"[^"\\\\]*(?:(?:\\\\[\\s\\S]|"")[^"\\\\]*)*"(?!")|\`[^\`]*\``,
      "y",
    ),
    begins: /^['"`]/,
  },
  comment: { is: /--[^\r\n]*|#[^\r\n]*|\/\*[\s\S]*?\*\//y, begins: /^\/\*/ },
  unescape: unescaped,
};

/** Postgres and SQLite. */
const STANDARD_SQL: Dialect = {
  value: valueOf(WITHOUT),
  quoted: {
    is: new RegExp(`'${WITHOUT}'(?!')|"[^"]*"|\`[^\`]*\`|\\$(\\w*)\\$[\\s\\S]*?\\$\\1\\$`, "y"),
    begins: /^(?:['"`]|\$\w*\$)/,
  },
  comment: { is: /--[^\r\n]*|\/\*[\s\S]*?\*\//y, begins: /^\/\*/ },
  unescape: (text) => text.replaceAll("''", "'"),
};

/** Returns the dialect of a dump. */
export function dialectOf({ start }: Cursor): Dialect {
  return STANDARD.test(start) ? STANDARD_SQL : MYSQL;
}

/** Returns a text of MySQL, or of E'…' in Postgres, without its escapes. */
export function unescaped(text: string): string {
  return text.replace(
    /\\([\s\S])|(['"])\2/g,
    (_, char, quote) => char === undefined ? quote : ESCAPES[char] ?? char,
  );
}

function valueOf(text: string): Pattern {
  const string = `(?:_\\w+\\s*|n)?'(?<text>${text})'(?!')`;
  const escaped = `e'(?<escaped>${WITH_ESCAPES})'(?!')`;
  const double = `"(?<double>[^"\\\\]*(?:(?:\\\\[\\s\\S]|"")[^"\\\\]*)*)"(?!")`;
  const hex = "(?:_\\w+\\s*)?(?:x'(?<hex>[0-9a-f]*)'|0x(?<hexadecimal>[0-9a-f]+))";
  const bits = "b'(?<bits>[01]+)'";
  const word = "(?!(?:_\\w+\\s*|[nxeb])?['\"]|--|/\\*)(?<word>[^\\s,();'\"`\\\\:]+)";
  return {
    is: new RegExp(`\\s*(?:${[string, escaped, double, hex, bits, word].join("|")})`, "iy"),
    begins: /^\s*(?:_\w+\s*|[nxeb])?['"]/i,
  };
}
