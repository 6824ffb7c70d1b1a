import { z } from "zod";
import { findDetails } from "../../../site/servers/server_details.ts";
import { isRecent } from "../../../site/sign_in/recent_proof.ts";
import { askProof } from "../../../site/web/account/prove_page.tsx";
import { voidVote } from "../../voids/void_vote.ts";
import { type CastVote, requireVote, VOTES_PAGE } from "../../../site/voting/vote_history.ts";
import type { Child } from "hono/jsx";
import { Instant, LinkLine, Timestamp } from "../../../site/web/parts/parts.tsx";
import { Marked } from "../frame/found_rows.tsx";
import { ReasonForm, sendModeration } from "../frame/moderation_frame.tsx";
import type { FaultyForm } from "../../../site/web/kit/form.tsx";
import { redirectTo, submit } from "../../../site/web/forms/submit.ts";
import { lastOnPage, Pages } from "../../../site/web/parts/page_links.tsx";
import { actOf, viewerOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { DAY_MS } from "../../../core/time/day.ts";
import { Fold, Panel } from "../../../site/web/kit/panel.tsx";
import { FactList } from "../../../site/web/kit/rows.tsx";
import { Table } from "../../../site/web/kit/table.tsx";

/** POST /moderation/votes/:id/voiding: voids a vote. After ten in a day it asks who the moderator is, as voiding many does. */
export const voidOneVote = submit({
  schema: z.object({ reason: z.string() }),
  fields: { reason_needed: "reason", vote_voided: "" },
  show: showVote,
  async act(c, web, { reason }, typed) {
    const id = c.req.param("id") ?? "";
    const act = actOf(c, web);
    const isProved = isRecent(viewerOf(c), act.now);
    const { kind } = await voidVote(web.services, id, { reason, isProved, ...act });
    if (kind === "unproved") return await askProof(c, web, typed);
    return redirectTo(c, `/moderation/votes/${id}`, "vote_voided");
  },
});

/** GET /moderation/votes/:id: shows a vote, and a form to void it. */
export async function showVote(c: WebContext, web: Web, sent?: FaultyForm) {
  const locale = currentLocale();
  const { vote: words } = locale.words.moderation;
  const { by } = actOf(c, web);
  const id = c.req.param("id") ?? "";
  const { sql } = web.services;
  const vote = await requireVote(sql, id, { by, doing: "show_vote" });
  const server = vote.server === null ? undefined : await findDetails(sql, vote.server);
  return await sendModeration(c, web, {
    title: words.title(vote.player ?? locale.words.frame.trail.gone),
    way: {
      from: [{
        href: `/moderation/servers/${vote.server}#votes`,
        label: server?.name ?? vote.server ?? "",
      }],
      here: words.what,
    },
    sent,
    body: (
      <div class="account-desk">
        <Panel title={words.what}>
          <div class="stack">
            <FactList facts={factsOf(vote, server?.name ?? vote.server)} />
          </div>
          <p class="note">{locale.words.voids.trustMeans}</p>
        </Panel>
        {vote.voidedAt === null ? <VoidForm vote={vote} sent={sent} /> : null}
      </div>
    ),
  });
}

/**
 * Times are shown to the millisecond, like in the API and webhooks, because scripts vote at suspiciously regular times.
 */
function factsOf(vote: CastVote, serverName: string | null): [name: string, fact: Child][] {
  const locale = currentLocale();
  const { vote: words } = locale.words.moderation;
  const { voidedAt } = vote;
  return [
    [words.player, <PlayerLink id={vote.accountId} name={vote.player} />],
    [words.server, <a href={`/moderation/servers/${vote.server}`} dir="auto">{serverName}</a>],
    [words.cast, <Timestamp at={vote.votedAt} />],
    [words.source, sourceOf(vote)],
    [words.trust, trustOf(vote)],
    [words.id, <code>{vote.id}</code>],
    [words.voidedAt, voidedAt && <Timestamp at={voidedAt} />],
    [words.voidedBy, voidedAt && (vote.voidedBy ?? locale.words.frame.trail.operator)],
    [words.reason, voidedAt && (vote.voidReason ?? words.noReason)],
  ];
}

function VoidForm({ vote, sent }: { vote: CastVote; sent: FaultyForm | undefined }) {
  const { vote: words } = currentLocale().words.moderation;
  return (
    <Panel title={words.heading}>
      <div class="stack">
        <ReasonForm
          action={`/moderation/votes/${vote.id}/voiding`}
          readers="owner"
          submit={words.submit}
          sent={sent}
        >
          <ul class="note">
            {words.consequences.map((sentence) => <li>{sentence}</li>)}
          </ul>
        </ReasonForm>
      </div>
      <p class="">
        <a href={`/moderation/servers/${vote.server}#votes`}>{words.cancel}</a>
      </p>
    </Panel>
  );
}

/** A server's votes, each with a link to void it. */
export function ModeratedVotes({ path, found, isFirst }: {
  /** The path of the server's page for moderators. */
  path: string;
  /** Contains one more than a page shows if there are older ones. */
  found: CastVote[];
  isFirst: boolean;
}) {
  const locale = currentLocale();
  const { server: list } = locale.words.moderation;
  const last = lastOnPage(found, VOTES_PAGE);
  if (found.length === 0) {
    return <Panel id="votes" title={list.votes} aside={<span class="note">{list.noVotes}</span>} />;
  }
  return (
    <Fold id="votes" title={list.votes} isOpen={!isFirst}>
      <p class="note">{list.votesLead} {locale.words.voids.trustMeans}</p>
      <LinkLine href={`${path}/voids`} label={list.many} />
      <Table
        label={list.votes}
        heads={list.voteHeads}
        rows={found.slice(0, VOTES_PAGE).map((one) => cellsOf(one))}
      />
      <Pages
        label={list.votePages}
        back={isFirst ? undefined : { href: `${path}#votes`, label: list.newestVotes }}
        on={last && { href: `${path}?before=${last.id}#votes`, label: list.olderVotes }}
      />
    </Fold>
  );
}

function cellsOf(vote: CastVote): Child[] {
  const locale = currentLocale();
  const { server: list } = locale.words.moderation;
  const isVoid = vote.voidedAt !== null;
  const player = vote.player ?? locale.words.frame.trail.gone;
  return [
    <PlayerLink id={vote.accountId} name={vote.player} />,
    <Instant at={vote.votedAt} />,
    vote.playerSince ? list.ageOf(daysBetween(vote.playerSince, vote.votedAt)) : "",
    vote.sharing ?? list.unknown,
    sourceOf(vote),
    trustOf(vote),
    <span class={isVoid ? "badge bad" : "badge good"}>{isVoid ? list.void : list.counts}</span>,
    <a
      href={`/moderation/votes/${vote.id}`}
      aria-label={isVoid ? list.showLabel(player) : list.voidLabel(player)}
    >
      {isVoid ? list.showVoid : list.voidLink}
    </a>,
  ];
}

function sourceOf({ source }: CastVote): string {
  return currentLocale().words.voids.sources[source ?? "unknown"];
}

function trustOf({ trust }: CastVote): string {
  return currentLocale().words.voids.trusts[trust ?? "unknown"];
}

/** Links to a player's account if it still exists. `found` is what was searched for. */
export function PlayerLink(
  { id, name, found = "" }: {
    id: string;
    name: string | null;
    found?: string;
  },
) {
  if (name === null) return <>{currentLocale().words.frame.trail.gone}</>;
  return (
    <a href={`/moderation/accounts/${id}`}>
      <Marked text={name} found={found} />
    </a>
  );
}

function daysBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / DAY_MS));
}
