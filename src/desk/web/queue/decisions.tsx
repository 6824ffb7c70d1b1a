import type { Child } from "hono/jsx";
import { RESTORED } from "../../queue/put_edits_back.ts";
import type { ListingChange } from "../../../site/servers/listing_change.ts";
import { decisionsFor, type ModeratorDecision } from "../../../site/servers/status_transitions.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import type { ComparedText } from "../../../site/servers/unreviewed_edit.ts";
import type { Action } from "../../../site/web/forms/action.tsx";
import { Fold } from "../../../site/web/kit/panel.tsx";
import { sentForm } from "../../../site/web/kit/sent_form.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Words } from "../../../core/locales/locale.ts";
import { APPROVING } from "../frame/desk.tsx";
import { picksOf } from "../frame/reason_field.tsx";
import { type WaitingFilter } from "../../queue/waiting_list.ts";
import { queryOf } from "../frame/waiting_filter.ts";
import { changedParts } from "./listing_text.tsx";

/** The forms of a listing's page. */
export type ListingActs = Readonly<
  Record<
    "decide" | "decideOnChange" | "seeEdits" | "putBack" | "seePictures" | "takeDown" | "checkNow",
    Action
  >
>;

/** A listing, its forms, and the list that a decision leads on in. */
export interface Deciding {
  server: ServerDetails;
  acts: ListingActs;
  filter: WaitingFilter;
}

/** Whether a listing has texts that a moderator has not seen, and that can be put back. */
export function canPutBack({ now, was }: ComparedText): boolean {
  const parts: readonly string[] = RESTORED;
  return changedParts(now, was).some((part) => parts.includes(part));
}

/** Returns what a form of a listing's page has in its address. */
function addressOf({ server: { slug }, filter }: Deciding) {
  return { at: { slug }, query: queryOf(filter) };
}

/** The decisions that are at hand, in a panel. */
export function DecidePanel({ label, children }: { label: string; children: Child }) {
  return <section class="panel decide" id="decide" aria-label={label}>{children}</section>;
}

/**
 * One form per decision that the server's status allows. At most one of them asks for a reason. Those of a listing that
 * waits for one of them are open, others unfold.
 */
export function StatusPanel({ noMail, hasKeys, ...deciding }: Deciding & {
  noMail: keyof Words["moderation"]["server"]["noMail"] | undefined;
  /** Whether this is what the listing waits for, so that the keys are its. */
  hasKeys: boolean;
}) {
  const { server: words } = currentLocale().words.moderation;
  const { server } = deciding;
  const content = (
    <>
      <StatusForms {...deciding} hasKeys={hasKeys} />
      {noMail && <p class="note">{words.noMail[noMail]}</p>}
    </>
  );
  if (hasKeys) return <DecidePanel label={words.decide}>{content}</DecidePanel>;
  if (decisionsFor(server).length === 0) return null;
  return <Fold title={words.change[server.status]} isOpen={isFaulty("reason")}>{content}</Fold>;
}

function StatusForms({ hasKeys, ...deciding }: Deciding & { hasKeys: boolean }) {
  const { server: words, reason } = currentLocale().words.moderation;
  const { server, acts } = deciding;
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
        <acts.decide.Form
          {...addressOf(deciding)}
          id={hasKeys ? APPROVING : undefined}
          typed={{ decision: "approve", ...seen }}
          lead={hasKeys ? null : <p class="note">{words.approveLead[status]}</p>}
          submit={words.approve}
          shortcut={hasKeys ? "a" : undefined}
        />
      )}
      {(["reject", "suspend"] as const).filter(can).map((decision) => (
        <acts.decide.Form
          {...addressOf(deciding)}
          typed={{ decision, ...seen }}
          copy={{ reason: { label: reason.rejectBecause } }}
          {...decision === "reject" && { options: { reason: picksOf(reason.picks) } }}
          lead={hasKeys ? null : <p class="note">{words.leads[decision]}</p>}
          submit={words[decision]}
          look="danger"
          shortcut={hasKeys ? "r" : undefined}
        />
      ))}
    </>
  );
}

