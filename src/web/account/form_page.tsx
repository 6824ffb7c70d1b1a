import type { Child } from "hono/jsx";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type ButtonLook, FaultSummary, Field, Form, Submit } from "../forms/forms.tsx";
import type { FaultyForm } from "../forms/read_form.ts";
import { sendPage } from "../frame/layout.tsx";
import type { Web, WebContext } from "../web_env.ts";
import { ACCOUNTS } from "./words.ts";

/** A page that is one form. */
export interface FormPage {
  words: { title: string; lead?: string; submit: string };
  action: string;
  /** The form as it was sent, if it has to be shown again. */
  form?: FaultyForm | undefined;
  look?: ButtonLook | undefined;
  /** The fields. */
  fields?: Child;
  /** Below the form. */
  more?: Child;
}

/** Sends a page that is one form, with what is wrong with it if anything is. */
export function sendFormPage(
  c: WebContext,
  web: Web,
  { words: { title, lead, submit }, action, form, look, fields, more }: FormPage,
) {
  return sendPage(c, web, {
    title,
    status: form ? 422 : 200,
    narrow: true,
    body: (
      <>
        <h1>{title}</h1>
        {lead === undefined ? null : <p class="lead">{lead}</p>}
        <FaultSummary faults={form?.faults} />
        <Form action={action}>
          {fields}
          <Submit look={look}>{submit}</Submit>
        </Form>
        {more}
      </>
    ),
  });
}

/** Sends a page that says one thing, and where to go from there. */
export function sendNote(
  c: WebContext,
  web: Web,
  note: { title: string; lead: string; status?: ContentfulStatusCode; more?: Child },
) {
  return sendPage(c, web, {
    title: note.title,
    status: note.status ?? 200,
    narrow: true,
    body: (
      <section class="empty">
        <h1>{note.title}</h1>
        <p>{note.lead}</p>
        {note.more}
      </section>
    ),
  });
}

/** A link below a form or a note. */
export function Below({ href, label }: { href: string; label: string }) {
  return (
    <p>
      <a href={href}>{label}</a>
    </p>
  );
}

/** The field for an email address. */
export function EmailField({ label = ACCOUNTS.email, form }: {
  label?: string;
  form: FaultyForm | undefined;
}) {
  return (
    <Field
      name="email"
      type="email"
      label={label}
      value={form?.typed["email"]}
      faults={form?.faults}
      autocomplete="email"
      maxlength={254}
    />
  );
}
