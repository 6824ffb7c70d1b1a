import type { ListingChange } from "../../servers/listing_change.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { type Decision, TRANSITIONS } from "../../servers/server.ts";
import { ButtonForm, Form, Submit } from "../forms/forms.tsx";
import type { FaultyForm } from "../forms/read_form.ts";
import { ChangeTable } from "../listing/change_table.tsx";
import { ReasonForm } from "./reason_form.tsx";
import { MODERATION } from "./words.ts";

const { server: words, change: changeWords } = MODERATION;

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

/** The change that waits, what it would do, and both decisions about it. */
export function WaitingChange({ server, change, sent }: {
  server: ServerDetails;
  change: ListingChange | undefined;
  sent: FaultyForm | undefined;
}) {
  if (!change || change.refusedAt) return null;
  const action = `/moderation/servers/${server.slug}/change`;
  return (
    <section>
      <h2>{changeWords.heading}</h2>
      <p>{changeWords.lead}</p>
      <ChangeTable server={server} change={change} />
      <div class="cards">
        <ButtonForm
          action={action}
          label={changeWords.approve}
          look="primary"
          fields={{ decision: "approve", change: change.id }}
        />
        <ReasonForm
          action={action}
          readers="owner"
          submit={changeWords.refuse}
          sent={sent}
          name="why"
          fields={{ decision: "refuse", change: change.id }}
        />
      </div>
    </section>
  );
}
