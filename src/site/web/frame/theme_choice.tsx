import { Form } from "../kit/form.tsx";
import { THEME_PATH, THEMES } from "./theme.ts";
import { currentLocale } from "../current_locale.ts";

/**
 * The form for a theme, in the foot of each page. A script marks the chosen one, because memorized pages are the same
 * for everybody, and sends the form when another is chosen; without scripts, it has a button.
 */
export function ThemeChoice({ next }: {
  /** The page, to return to. */
  next: string;
}) {
  const { theme: words } = currentLocale().words.frame;
  return (
    <Form action={THEME_PATH} class="actions" fields={{ next }}>
      <fieldset class="seg" data-themes={THEME_PATH}>
        <legend class="unseen">{words.title}</legend>
        {THEMES.map((theme) => (
          <label>
            <input type="radio" name="theme" value={theme} required />
            <span>{words.names[theme]}</span>
          </label>
        ))}
      </fieldset>
      <noscript>
        <button type="submit">{words.save}</button>
      </noscript>
    </Form>
  );
}
