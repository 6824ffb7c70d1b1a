import type { Area } from "../area.ts";
import { THEME_PATH } from "../frame/theme.ts";
import { LANGUAGE_PATH } from "../locale/addresses.ts";
import { chooseLanguage, followLanguageLink } from "./choose_language.ts";
import { chooseTheme } from "./choose_theme.ts";

/** The choices that a browser remembers: a theme and a language. */
export const CHOICES_AREA: Area = {
  routes: [
    ["POST", THEME_PATH, "anybody", chooseTheme],
    ["POST", LANGUAGE_PATH, "anybody", chooseLanguage],
    ["GET", `${LANGUAGE_PATH}/:tag/*`, "anybody", followLanguageLink],
  ],
};
