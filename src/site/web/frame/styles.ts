import BASE from "./styles/base.css" with { type: "text" };
import BUTTONS from "./styles/buttons.css" with { type: "text" };
import DARK from "./styles/dark.css" with { type: "text" };
import FACES from "./styles/faces.css" with { type: "text" };
import CONTROLS from "./styles/controls.css" with { type: "text" };
import FRAME from "./styles/frame.css" with { type: "text" };
import MENU from "./styles/menu.css" with { type: "text" };
import MOTION from "./styles/motion.css" with { type: "text" };
import PRINT from "./styles/print.css" with { type: "text" };
import { KIT_STYLES } from "../kit/styles/kit_styles.ts";
import TOKENS from "./styles/tokens.css" with { type: "text" };
import { HUES } from "../servers/face.tsx";

/** The styles that all areas share. */
export const FRAME_STYLES: readonly string[] = [
  TOKENS,
  `@media screen and (prefers-color-scheme: dark) {\n${DARK}}`,
  BASE,
  FRAME,
  BUTTONS,
  CONTROLS,
  FACES,
  ...HUES.map((hue) => `[data-hue="${hue}"] {--hue: ${hue};}`),
  ...KIT_STYLES,
  MENU,
  MOTION,
  PRINT,
];

/** Styles of each theme for visitors who chose it. The switch's script reads `--theme`. */
export const THEME_SHEETS = {
  system: "",
  light: joined([TOKENS, ":root { --theme: light; color-scheme: light; }"]),
  dark: joined([`@media screen {\n${DARK}:root { --theme: dark; color-scheme: dark; }}`]),
} as const;

/** Joins style sheets, without comments and unneeded white space. */
export function joined(sheets: readonly string[]): string {
  return sheets.join("\n").replaceAll(/\/\*[^]*?\*\/|^\s+/gm, "")
    .replaceAll(/\s*([{};])\s*/g, "$1");
}
