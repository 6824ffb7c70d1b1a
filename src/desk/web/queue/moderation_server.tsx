import type { Child } from "hono/jsx";
import { z } from "zod";
import { acceptPictures, takePictureDown } from "../../../site/pictures/put_picture.ts";
import { decideChange } from "../../../site/servers/decide_change.ts";
import { ACTIONS, decideStatus } from "../../../site/servers/decide_status.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { decisionsFor } from "../../../site/servers/status_transitions.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { action, type FormProps } from "../../../site/web/forms/action.tsx";
import { hidden, oneOf } from "../../../site/web/forms/fields.tsx";
import { deadlineOf } from "../../../site/web/frame/answer_in_time.ts";
import { typedMoment } from "../../../site/web/kit/moment_field.tsx";
import { Fold } from "../../../site/web/kit/panel.tsx";
import { sentForm } from "../../../site/web/kit/sent_form.ts";
import { actOf } from "../../../site/web/request_actor.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { requireModerated } from "../../queue/moderation_queue.ts";
import { acceptEdits, putEditsBack } from "../../queue/unseen_edits.ts";
import { DeskKeys } from "../frame/desk.tsx";
import { APPROVING, QueueLinks, ThumbBar } from "../frame/queue_pane.tsx";
import { DESK_FILE } from "../frame/desk_file.ts";
import { findAround, findListing, type FoundListing } from "../frame/found_listing.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { picksOf, reasonField } from "../frame/reason_field.tsx";
import { deskPath, filterOf, queryOf } from "../frame/waiting_filter.ts";
import { ModeratedVotes } from "../voids/moderated_votes.tsx";
import { actOnListing, MODERATORS } from "./act_on_listing.ts";
import { checksFor, ChecksSheet } from "./checks_sheet.tsx";
import { canPutBack } from "./listing_text.tsx";
import { OpenListing } from "./open_listing.tsx";
import { BesideQueue, type WaitingAround } from "./waiting_pane.tsx";

/** The time at which a moderator opened the page, as written into the form. */
export const SEEN_AT = typedMoment("required");

/** Milliseconds for a check: the game server has 5 s to respond, and its name and token are looked up. */
const CHECK_WITHIN_MS = 15_000;

/** Properties of the forms that approve and refuse, where keyboard shortcuts belong to them. */
const APPROVES = { id: APPROVING, look: "primary", shortcut: "a" } as const;
const REFUSES = { look: "danger", shortcut: "r" } as const;

/** The time of the last change of status that a moderator saw; "" if the status had never changed. */
export const STATUS_SEEN = z.literal("").transform(() => null).or(SEEN_AT);

/** Approves, rejects or suspends a server. */
const decide = actOnListing({
  path: "decisions",
  fields: {
    decision: hidden(z.enum(["approve", "reject", "suspend"])),
    listing: hidden(z.string().optional()),
    seen: hidden(SEEN_AT.optional()),
    status_seen: hidden(STATUS_SEEN.optional()),
    reason: reasonField("owner"),
  },
  copy: () => ({ submit: currentLocale().words.moderation.server.approve }),
  refused: { reason_needed: "reason", server_transition: "", server_own: "" },
  page: showModerated,
  async carryOut({ services }, slug, { decision, seen, status_seen: statusSeen, reason, act }) {
    await decideStatus(services, slug, { decision, reason, seenAt: seen, statusSeen, ...act });
    return ACTIONS[decision];
  },
});

/** Approves or refuses a pending change to a listing. */
const decideOnChange = actOnListing({
  path: "change",
  fields: {
    decision: hidden(z.enum(["approve", "refuse"])),
    change: hidden(z.uuid()),
    why: reasonField("owner"),
  },
  copy: () => ({ submit: currentLocale().words.moderation.change.approve }),
  refused: { reason_needed: "why", change_gone: "", server_own: "" },
  page: showModerated,
  async carryOut({ services }, slug, { decision, change: changeId, reason, act }) {
    await decideChange(services, slug, { decision, changeId, reason, ...act });
    return undefined;
  },
});

/** Records that a moderator has seen what an owner changed. */
const seeEdits = actOnListing({
  path: "edits",
  fields: { seen: hidden(SEEN_AT) },
  copy: () => ({ submit: currentLocale().words.moderation.text.seen }),
  refused: { change_gone: "", server_own: "" },
  page: showModerated,
  async carryOut({ services }, slug, { seen: seenAt, act }) {
    await acceptEdits(services, slug, { seenAt, ...act });
    return "edits_accepted";
  },
});

