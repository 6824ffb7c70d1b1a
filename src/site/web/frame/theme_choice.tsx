import { Form } from "../kit/form.tsx";
import { THEME_PATH, THEMES } from "./theme.ts";
import { currentLocale } from "../current_locale.ts";

/**
 * The form for a theme, in the menu of each page. A script marks the chosen theme, because cached pages are the same
 * for all visitors, and sends the form when another one is chosen. Without scripts, the form has a button.
 */
export function ThemeChoice({ next }: {
  /** The path of the page, to redirect back to. */
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
