import { createFile } from "../create_file.ts";
import SCRIPT from "./enhancements.js" with { type: "text" };
import LATIN from "./fonts/latin.base64" with { type: "text" };
import LATIN_EXT from "./fonts/latin_ext.base64" with { type: "text" };
import { THEME_SHEETS } from "./styles.ts";

/** The typeface's files: the letters of Western Europe, and those of the rest of Europe, which few pages need. */
export const FONT_FILES = {
  latin: createFile("archivo", "woff2", { content: Uint8Array.fromBase64(LATIN) }),
  latinExt: createFile("archivo-ext", "woff2", { content: Uint8Array.fromBase64(LATIN_EXT) }),
};

/** The code points of each file, the same as in `scripts/generate/font.ts`. */
const RANGES = {
  latin: "U+20-7E, U+A0-FF, U+2010-2026, U+20AC, U+2190-2193",
  latinExt: "U+100-17F, U+218-21B, U+1E9E",
};

/** The CSS rules that load the typeface. */
export const FONT_FACES = (["latin", "latinExt"] as const).map((name) =>
  `@font-face { font-family: Archivo; src: url("${FONT_FILES[name].path}") format("woff2"); ` +
  "font-weight: 400 750; font-stretch: 100% 112%; font-display: swap; " +
  `unicode-range: ${RANGES[name]}; }\n`
).join("");

/** The themes of a widget, whose visitors have no cookie with a theme. */
export const WIDGET_THEME_FILES = {
  light: createFile("light", "css", { content: THEME_SHEETS.light }),
  dark: createFile("dark", "css", { content: THEME_SHEETS.dark }),
};

export const SCRIPT_FILE = createFile("app", "js", { content: SCRIPT });