/** Puts back what a moderator last saw of a listing. */
const putBack = actOnListing({
  path: "edits/restoration",
  fields: { seen: hidden(SEEN_AT), edits_reason: reasonField("owner") },
  copy() {
    const { putBack: submit } = currentLocale().words.moderation.text;
    return { submit, edits_reason: { label: submit } };
  },
  refused: { reason_needed: "edits_reason", change_gone: "", server_own: "" },
  page: showModerated,
  async carryOut({ services }, slug, { seen: seenAt, reason, act }) {
    await putEditsBack(services, slug, { seenAt, reason, ...act });
    return "edits_put_back";
  },
});

/** Accepts new pictures. */
const seePictures = actOnListing({
  path: "pictures",
  fields: { seen: hidden(SEEN_AT) },
  copy: () => ({ submit: currentLocale().words.moderation.pictures.accept }),
  refused: { picture_gone: "", server_own: "" },
  page: showModerated,
  async carryOut({ services }, slug, { seen: seenAt, act }) {
    await acceptPictures(services, slug, { seenAt, ...act });
    return "pictures_accepted";
  },
});

/** Takes a picture down. */
const takeDown = actOnListing({
  path: "pictures/removal",
  fields: {
    kind: oneOf(["logo", "banner"]),
    logo: hidden(z.string().optional()),
    banner: hidden(z.string().optional()),
    picture_reason: reasonField("owner"),
  },
  copy() {
    const { takeDown: submit, which } = currentLocale().words.moderation.pictures;
    return { submit, kind: { label: which }, picture_reason: { label: submit } };
  },
  refused: { reason_needed: "picture_reason", picture_gone: "", server_own: "" },
  page: showModerated,
  async carryOut({ services }, slug, { kind, reason, act, ...hashes }) {
    await takePictureDown(services, slug, { kind, hash: hashes[kind] ?? "", reason, ...act });
    return "picture_taken_down";
  },
});

/** Queries the server now. */
const checkNow = action({
  path: "/moderation/servers/:slug/checks",
  who: MODERATORS,
  fields: {},
  refused: { check_too_soon: "" },
  copy: () => ({ submit: currentLocale().words.moderation.desk.checkNow }),
  async act({ c, web, sender }) {
    deadlineOf(c).restart(CHECK_WITHIN_MS);
    await web.services.checkNow(c.req.param("slug") ?? "", sender.by, { isModerating: true });
  },
  then: (_, { c }) => [deskPath(c.req.param("slug") ?? "", filterOf(c)), "checked"],
  page: showModerated,
});

/** The routes of the forms on a listing's page. */
export const LISTING_FORMS = [
  decide,
  decideOnChange,
  seeEdits,
  putBack,
  seePictures,
  takeDown,
  checkNow,
]
  .map(({ route }) => route);

/** GET /moderation/servers/:slug: shows a listing, the possible decisions, its votes and its history. */
export async function showModerated(c: WebContext, web: Web) {
  return await sendDesk(c, web, { slug: c.req.param("slug") ?? "" });
}

/** Responds with a listing, its forms and its votes, beside all that waits. */
export async function sendDesk(
  c: WebContext,
  web: Web,
  { slug, title }: { slug: string; title?: string },
) {
  const { moderation: { server: words } } = currentLocale().words;
  const { by } = actOf(c, web);
  const filter = filterOf(c);
  const server = await requireModerated(web.services.sql, slug, { by });
  const before = z.uuid().safeParse(c.req.query("before")).data;
  const [found, around] = await Promise.all([
    findListing(web, server, { by, before, after: c.req.query("after") }),
    findAround(web, { by, slug, filter }),
  ]);
  const open = { server, found, to: { at: { slug }, query: queryOf(filter) } };
  const ways = (
    <>
      <QueueLinks {...around} />
      <DeskKeys />
    </>
  );
  return await sendModeration(c, web, {
    title: title ?? words.title(isolated(server.name)),
    heading: null,
    scripts: [DESK_FILE.path],
    body: (
      <>
        <BesideQueue here={slug} around={around} ways={ways}>
          <OpenListing server={server} found={found}>
            <PutBack {...open} />
            <PictureRemoval {...open} />
          </OpenListing>
          <Decision {...open} around={around} />
        </BesideQueue>
        <ModeratedVotes
          path={`/moderation/servers/${slug}`}
          found={found.votes}
          isFirst={before === undefined}
        />
      </>
    ),
  });
}

