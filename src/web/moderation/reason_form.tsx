import type { Child } from "hono/jsx";
import { REASON_MAX, REASON_MIN } from "../../trail/reason.ts";
import { type ButtonLook, Form, Submit, TextArea } from "../forms/forms.tsx";
import type { FaultyForm } from "../forms/read_form.ts";
import { MODERATION } from "./words.ts";

const { reason: words } = MODERATION;

/** A form for an act that needs a reason, and whoever will read it. */
export function ReasonForm(
  { action, readers, submit, look = "danger", sent, fields = {}, children }: {
    action: string;
    readers: keyof typeof words.help;
    submit: string;
    look?: ButtonLook;
    sent?: FaultyForm | undefined;
    /** What is sent along, out of sight. */
    fields?: Record<string, string>;
    /** A sentence or more on what it does. */
    children?: Child;
  },
) {
  return (
    <Form action={action} class="form card">
      {children}
      {Object.entries(fields).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <TextArea
        name="reason"
        label={words.label}
        help={words.help[readers](REASON_MIN, REASON_MAX)}
        value={sent?.typed["reason"]}
        faults={sent?.faults}
        rows={3}
        maxlength={REASON_MAX}
      />
      <Submit look={look}>{submit}</Submit>
    </Form>
  );
}
