import type { Child } from "hono/jsx";
import { z } from "zod";
import { createFile } from "../create_file.ts";
import { hidden } from "../forms/fields.tsx";
import { currentLocale } from "../current_locale.ts";
import SCRIPT from "./passkey_form.js" with { type: "text" };

/** The script of the forms that a passkey fills in. */
export const PASSKEYS_FILE = createFile("passkeys", "js", { content: SCRIPT });

/** The field that the script fills in: what the browser says of a passkey. */
export const CREDENTIAL = hidden(z.string().optional(), { isSecret: true });

/**
 * A form with a `CREDENTIAL`, which a passkey fills in. It is hidden until the page's script finds that the browser has
 * passkeys. `before` and `after` are shown only with it.
 */
export function PasskeyBox({ act, options, isQuiet, before, after, children }: {
  /** Whether it makes a passkey or uses one. */
  act: "create" | "get";
  /** Data for the browser; undefined where this site can't have passkeys. */
  options: object | undefined;
  /** Whether the browser may offer passkeys before the button is pressed. */
  isQuiet?: boolean;
  before?: Child;
  after?: Child;
  children: Child;
}) {
  if (options === undefined) return null;
  return (
    <div data-passkey={JSON.stringify(options)} data-act={act} data-quiet={isQuiet} hidden>
      {before}
      {children}
      <p role="status" data-failed={currentLocale().words.factors.passkey.failed}></p>
      {after}
    </div>
  );
}
