import type { Child } from "hono/jsx";
import { FaultSummary, type FaultyForm, Form, Submit, TextArea } from "../forms/forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { MODERATION } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";
import { REASON_MAX, REASON_MIN } from "../../trail/reason.ts";

const { tabs, reason: words } = MODERATION;

/** Pages that have a tab. */
const LINKS = [
  { path: "/moderation", label: tabs.servers },
  { path: "/moderation/audit", label: tabs.audit },
  { path: "/moderation/games", label: tabs.games },
  { path: "/moderation/tags", label: tabs.tags },
  { path: "/moderation/health", label: tabs.health },
];

/** Answers with a moderators' page: heading, links to the others, what the host has to put right, and faults. */
export function sendModeration(
  c: WebContext,
  web: Web,
  { heading, sent, status = sent ? 422 : 200, body, ...page }: {
    title: string;
    /** Of the page's text; the title unless told. */
    heading?: string;
    narrow?: boolean;
    sent?: FaultyForm | undefined;
    status?: 200 | 422;
    body: Child;
  },
): Promise<Response> {
  const warnings = [web.proxies?.warning(), web.services.postman.warning()];
  return sendPage(c, web, {
    ...page,
    status,
    subject: (
      <div class="subject">
        <h1>{heading ?? page.title}</h1>
        <nav class="tabs" aria-label={tabs.label}>
          {LINKS.map(({ path, label }) => (
            <a href={path} aria-current={c.req.path === path ? "page" : undefined}>{label}</a>
          ))}
        </nav>
      </div>
    ),
    body: (
      <>
        {warnings.map((warning) => warning && <p class="notice warn" role="alert">{warning}</p>)}
        <FaultSummary faults={sent?.faults} />
        {body}
      </>
    ),
  });
}

/** Whoever reads a reason, and what was typed as one. */
interface ReasonProps {
  readers: keyof typeof words.help;
  sent: FaultyForm | undefined;
  /** The field's name, where a page has two. */
  name?: string;
}

/** A form for an act that needs a reason, with a sentence or more on what it does. */
export function ReasonForm(
  { action, submit, fields, children, ...reason }: ReasonProps & {
    action: string;
    submit: string;
    /** Values of hidden fields. */
    fields?: Record<string, string>;
    children?: Child;
  },
) {
  return (
    <Form action={action} class="form card" fields={fields ?? {}}>
      {children}
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
