import { decisionsFor, type ModeratorDecision } from "../../../site/servers/status_transitions.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { type FaultyForm, Form, Submit } from "../../../site/web/kit/form.tsx";
import { APPROVING } from "../frame/desk.tsx";
import { ReasonForm } from "../frame/moderation_frame.tsx";
import type { Words } from "../../../core/locales/locale.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";

/**
 * One form per decision that the server's status allows. At most one of them asks for a reason. Those of a listing that
 * waits for one of them are open, others unfold.
 */
export function DecisionForms({ server, action, sent, noMail, hasKeys }: {
  server: ServerDetails;
  action: string;
  sent: FaultyForm | undefined;
  noMail: keyof Words["moderation"]["server"]["noMail"] | undefined;
  /** Whether this is what the listing waits for, so that the keys are its. */
  hasKeys: boolean;
}) {
  const { server: words } = currentLocale().words.moderation;
  const forms = <Forms server={server} action={action} sent={sent} hasKeys={hasKeys} />;
  const note = noMail && <p class="note decide__note">{words.noMail[noMail]}</p>;
  if (hasKeys) {
    return (
      <section class="panel decide" id="decide" aria-label={words.decide}>
        {forms}
        {note}
      </section>
    );
  }
  const [first] = decisionsFor(server);
  if (first === undefined) return null;
  return (
    <details class="panel decide decide--folded" open={sent?.faults["reason"] !== undefined}>
      <summary>{words.change[server.status]}</summary>
      {forms}
      {note}
    </details>
  );
}

function Forms({ server, action, sent, hasKeys }: {
  server: ServerDetails;
  action: string;
  sent: FaultyForm | undefined;
  hasKeys: boolean;
}) {
  const { server: words, reason } = currentLocale().words.moderation;
  const { id: listing, status, updatedAt, statusAt } = server;
  const can = (decision: ModeratorDecision) => decisionsFor(server).includes(decision);
  const seen = {
    listing,
    seen: updatedAt.toISOString(),
    status_seen: statusAt?.toISOString() ?? "",
  };
  return (
    <>
      {status !== "approved" && can("approve") && (
        <Form
          id={hasKeys ? APPROVING : undefined}
          action={action}
          class="form"
          fields={{ decision: "approve", ...seen }}
        >
          {hasKeys ? null : <p class="note">{words.approveLead[status]}</p>}
          <Submit shortcut={hasKeys ? "a" : undefined}>{words.approve}</Submit>
        </Form>
      )}
      {(["reject", "suspend"] as const).filter(can).map((decision) => (
        <ReasonForm
          action={action}
          readers="owner"
          submit={words[decision]}
          sent={sent}
          fields={{ decision, ...seen }}
          picks={decision === "reject" ? reason.picks : undefined}
          because={reason.rejectBecause}
          {...hasKeys && { shortcut: "r" }}
        >
          {hasKeys ? null : <p class="note">{words.leads[decision]}</p>}
        </ReasonForm>
      ))}
    </>
  );
}
