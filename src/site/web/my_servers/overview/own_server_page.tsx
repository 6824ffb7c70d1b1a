import { withdrawChange } from "../../../servers/review/decide_change.ts";
import { findChange, type ListingVersion } from "../../../servers/review/listing_version.ts";
import type { ServerDetails } from "../../../servers/server_details.ts";
import { resubmitServer } from "../../../servers/review/decide_status.ts";
import { stageOf } from "../../../../core/servers/listing_stage.ts";
import { awaitsProof } from "../../../servers/review/approve_server.ts";
import { findOverviews } from "../../../keys/own_overview.ts";
import { covers } from "../../../../core/servers/roles.ts";
import { serverUnknown } from "../../../../core/servers/require_server.ts";
import { listOwnerNotes, type OwnerNote } from "../../../trail/owner_notes.ts";
import { listOwnNotices, type VoidNotice } from "../../../voting/moderation/void_notice.ts";
import { answerNotice } from "../../../voting/moderation/notice_answer.ts";
import {
  answerSuspension,
  findSuspensionAnswer,
  type SuspensionAnswer,
} from "../../../servers/review/suspension_answer.ts";
import { ANSWER_MAX, ANSWER_MIN } from "../../../trail/answer.ts";
import { ChangeTable } from "../editing/change_table.tsx";
import { findOwnOverview, type OverviewView, OwnOverview } from "./overview_page.tsx";
import { OwnerNoteSheets, Written } from "../editing/owner_note_sheets.tsx";
import { settingsPath } from "../settings/settings_path.ts";
import { lacksMail, MailNotice, sendOwnPage } from "../subject.tsx";
import { Suspension } from "./suspension.tsx";
import { VoidNotices } from "./void_notices.tsx";
import { action } from "../../forms/action.tsx";
import { paragraphs } from "../../forms/fields.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { ServerAccess, Web, WebContext } from "../../web_env.ts";
import { isolated } from "../../../text/shown_text.ts";
import { Notice, Panel } from "../../kit/panel.tsx";

/** GET /my/servers/:slug: shows an owner the listing's figures and next steps. */
export async function showOwnServer(c: WebContext, web: Web, own: ServerAccess): Promise<Response> {
  const view = await findOwnServer(c, web, own);
  const { server, overview } = view.shown;
  const title = currentLocale().words.myServers.overview.title(isolated(server.name));
  return await sendOwnPage(c, web, {
    server,
    overview,
    title,
    body: <OwnServerBody view={view} />,
  });
}

/** All that the page about an owner's server shows. */
interface OwnServerView {
  shown: OverviewView;
  /** Whether mail about the server isn't sent to the viewer. */
  lacksMail: boolean;
  /** Whether a proof of ownership would approve the listing. */
  awaitsProof: boolean;
  /** A change that waits or was refused. */
  change: ListingVersion | undefined;
  notices: readonly VoidNotice[];
  /** The answer about the listing's current suspension. */
  suspensionAnswer: SuspensionAnswer | undefined;
  /** What moderators wrote to the owner. */
  written: readonly OwnerNote[];
}

async function findOwnServer(c: WebContext, web: Web, own: ServerAccess): Promise<OwnServerView> {
  const { server } = own;
  const { services } = web;
  const isManager = covers(own.role, "manager");
  const [[overview], awaits, change, notices, suspensionAnswer, written] = await Promise.all([
    findOverviews(services, { serverId: server.id }, services.now()),
    awaitsProof(services, server),
    findChange(services.sql, server.id),
    listOwnNotices(services.sql, server.id, services.now()),
    findSuspensionAnswer(services.sql, server),
    isManager ? listOwnerNotes(services.sql, server.id, services.now()) : [],
  ]);
  if (!overview) throw serverUnknown(server.slug);
  return {
    shown: await findOwnOverview(c, web, { server, overview, isManager }),
    lacksMail: lacksMail(c, web),
    awaitsProof: awaits && isManager,
    change: isManager ? change : undefined,
    notices,
    suspensionAnswer,
    written,
  };
}

function OwnServerBody({ view }: { view: OwnServerView }) {
  const { shown, change } = view;
  const { server, isManager } = shown;
  return (
    <>
      <StageNotice view={view} />
      {view.lacksMail && <MailNotice />}
      <OwnerNoteSheets server={server} list={view.written} />
      {change && <OwnChange server={server} change={change} />}
      <OwnOverview view={shown}>
        <VoidNotices
          slug={server.slug}
          notices={view.notices}
          isManager={isManager}
          answer={answerVoids}
        />
      </OwnOverview>
    </>
  );
}

/** Why a listing isn't on the list, and what its owner can do. Renders nothing for one that is. */
function StageNotice({ view: { shown, ...view } }: { view: OwnServerView }) {
  const { server, isManager } = shown;
  const { slug } = server;
  switch (stageOf(server)) {
    case "approved":
      return null;
    case "pending":
      return <PendingNotice slug={slug} isManager={isManager} awaitsProof={view.awaitsProof} />;
    case "rejected":
      return <Rejection server={server} isManager={isManager} />;
    case "suspended":
      return <Suspension view={shown} answer={view.suspensionAnswer} form={answerOwnSuspension} />;
    case "unlisted":
      return <UnlistedNotice slug={slug} isManager={isManager} />;
  }
}

