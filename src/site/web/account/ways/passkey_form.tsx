import type { Child } from "hono/jsx";
import { z } from "zod";
import { createFile } from "../../create_file.ts";
import { hidden } from "../../forms/fields.tsx";
import { currentLocale } from "../../current_locale.ts";
import SCRIPT from "./passkey_form.js" with { type: "text" };

/** The script that fills in forms with a passkey. */
export const PASSKEYS_FILE = createFile("passkeys", "js", { content: SCRIPT });

/** The field that the script fills in with the browser's response about a passkey. */
export const CREDENTIAL = hidden(z.string().optional(), { isSecret: true });

/**
 * A form with a `CREDENTIAL`. It is hidden until the page's script finds that the browser supports passkeys. `before`
 * and `after` are shown only with it.
 */
export function PasskeyBox({ method, options, isQuiet, before, after, children }: {
  /** Whether it creates a passkey or uses one. */
  method: "create" | "get";
  /** The options for the browser. Undefined if this site can't have passkeys. */
  options: object | undefined;
  /** Whether the browser may offer passkeys before the button is pressed. */
  isQuiet?: boolean;
  before?: Child;
  after?: Child;
  children: Child;
}) {
  if (options === undefined) return null;
  return (
    <div data-passkey={JSON.stringify(options)} data-method={method} data-quiet={isQuiet} hidden>
      {before}
      {children}
      <p role="status" data-failed={currentLocale().words.factors.passkey.failed}></p>
      {after}
    </div>
  );
}