/** An open listing, and where its forms are sent to. */
interface Open {
  server: ServerDetails;
  found: FoundListing;
  to: Pick<FormProps, "at" | "query">;
}

/** A decision that a listing waits for. The first one stays in sight and gets the keyboard shortcuts. */
interface Due {
  title: string;
  /** Label of a phone's button that approves. `refuse` is the label of the link to the forms. */
  approve: string;
  refuse: string;
  show(isFirst: boolean): Child;
}

/**
 * The facts about a listing, the possible decisions, and links to the next one. The pane is never higher than the
 * window: the checks scroll, and the waiting decision stays in sight.
 */
function Decision({ around, ...open }: Open & { around: WaitingAround }) {
  const { desk: words } = currentLocale().words.moderation;
  const { server, found, to } = open;
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
function isNew({ server: { status }, found: { text } }: Open): boolean {
  return !text?.changeId && status === "pending";
}

/** Returns what a listing waits for: a decision, then a look at what is public already. */
function dueOf(open: Open): Due[] {
  const { server: words, change, text: edits, pictures, desk } = currentLocale().words.moderation;
  const { server: { status, picturesAt }, found: { text }, to } = open;
  const { approve, decide: title, toReject } = words;
  const due: Due[] = [];
  if (text?.changeId) {
    const forms = <ChangeForms to={to} change={text.changeId} />;
    due.push({ title: change.decide, approve, refuse: change.toRefuse, show: () => forms });
  } else if (isNew(open)) {
    due.push({ title, approve, refuse: toReject, show: () => <StatusForms {...open} hasKeys /> });
  }
  const unseen = [
    [seeEdits, edits.heading, edits.seenLead, edits.seen, text?.editedAt],
    [seePictures, pictures.heading, pictures.isNew, pictures.accept, picturesAt],
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

/** The forms to approve or refuse a change that waits. */
function ChangeForms({ to, change }: Pick<Open, "to"> & { change: string }) {
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

/** The decisions about a listing whose status is not what waits. They unfold. */
function StatusFold(open: Open) {
  const { server: words } = currentLocale().words.moderation;
  if (decisionsFor(open.server).length === 0) return null;
  return (
    <Rare title={words.change[open.server.status]} reason="reason">
      <StatusForms {...open} />
    </Rare>
  );
}

/** One form per decision that the server's status allows. At most one of them asks for a reason. */
function StatusForms({ server, found: { noMail }, to, hasKeys = false }: Open & {
  /** Whether this is what the listing waits for. */
  hasKeys?: boolean;
}) {
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

/** The form to put back what a moderator last saw of a listing's texts. */
function PutBack({ found: { text }, to }: Open) {
  const { text: words } = currentLocale().words.moderation;
  if (!text?.editedAt || !canPutBack(text)) return null;
  return (
    <Rare title={words.toPutBack} reason="edits_reason">
      <putBack.Form
        {...to}
        typed={{ seen: text.editedAt.toISOString() }}
        lead={<p class="note">{words.putBackLead}</p>}
        look="danger"
      />
    </Rare>
  );
}

/** The form to take one of a server's pictures down. */
function PictureRemoval({ server: { logo, banner }, to }: Open) {
  const { pictures: words } = currentLocale().words.moderation;
  const pictures = { ...logo && { logo }, ...banner && { banner } };
  const kinds = (["logo", "banner"] as const).filter((kind) => pictures[kind]);
  if (kinds.length === 0) return null;
  return (
    <Rare title={words.takeDown} reason="picture_reason">
      <takeDown.Form
        {...to}
        typed={pictures}
        options={{ kind: kinds.map((value) => ({ value, label: words.kinds[value] })) }}
        look="danger"
      />
    </Rare>
  );
}

/** A form that is rarely wanted: it unfolds, and is open while its reason is at fault. */
function Rare({ title, reason, children }: { title: string; reason: string; children: Child }) {
  return <Fold title={title} isOpen={sentForm()?.faults[reason] !== undefined}>{children}</Fold>;
}