/** What a new listing waits for, and what its owner may do meanwhile. */
function PendingNotice({ slug, isManager, awaitsProof }: {
  slug: string;
  isManager: boolean;
  /** Whether a proof of ownership would approve it. */
  awaitsProof: boolean;
}) {
  const { overview: words, change } = currentLocale().words.myServers;
  return (
    <Notice tone="late">
      <p>{awaitsProof ? `${words.pending} ${words.prove}` : words.pending}</p>
      {awaitsProof
        ? <a href={settingsPath(slug, "online")}>{change.toStatus}</a>
        : isManager && <a href={`/my/servers/${slug}/edit`}>{words.toEdit}</a>}
    </Notice>
  );
}

/**
 * POST /my/servers/:slug/voids/:id/answer: sends an owner's answer about void votes to the moderators, once per notice.
 */
export const answerVoids = action({
  path: "/my/servers/:slug/voids/:id/answer",
  who: "manager",
  each: "id",
  fields: { answer: paragraphs({ rows: 3, max: ANSWER_MAX }) },
  copy() {
    const { voidNotices: words } = currentLocale().words.overview;
    const help = words.help(ANSWER_MIN, ANSWER_MAX);
    return { answer: { label: words.yours, help }, submit: words.send };
  },
  refused: { void_answer_invalid: "answer", void_answered: "form" },
  onSubmit({ c, web, own, values: { answer: text }, sender }) {
    const id = c.req.param("id") ?? "";
    return answerNotice(web.services, own.server.slug, { id, text, ...sender });
  },
  then: (_, { own }) => [`/my/servers/${own.server.slug}`, "void_answered"],
  page: showOwnServer,
});

/** POST /my/servers/:slug/suspension/answer: sends an owner's answer about a suspension to the moderators, once. */
export const answerOwnSuspension = action({
  path: "/my/servers/:slug/suspension/answer",
  who: "manager",
  fields: { answer: paragraphs({ rows: 4, max: ANSWER_MAX }) },
  copy() {
    const { suspension: words, voidNotices } = currentLocale().words.overview;
    const help = words.help(ANSWER_MIN, ANSWER_MAX);
    return { answer: { label: words.changed, help }, submit: voidNotices.send };
  },
  refused: { void_answer_invalid: "answer" },
  onSubmit({ web, own, values: { answer: text }, sender }) {
    return answerSuspension(web.services, own.server.slug, { text, ...sender });
  },
  then: (_, { own }) => [`/my/servers/${own.server.slug}`, "void_answered"],
  page: showOwnServer,
});

/** POST /my/servers/:slug/resubmissions: returns a rejected server to the queue. */
export const resubmit = action({
  path: "/my/servers/:slug/resubmissions",
  who: "manager",
  fields: {},
  copy: () => ({ submit: currentLocale().words.myServers.overview.resubmit }),
  onSubmit: ({ web, own, sender }) => resubmitServer(web.services, own.server.slug, sender),
  then: (_, { own }) => [`/my/servers/${own.server.slug}`],
});

/** A listing that its people took off the list. */
function UnlistedNotice({ slug, isManager }: { slug: string; isManager: boolean }) {
  const { overview: words } = currentLocale().words.myServers;
  return (
    <Notice tone="held">
      <p>{words.unlisted}</p>
      {isManager && <a href={settingsPath(slug, "unlist")}>{words.toRelist}</a>}
    </Notice>
  );
}

/** A rejected listing, with what has to change. */
function Rejection({ server, isManager }: { server: ServerDetails; isManager: boolean }) {
  const { myServers: { overview: words }, overview: { voidNotices } } = currentLocale().words;
  const { slug, decidedReason: reason } = server;
  return (
    <>
      <Notice tone="bad">
        <p>{words.rejected}</p>
        {isManager && <a class="button primary" href={`/my/servers/${slug}/edit`}>{words.edit}</a>}
      </Notice>
      <Panel title={words.toChange}>
        {reason === null ? <p>{voidNotices.noReason}</p> : <Written text={reason} />}
        {isManager && <resubmit.Button at={{ slug }} />}
      </Panel>
    </>
  );
}

/** POST /my/servers/:slug/change/withdrawal: withdraws a pending change, or dismisses a refused one. */
export const withdrawOwnChange = action({
  path: "/my/servers/:slug/change/withdrawal",
  who: "manager",
  fields: {},
  onSubmit: ({ web, own, sender }) => withdrawChange(web.services, own.server.slug, sender),
  then: (_, { own }) => [`/my/servers/${own.server.slug}`, "change_withdrawn"],
});

/** The change that waits for a moderator, or the reason why it was refused. */
function OwnChange({ server, change }: { server: ServerDetails; change: ListingVersion }) {
  const { change: words } = currentLocale().words.myServers;
  const isRefused = change.state === "refused";
  return (
    <Panel
      title={isRefused ? words.refused : words.waiting}
      lead={isRefused ? words.refusedNext : words.waitingNext}
    >
      {change.reason === null ? null : <p>{words.reason(isolated(change.reason))}</p>}
      <ChangeTable server={server} change={change} />
      {change.text.host === undefined || isRefused ? null : (
        <p>
          {words.prove} <a href={settingsPath(server.slug, "online")}>{words.toStatus}</a>
        </p>
      )}
      <withdrawOwnChange.Button
        at={{ slug: server.slug }}
        submit={isRefused ? words.dismiss : words.withdraw}
      />
    </Panel>
  );
}
