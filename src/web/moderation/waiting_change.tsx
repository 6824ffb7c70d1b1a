import type { ListingChange } from "../../servers/listing_change.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { ButtonForm } from "../forms/forms.tsx";
import type { FaultyForm } from "../forms/read_form.ts";
import { ChangeTable } from "../listing/change_table.tsx";
import { ReasonForm } from "./reason_form.tsx";
import { MODERATION } from "./words.ts";

const { change: words } = MODERATION;

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
      <h2>{words.heading}</h2>
      <p>{words.lead}</p>
      <ChangeTable server={server} change={change} />
      <div class="cards">
        <ButtonForm
          action={action}
          label={words.approve}
          look="primary"
          fields={{ decision: "approve", change: change.id }}
        />
        <ReasonForm
          action={action}
          readers="owner"
          submit={words.refuse}
          sent={sent}
          name="why"
          fields={{ decision: "refuse", change: change.id }}
        />
      </div>
    </section>
  );
}
