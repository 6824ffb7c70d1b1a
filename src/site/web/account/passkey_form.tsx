import type { Child } from "hono/jsx";
import { type ButtonLook, Form, Submit } from "../kit/form.tsx";
import { currentLocale } from "../current_locale.ts";

/** A form that a passkey fills in. It is hidden until the page's script finds that the browser has passkeys. */
export function PasskeyForm(
  { act, options, action, label, fields, look, isQuiet, before, after, children }: {
    /** Whether it makes a passkey or uses one. */
    act: "create" | "get";
    /** What the browser needs; undefined where this site can't have passkeys. */
    options: object | undefined;
    action: string;
    label: Child;
    fields?: Record<string, string>;
    look?: ButtonLook;
    /** Whether the browser may offer passkeys before the button is pressed. */
    isQuiet?: boolean;
    children?: Child;
    /** What stands above and below it, where there are passkeys. */
    before?: Child;
    after?: Child;
  },
) {
  if (options === undefined) return null;
  return (
    <div data-passkey={JSON.stringify(options)} data-act={act} data-quiet={isQuiet} hidden>
      {before}
      <Form action={action} fields={{ ...fields, credential: "" }}>
        {children}
        <Submit look={look ?? "primary"}>{label}</Submit>
      </Form>
      <p role="status" data-failed={currentLocale().words.factors.passkey.failed}></p>
      {after}
    </div>
  );
}
