import type { ServerDetails } from "../../servers/server_details.ts";
import { type Decision, TRANSITIONS } from "../../servers/server.ts";
import { Form, Submit } from "../forms/forms.tsx";
import type { FaultyForm } from "../forms/read_form.ts";
import { ReasonForm } from "./reason_form.tsx";
import { MODERATION } from "./words.ts";

const { server: words } = MODERATION;

interface DecisionProps {
  server: ServerDetails;
  sent: FaultyForm | undefined;
}

/** A form for each decision that the server's status allows; at most one of them asks for a reason. */
export function DecisionForms(props: DecisionProps) {
  const can = (decision: Decision) => TRANSITIONS[decision].from.includes(props.server.status);
  return (
    <section>
      <h2>{words.decide}</h2>
      <div class="cards">
        {can("approve") ? <ApproveForm {...props} /> : null}
        {(["reject", "suspend"] as const).filter(can).map((decision) => (
          <ReasonForm
            action={`/moderation/servers/${props.server.slug}/decisions`}
            readers="owner"
            submit={words[decision]}
            sent={props.sent}
            fields={{ decision }}
          >
            <p>{words.leads[decision]}</p>
          </ReasonForm>
        ))}
      </div>
    </section>
  );
}

function ApproveForm({ server: { slug, status, updatedAt } }: DecisionProps) {
  return (
    <Form action={`/moderation/servers/${slug}/decisions`} class="form card">
      <p>{status === "approved" ? null : words.approveLead[status]}</p>
      <input type="hidden" name="decision" value="approve" />
      <input type="hidden" name="seen" value={updatedAt.toISOString()} />
      <Submit>{words.approve}</Submit>
    </Form>
  );
}
