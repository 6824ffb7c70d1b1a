import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { accepts } from "hono/accepts";
import SCRIPT from "./app.js" with { type: "text" };
import LATIN from "./fonts/latin.base64" with { type: "text" };
import LATIN_EXT from "./fonts/latin_ext.base64" with { type: "text" };
import { drawSprite } from "./game_drawings.ts";
import { THEME_SHEETS } from "./styles.ts";
import type { WebContext } from "../web_env.ts";

const TYPES: Readonly<Partial<Record<string, string>>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};

/** The typeface: the letters of Western Europe, and those of the rest of Europe, which few pages need. */
export const FONT_FILES = {
  latin: createFile("archivo", "woff2", { content: Uint8Array.fromBase64(LATIN) }),
  latinExt: createFile("archivo-ext", "woff2", { content: Uint8Array.fromBase64(LATIN_EXT) }),
};

/** The code points of each file, as `scripts/generate/font.ts` cuts them. */
const RANGES = {
  latin: "U+20-7E, U+A0-FF, U+2010-2026, U+20AC, U+2190-2193",
  latinExt: "U+100-17F, U+218-21B, U+1E9E",
};

/** The rules by which pages load the typeface. */
export const FONT_FACES = (["latin", "latinExt"] as const).map((name) =>
  `@font-face { font-family: Archivo; src: url("${FONT_FILES[name].path}") format("woff2"); ` +
  "font-weight: 400 750; font-stretch: 100% 112%; font-display: swap; " +
  `unicode-range: ${RANGES[name]}; }\n`
).join("");

/** The themes of a widget, whose visitors have no cookie here that says what they chose. */
export const WIDGET_THEME_FILES = {
  light: createFile("light", "css", { content: THEME_SHEETS.light }),
  dark: createFile("dark", "css", { content: THEME_SHEETS.dark }),
};

export const SCRIPT_FILE = createFile("app", "js", { content: SCRIPT });

/** The drawings of all games. Opened directly, the file must not run or load anything. */
export const GAMES_FILE = createFile("games", "svg", {
  content: drawSprite(),
  headers: { "Content-Security-Policy": "default-src 'none'; sandbox" },
});

/** A file that pages load. */
export interface StaticFile<Content = unknown> {
  path: string;
  content: Content;
  send(c: WebContext): Response;
}

/**
 * Creates a file whose path changes with its content, so browsers may cache it for a year. It is gzipped on first use,
 * unless it is a font.
 */
export function createFile<Content extends string | Uint8Array<ArrayBuffer>>(
  name: string,
  extension: string,
  { content, type = TYPES[extension] ?? "", headers: more = {} }: {
    content: Content;
    /** Derived from the extension for styles and scripts. */
    type?: string;
    headers?: Record<string, string>;
  },
): StaticFile<Content> {
  let zipped: Uint8Array<ArrayBuffer> | undefined;
  const print = createHash("sha256").update(content).digest("hex").slice(0, 10);
  const headers = {
    "Content-Type": type,
    "Cache-Control": "public, max-age=31536000, immutable",
    ...more,
    Vary: "Accept-Encoding",
  };
  return {
    path: `/${name}.${print}.${extension}`,
    content,
    send(c) {
      if (type === TYPES["woff2"] || !acceptsGzip(c)) return c.body(content, 200, headers);
      zipped ??= new Uint8Array(gzipSync(content, { level: 9 }));
      return c.body(zipped, 200, { ...headers, "Content-Encoding": "gzip" });
    },
  };
}

/** Returns whether a client accepts gzip. */
export function acceptsGzip(c: WebContext): boolean {
  const header = "Accept-Encoding";
  return accepts(c, { header, supports: ["gzip"], default: "identity" }) === "gzip";
}
