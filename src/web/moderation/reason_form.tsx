import type { Child } from "hono/jsx";
import { REASON_MAX, REASON_MIN } from "../../trail/reason.ts";
import { Form, Submit, TextArea } from "../forms/forms.tsx";
import type { FaultyForm } from "../forms/read_form.ts";
import { MODERATION } from "./words.ts";

const { reason: words } = MODERATION;

/** Whoever reads a reason, and what was typed as one. */
interface ReasonProps {
  readers: keyof typeof words.help;
  sent: FaultyForm | undefined;
  /** The field's name, where a page has two. */
  name?: string;
}

/** A form for an act that needs a reason, with a sentence or more on what it does. */
export function ReasonForm(
  { action, submit, fields = {}, children, ...reason }: ReasonProps & {
    action: string;
    submit: string;
    /** What is sent along, out of sight. */
    fields?: Record<string, string>;
    children?: Child;
  },
) {
  return (
    <Form action={action} class="form card">
      {children}
      {Object.entries(fields).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <ReasonField {...reason} />
      <Submit look="danger">{submit}</Submit>
    </Form>
  );
}

/** The field for a reason. */
export function ReasonField({ name = "reason", readers, sent }: ReasonProps) {
  return (
    <TextArea
      name={name}
      label={words.label}
      help={words.help[readers](REASON_MIN, REASON_MAX)}
      value={sent?.typed[name]}
      faults={sent?.faults}
      rows={3}
      maxlength={REASON_MAX}
    />
  );
}
