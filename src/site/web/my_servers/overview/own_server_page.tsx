import { withdrawChange } from "../../../servers/review/decide_change.ts";
import { findChange, type ListingVersion } from "../../../servers/review/listing_version.ts";
import type { ServerDetails } from "../../../servers/server_details.ts";
import { resubmitServer } from "../../../servers/review/decide_status.ts";
import { awaitsProof } from "../../../servers/review/approve_server.ts";
import { Prose } from "../../parts/parts.tsx";
import { findOverviews } from "../../../keys/own_overview.ts";
import { covers } from "../../../../core/servers/roles.ts";
import { serverUnknown } from "../../../../core/servers/require_server.ts";
import { listOwnerNotes } from "../../../trail/owner_notes.ts";
import { listOwnNotices } from "../../../voting/void_notice.ts";
import { ANSWER_MAX, ANSWER_MIN, answerNotice } from "../../../voting/notice_answer.ts";
import { ChangeTable } from "../editing/change_table.tsx";
import { OwnOverview } from "./overview_page.tsx";
import { OwnerNoteSheets, Written } from "../editing/owner_note_sheets.tsx";
import { settingsPath } from "../settings/settings_path.ts";
import { MailNotice, sendOwnPage } from "../subject.tsx";
import { VoidNotices } from "./void_notices.tsx";
import { action } from "../../forms/action.tsx";
import { paragraphs } from "../../forms/fields.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Own, Web, WebContext } from "../../web_env.ts";
import { isolated } from "../../../text/shown_text.ts";
import { Notice, Panel } from "../../kit/panel.tsx";

/** GET /my/servers/:slug: shows an owner the listing's figures and next steps. */
export async function showOwnServer(c: WebContext, web: Web, own: Own) {
  const { overview: words, change: changeWords } = currentLocale().words.myServers;
  const { server } = own;
  const { services } = web;
  const isManager = covers(own.role, "manager");
  const [[overview], awaits, change, notices, written] = await Promise.all([
    findOverviews(services, { serverId: server.id }, services.now()),
    awaitsProof(services, server),
    findChange(services.sql, server.id),
    listOwnNotices(services.sql, server.id, services.now()),
    isManager ? listOwnerNotes(services.sql, server.id, services.now()) : [],
  ]);
  if (!overview) throw serverUnknown(server.slug);
  return sendOwnPage(c, web, {
    server,
    overview,
    title: words.title(isolated(server.name)),
    body: (
      <>
        {server.status === "approved" ? null : <Standing server={server} isManager={isManager} />}
        <MailNotice c={c} web={web} />
        {awaits && isManager && (
          <p>
            {words.prove} <a href={settingsPath(server.slug, "online")}>{changeWords.toStatus}</a>
          </p>
        )}
        <OwnerNoteSheets server={server} list={written} />
        {change && isManager ? <OwnChange server={server} change={change} /> : null}
        <OwnOverview c={c} web={web} server={server} overview={overview} isManager={isManager}>
          <VoidNotices
            slug={server.slug}
            notices={notices}
            isManager={isManager}
            answer={answerVoids}
          />
        </OwnOverview>
        {server.status === "approved" || server.description === ""
          ? null
          : (
            <Panel title={words.description}>
              <Prose text={server.description} />
            </Panel>
          )}
      </>
    ),
  });
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
  refused: { void_answer_invalid: "answer", void_answered: "" },
  act({ c, web, own, values: { answer: text }, sender }) {
    const id = c.req.param("id") ?? "";
    return answerNotice(web.services, own.server.slug, { id, text, ...sender });
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
  act: ({ web, own, sender }) => resubmitServer(web.services, own.server.slug, sender),
  then: (_, { own }) => [`/my/servers/${own.server.slug}`, "server_resubmitted"],
});

function Standing({ server, isManager }: { server: ServerDetails; isManager: boolean }) {
  const { overview: words } = currentLocale().words.myServers;
  const { status, slug, decidedReason: reason } = server;
  if (server.unlistedAt !== null) {
    return (
      <Notice tone="held">
        <p>{words.unlisted}</p>
        {isManager && <a href={settingsPath(slug, "unlist")}>{words.toRelist}</a>}
      </Notice>
    );
  }
  if (status === "rejected" && isManager) {
    return (
      <Panel title={words.rejected} look="danger">
        {reason === null ? null : <Written text={reason} />}
        <div class="actions">
          <a class="button primary" href={`/my/servers/${slug}/edit`}>{words.edit}</a>
          <resubmit.Button at={{ slug }} />
        </div>
      </Panel>
    );
  }
  return (
    <Notice tone={status === "pending" ? "late" : "bad"}>
      <p>{words[status]}</p>
      {reason === null ? null : <p>{words.reason} {isolated(reason)}</p>}
    </Notice>
  );
}

/** POST /my/servers/:slug/change/withdrawal: withdraws a pending change, or dismisses a refused one. */
export const withdrawOwnChange = action({
  path: "/my/servers/:slug/change/withdrawal",
  who: "manager",
  fields: {},
  act: ({ web, own, sender }) => withdrawChange(web.services, own.server.slug, sender),
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
