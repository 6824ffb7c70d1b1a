import { withdrawChange } from "../../servers/decide_change.ts";
import { findChange, type ListingChange } from "../../servers/listing_change.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { resubmitServer } from "../../servers/decide_status.ts";
import { awaitsProof } from "../../servers/approve_server.ts";
import { Facts, Instant, Prose, Section } from "../frame/parts.tsx";
import { ButtonForm } from "../forms/forms.tsx";
import { OwnBadge } from "../listing/badge.tsx";
import { ChangeTable, Votes } from "../listing/listing_tables.tsx";
import { MailNotice, sendOwnPage } from "./subject.tsx";
import { redirectTo } from "../forms/submit.ts";
import { MY_SERVERS } from "./words.ts";
import type { Own, Web, WebContext } from "../web_env.ts";
import { isolated } from "../../text/typed_text.ts";

const { overview: words, change: changeWords } = MY_SERVERS;

/** GET /my/servers/:slug: shows the status of an owner's server, the reason for it, and its description. */
export async function showOwnServer(c: WebContext, web: Web, { server }: Own) {
  const { sql, voteCounts } = web.services;
  const [awaits, change, votes] = await Promise.all([
    awaitsProof(web.services, server),
    findChange(sql, server.id),
    voteCounts(server.id),
  ]);
  return sendOwnPage(c, web, {
    server,
    title: words.title(isolated(server.name)),
    body: (
      <>
        <MailNotice c={c} web={web} />
        <Standing server={server} />
        {awaits && (
          <p>
            {words.prove} <a href={`/my/servers/${server.slug}/status`}>{changeWords.toStatus}</a>
          </p>
        )}
        {change ? <OwnChange server={server} change={change} /> : null}
        <Facts
          facts={[
            [words.listedAt, <Instant at={server.createdAt} />],
          ]}
        />
        <Votes votes={votes} />
        {server.status === "approved" && <OwnBadge site={web.site} slug={server.slug} />}
        <Section title={words.description}>
          {server.description === ""
            ? (
              <p class="note">
                {words.noDescription} <a href={`/my/servers/${server.slug}/edit`}>{words.write}</a>
              </p>
            )
            : <Prose text={server.description} />}
        </Section>
      </>
    ),
  });
}

/** POST /my/servers/:slug/resubmissions: returns a rejected server to the queue. */
export async function resubmit(c: WebContext, web: Web, { server: { slug }, act }: Own) {
  await resubmitServer(web.services, slug, act);
  return redirectTo(c, `/my/servers/${slug}`, "server_resubmitted");
}

function Standing({ server }: { server: ServerDetails }) {
  const { status, slug, decidedReason: reason } = server;
  const look = status === "approved" ? "good" : status === "pending" ? "" : "warn";
  return (
    <>
      <div class={`notice ${look}`.trim()}>
        <p>{words[status]}</p>
        {reason === null ? null : <p>{words.reason} {isolated(reason)}</p>}
      </div>
      {status === "rejected" && (
        <div class="actions">
          <ButtonForm
            action={`/my/servers/${slug}/resubmissions`}
            label={words.resubmit}
            look="primary"
          />
          <a class="button secondary" href={`/my/servers/${slug}/edit`}>{words.edit}</a>
        </div>
      )}
    </>
  );
}

/** POST /my/servers/:slug/change/withdrawal: withdraws a pending change, or dismisses a refused one. */
export async function withdrawOwnChange(c: WebContext, web: Web, { server: { slug }, act }: Own) {
  await withdrawChange(web.services, slug, act);
  return redirectTo(c, `/my/servers/${slug}`, "change_withdrawn");
}

/** Shows an owner what is waiting for a moderator, or why it was refused. */
function OwnChange({ server, change }: { server: ServerDetails; change: ListingChange }) {
  const isRefused = change.refusedAt !== null;
  return (
    <Section
      look="card"
      title={isRefused ? changeWords.refused : changeWords.waiting}
      lead={isRefused ? changeWords.refusedNext : changeWords.waitingNext}
    >
      {change.refusedReason === null
        ? null
        : <p>{changeWords.reason(isolated(change.refusedReason))}</p>}
      <ChangeTable server={server} change={change} />
      {change.host === null || isRefused ? null : (
        <p>
          {changeWords.prove}{" "}
          <a href={`/my/servers/${server.slug}/status`}>{changeWords.toStatus}</a>
        </p>
      )}
      <ButtonForm
        action={`/my/servers/${server.slug}/change/withdrawal`}
        label={isRefused ? changeWords.dismiss : changeWords.withdraw}
      />
    </Section>
  );
}
