import { isolated } from "../../text/typed_text.ts";
import type { Child } from "hono/jsx";
import type { Server } from "../../servers/server.ts";
import type { FaultyForm, Typed } from "../forms/forms.tsx";
import { FaultSummary, Field, fieldsOf, Form, Select, Submit, TextArea } from "../forms/forms.tsx";
import { ticked, Ticks } from "../forms/ticks.tsx";
import { Section, Table } from "../frame/parts.tsx";
import { MailNotice, sendOwnPage } from "./subject.tsx";
import { MY_SERVERS } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { meanwhile: words } = MY_SERVERS;

/** The properties of a form's field: checkboxes, a select, a text area, or a single line. */
export type Input =
  | { kind: "ticks" } & Omit<Parameters<typeof Ticks>[0], "typed" | "faults">
  | { kind: "select"; label: string } & Parameters<typeof Select>[0]
  | { kind: "text"; label: string } & Parameters<typeof TextArea>[0]
  | { kind: "line"; label: string } & Parameters<typeof Field>[0];

/** A form's fields, with the submitted values and their faults. */
export function Inputs(
  { inputs, form }: { inputs: readonly Input[]; form: Partial<FaultyForm> | undefined },
) {
  const field = fieldsOf(form);
  return (
    <>
      {inputs.map((input) => {
        const sent = field(input.name);
        if (input.kind === "ticks") {
          return <Ticks {...input} typed={form?.typed ?? {}} faults={form?.faults} />;
        }
        if (input.kind === "select") return <Select {...input} {...sent} />;
        if (input.kind === "text") return <TextArea {...input} {...sent} />;
        const { kind: _, ...line } = input;
        return <Field {...line} {...sent} />;
      })}
    </>
  );
}

/**
 * Responds with a form about an owner's server. It carries the `version` it shows, and is refused if that has changed.
 */
export function sendEditForm(c: WebContext, web: Web, { server, sent, saved, ...form }: {
  server: Server;
  words: { title: (server: string) => string; heading: string; save: string };
  lead: Child;
  inputs: readonly Input[];
  version: string;
  saved: Typed;
  sent: FaultyForm | undefined;
}) {
  const { inputs, version, lead, words: { title, heading, save } } = form;
  const isStale = sent !== undefined && sent.typed["version_seen"] !== version;
  return sendOwnPage(c, web, {
    server,
    title: title(isolated(server.name)),
    status: sent ? 422 : 200,
    body: (
      <>
        <MailNotice c={c} web={web} />
        <h2>{heading}</h2>
        <p>{lead}</p>
        <FaultSummary faults={sent?.faults} />
        {isStale ? <Meanwhile inputs={inputs} saved={saved} typed={sent.typed} /> : null}
        <Form action={c.req.path} fields={{ version_seen: version }}>
          <Inputs inputs={inputs} form={sent ?? { typed: saved }} />
          <Submit>{save}</Submit>
        </Form>
      </>
    ),
  });
}

/** Shows saved values beside typed ones where they differ. Submitting the form again saves the typed ones. */
function Meanwhile({ inputs, saved, typed }: {
  inputs: readonly Input[];
  saved: Typed;
  typed: Typed;
}) {
  const differing = inputs.map((input) => ({
    label: input.label,
    saved: readable(input, saved),
    typed: readable(input, typed),
  })).filter(({ saved, typed }) => saved !== typed);
  if (differing.length === 0) return null;
  return (
    <Section title={words.title} lead={words.lead}>
      <Table
        label={words.title}
        heads={words.heads}
        rows={differing.map(({ label, saved, typed }) => [
          label,
          saved || words.nothing,
          <strong>{typed || words.nothing}</strong>,
        ])}
      />
    </Section>
  );
}

/** Formats a typed value for display. Forms send line breaks as CR LF. */
function readable(input: Input, typed: Typed): string {
  if (input.kind === "ticks") {
    const chosen = new Set(ticked(typed, input.name));
    return input.choices.filter(({ slug }) => chosen.has(slug)).map(({ name }) => name).join(", ");
  }
  const text = (typed[input.name] ?? "").replaceAll("\r\n", "\n").trim();
  if (input.kind !== "select" || text === "") return text;
  return input.options.find(({ value }) => value === text)?.label ?? text;
}
