import { type Theme, THEME_PATH, THEMES } from "./theme.ts";
import { currentLocale } from "../current_locale.ts";

/** The themes, side by side: in the footer of each page if scripts run, and on the theme page. */
export function ThemeChoice({ chosen }: {
  /** The chosen theme. The footer leaves it out, because memorized pages are the same for everybody; a script marks it there. */
  chosen?: Theme;
}) {
  const { theme: words } = currentLocale().words.frame;
  const isInFoot = chosen === undefined;
  return (
    <fieldset class="seg" data-themes={isInFoot ? THEME_PATH : undefined} hidden={isInFoot}>
      <legend class="unseen">{words.title}</legend>
      {THEMES.map((theme) => (
        <label>
          <input type="radio" name="theme" value={theme} checked={theme === chosen} />
          <span>{words.names[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
