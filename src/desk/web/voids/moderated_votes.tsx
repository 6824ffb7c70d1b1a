import type { Child } from "hono/jsx";
import { type CastVote, VOTES_PAGE } from "../../../site/voting/moderation/vote_history.ts";
import { Instant } from "../../../site/web/kit/times.tsx";
import { LinkLine } from "../../../site/web/kit/page_links.tsx";
import { lastOnPage, Pages } from "../../../site/web/kit/page_links.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { DAY_MS } from "../../../core/time/day.ts";
import { Fold, Panel } from "../../../site/web/kit/panel.tsx";
import { State } from "../../../site/web/kit/state.tsx";
import { Table } from "../../../site/web/kit/table.tsx";

/** A server's votes, each with a link to void it. */
export function ModeratedVotes({ path, found, isFirst }: {
  /** The path of the server's page for moderators. */
  path: string;
  /** The votes of a page, and one more if there are older ones. */
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
    <State tone={isVoid ? "bad" : "good"}>{isVoid ? list.void : list.counts}</State>,
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

/** A player's name, as a link to the account if it still exists. */
export function PlayerLink({ id, name }: { id: string; name: string | null }) {
  if (name === null) return <>{currentLocale().words.frame.trail.gone}</>;
  return <a href={`/moderation/accounts/${id}`}>{name}</a>;
}

function daysBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / DAY_MS));
}
