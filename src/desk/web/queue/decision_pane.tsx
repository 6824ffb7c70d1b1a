import type { Child } from "hono/jsx";
import { decisionsFor } from "../../../site/servers/review/status_transitions.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { APPROVING, ThumbBar } from "../frame/queue_pane.tsx";
import { picksOf } from "../frame/reason_field.tsx";
import { checksFor, ChecksSheet } from "./checks_sheet.tsx";
import { type OpenDecisions, Rare } from "./rare_decisions.tsx";
import type { WaitingAround } from "./waiting_pane.tsx";

/** Properties of the forms that approve and refuse, if they have keyboard shortcuts. */
const APPROVES = { id: APPROVING, look: "primary", shortcut: "a" } as const;
const REFUSES = { look: "danger", shortcut: "r" } as const;

/** A decision that a listing waits for. The first one stays visible and gets the keyboard shortcuts. */
interface PendingDecision {
  title: string;
  /** Label of a phone's button that approves. `refuse` is the label of the link to the forms. */
  approve: string;
  refuse: string;
  show(isFirst: boolean): Child;
}

/**
 * The facts about a listing, the possible decisions, and links to the next one. The pane is never higher than the
 * window: the checks scroll, and the waiting decision stays visible.
 */
export function DecisionPane({ around, ...open }: OpenDecisions & { around: WaitingAround }) {
  const { desk: words } = currentLocale().words.moderation;
  const { server, found, forms: { checkNow }, to } = open;
  const [first, ...others] = dueOf(open);
  return (
    <>
      <aside id="decision" aria-label={words.decision}>
        <div class="stack scrolls" tabindex={0} role="group" aria-label={words.checks}>
          <ChecksSheet live={found.live} checks={checksFor({ server, ...found })}>
            <checkNow.Button {...to} shortcut="c" />
          </ChecksSheet>
          {others.map(({ title, show }) => (
            <section class="panel" aria-label={title}>{show(false)}</section>
          ))}
          {!isNew(open) && <StatusFold {...open} />}
        </div>
        {first && (
          <section class="panel" id="decide" aria-label={first.title}>
            {first.show(true)}
          </section>
        )}
      </aside>
      <ThumbBar
        approve={first?.approve}
        reject={first?.refuse ?? words.toDecision}
        {...around}
      />
    </>
  );
}

/** Returns whether a listing waits for a decision about its status, as a new one does. */
function isNew({ server: { status }, found: { text } }: OpenDecisions): boolean {
  return !text?.changeId && status === "pending";
}

/** Returns what a listing waits for: first decisions, then reviews of parts that are already public. */
function dueOf(open: OpenDecisions): PendingDecision[] {
  const { server: words, change, text: edits, pictures, desk } = currentLocale().words.moderation;
  const { server: { status, picturesAt }, found: { text }, forms, to } = open;
  const { approve, decide: title, toReject } = words;
  const due: PendingDecision[] = [];
  if (text?.changeId) {
    const shown = <ChangeForms to={to} forms={forms} change={text.changeId} />;
    due.push({ title: change.decide, approve, refuse: change.toRefuse, show: () => shown });
  } else if (isNew(open)) {
    due.push({ title, approve, refuse: toReject, show: () => <StatusForms {...open} hasKeys /> });
  }
  const unseen = [
    [forms.seeEdits, edits.heading, edits.seenLead, edits.seen, text?.editedAt],
    [forms.seePictures, pictures.heading, pictures.isNew, pictures.accept, picturesAt],
  ] as const;
  for (const [{ Form }, title, lead, approve, seen] of unseen) {
    if (status !== "approved" || !seen) continue;
    const form = { ...to, typed: { seen: seen.toISOString() }, lead: <p class="note">{lead}</p> };
    const show = (isFirst: boolean) => (
      <Form {...form} {...isFirst ? APPROVES : { look: "secondary" }} />
    );
    due.push({ title, approve, refuse: desk.toDecision, show });
  }
  return due;
}

/** The forms to approve or refuse a waiting change. */
function ChangeForms(
  { to, forms: { decideOnChange }, change }: Pick<OpenDecisions, "to" | "forms"> & {
    change: string;
  },
) {
  const { change: words, reason } = currentLocale().words.moderation;
  return (
    <>
      <decideOnChange.Form {...to} {...APPROVES} typed={{ decision: "approve", change }} />
      <decideOnChange.Form
        {...to}
        {...REFUSES}
        typed={{ decision: "refuse", change }}
        copy={{ why: { label: reason.refuseBecause } }}
        options={{ why: picksOf(reason.picks) }}
        submit={words.refuse}
      />
    </>
  );
}

/** The folded decisions on the status of a listing that waits for something else or not at all. */
function StatusFold(open: OpenDecisions) {
  const { server: words } = currentLocale().words.moderation;
  if (decisionsFor(open.server).length === 0) return null;
  return (
    <Rare
      title={words.change[open.server.status]}
      reason="reason"
      isDue={open.found.answers.some(({ readAt }) => readAt === null)}
    >
      <StatusForms {...open} />
    </Rare>
  );
}

/** One form per decision that the server's status allows. At most one of them asks for a reason. */
function StatusForms(
  { server, found: { noMail }, forms: { decide }, to, hasKeys = false }: OpenDecisions & {
    /** Whether the listing waits for this decision, so that it gets the keyboard shortcuts. */
    hasKeys?: boolean;
  },
) {
  const { server: words, reason } = currentLocale().words.moderation;
  const { id: listing, status, updatedAt, statusAt } = server;
  const seen = {
    listing,
    seen: updatedAt.toISOString(),
    status_seen: statusAt?.toISOString() ?? "",
  };
  const leadOf = (lead: string) => hasKeys ? null : <p class="note">{lead}</p>;
  return (
    <>
      {decisionsFor(server).map((decision) =>
        decision !== "approve"
          ? (
            <decide.Form
              {...to}
              {...hasKeys ? REFUSES : { look: "danger" }}
              typed={{ decision, ...seen }}
              copy={{ reason: { label: reason.rejectBecause } }}
              {...decision === "reject" && { options: { reason: picksOf(reason.picks) } }}
              lead={leadOf(words.leads[decision])}
              submit={words[decision]}
            />
          )
          : status !== "approved" && (
            <decide.Form
              {...to}
              {...hasKeys && APPROVES}
              typed={{ decision, ...seen }}
              lead={leadOf(words.approveLead[status])}
            />
          )
      )}
      {noMail && <p class="note">{words.noMail[noMail]}</p>}
    </>
  );
}
