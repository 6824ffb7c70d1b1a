import { REASON_MAX, REASON_MIN } from "../../trail/reason.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { type Decision, TRANSITIONS } from "../../servers/server.ts";
import { Form, Submit, TextArea } from "../forms/forms.tsx";
import type { Faults, Typed } from "../forms/read_form.ts";
import { MODERATION } from "./words.ts";

const { server: words } = MODERATION;

interface DecisionProps {
  server: ServerDetails;
  typed: Typed;
  faults: Faults | undefined;
}

/** A form for each decision that the server's status allows; at most one of them asks for a reason. */
export function DecisionForms(props: DecisionProps) {
  const can = (decision: Decision) => TRANSITIONS[decision].from.includes(props.server.status);
  return (
    <section>
      <h2>{words.decide}</h2>
      <div class="cards">
        {can("approve") ? <ApproveForm {...props} /> : null}
        {can("reject")
          ? <ReasonedForm {...props} decision="reject" lead={words.rejectLead} />
          : null}
        {can("suspend")
          ? <ReasonedForm {...props} decision="suspend" lead={words.suspendLead} />
          : null}
      </div>
    </section>
  );
}

function ApproveForm({ server: { slug, status } }: DecisionProps) {
  return (
    <Form action={`/moderation/servers/${slug}/decisions`} class="form card">
      <p>{status === "approved" ? null : words.approveLead[status]}</p>
      <input type="hidden" name="decision" value="approve" />
      <Submit>{words.approve}</Submit>
    </Form>
  );
}

function ReasonedForm({ server, typed, faults, decision, lead }: DecisionProps & {
  decision: "reject" | "suspend";
  lead: string;
}) {
  return (
    <Form action={`/moderation/servers/${server.slug}/decisions`} class="form card">
      <p>{lead}</p>
      <input type="hidden" name="decision" value={decision} />
      <TextArea
        name="reason"
        label={words.reasonLabel}
        help={words.reasonHelp(REASON_MIN, REASON_MAX)}
        value={typed["reason"]}
        faults={faults}
        rows={3}
        maxlength={REASON_MAX}
      />
      <Submit look="danger">{words[decision]}</Submit>
    </Form>
  );
}