/** The forms to approve or refuse a pending change. */
export function ChangePanel({ change, ...deciding }: Deciding & { change: ListingChange }) {
  const { change: words, reason } = currentLocale().words.moderation;
  const { acts: { decideOnChange } } = deciding;
  return (
    <DecidePanel label={words.decide}>
      <decideOnChange.Form
        {...addressOf(deciding)}
        id={APPROVING}
        typed={{ decision: "approve", change: change.id }}
        submit={words.approve}
        shortcut="a"
      />
      <decideOnChange.Form
        {...addressOf(deciding)}
        typed={{ decision: "refuse", change: change.id }}
        copy={{ why: { label: reason.refuseBecause } }}
        options={{ why: picksOf(reason.picks) }}
        submit={words.refuse}
        look="danger"
        shortcut="r"
      />
    </DecidePanel>
  );
}

/** What waits for a look on an approved listing, because it is public already: edits, or new pictures. */
export interface Unseen {
  title: string;
  lead: string;
  act: "seeEdits" | "seePictures";
  label: string;
  seen: Date;
}

/** Returns what of a listing no moderator has seen yet. */
export function unseenOf(
  { status, picturesAt }: ServerDetails,
  text: ComparedText | undefined,
): Unseen[] {
  const { text: edits, pictures } = currentLocale().words.moderation;
  const unseen: Unseen[] = [];
  if (status !== "approved") return unseen;
  if (text?.editedAt) {
    const { heading: title, seenLead: lead, seen: label } = edits;
    unseen.push({ title, lead, act: "seeEdits", label, seen: text.editedAt });
  }
  if (picturesAt) {
    const { heading: title, isNew: lead, accept: label } = pictures;
    unseen.push({ title, lead, act: "seePictures", label, seen: picturesAt });
  }
  return unseen;
}

/** The button by which a moderator says that they have seen something. */
export function SeenForm({ unseen: { title, lead, act, label, seen }, isFirst, ...deciding }:
  & Deciding
  & {
    unseen: Unseen;
    /** Whether nothing else is to be decided before, so that the key is its. */
    isFirst: boolean;
  }) {
  const { Form } = deciding.acts[act];
  return (
    <section class="panel decide" id={isFirst ? "decide" : undefined} aria-label={title}>
      <Form
        {...addressOf(deciding)}
        id={isFirst ? APPROVING : undefined}
        typed={{ seen: seen.toISOString() }}
        lead={<p class="note">{lead}</p>}
        submit={label}
        look={isFirst ? "primary" : "secondary"}
        shortcut={isFirst ? "a" : undefined}
      />
    </section>
  );
}

/** A form to put back what a moderator last saw of a listing's texts, which unfolds. */
export function PutBack({ text, ...deciding }: Deciding & { text: ComparedText | undefined }) {
  const { text: words } = currentLocale().words.moderation;
  if (!text?.editedAt || !canPutBack(text)) return null;
  return (
    <Fold title={words.toPutBack} isOpen={isFaulty("edits_reason")}>
      <deciding.acts.putBack.Form
        {...addressOf(deciding)}
        typed={{ seen: text.editedAt.toISOString() }}
        copy={{ edits_reason: { label: words.putBack } }}
        lead={<p class="note">{words.putBackLead}</p>}
        submit={words.putBack}
        look="danger"
      />
    </Fold>
  );
}

/** A form to take one of a server's pictures down, which unfolds. */
export function PictureRemoval({ ...deciding }: Deciding) {
  const { pictures: words } = currentLocale().words.moderation;
  const { server: { logo, banner }, acts: { takeDown } } = deciding;
  if (logo === null && banner === null) return null;
  const kinds = [
    ...logo === null ? [] : ["logo" as const],
    ...banner === null ? [] : ["banner" as const],
  ];
  return (
    <Fold title={words.takeDown} isOpen={isFaulty("picture_reason")}>
      <takeDown.Form
        {...addressOf(deciding)}
        typed={{ ...logo && { logo }, ...banner && { banner } }}
        copy={{ kind: { label: words.which }, picture_reason: { label: words.takeDown } }}
        options={{ kind: kinds.map((value) => ({ value, label: words.kinds[value] })) }}
        submit={words.takeDown}
        look="danger"
      />
    </Fold>
  );
}

function isFaulty(field: string): boolean {
  return sentForm()?.faults[field] !== undefined;
}

/** The checks' button, which asks the server now. */
export function CheckButton(deciding: Deciding) {
  const { acts: { checkNow } } = deciding;
  return <checkNow.Button {...addressOf(deciding)} shortcut="c" />;
}
