import type { Child } from "hono/jsx";
import { VOTES_PAGE } from "../../votes/list_votes.ts";
import type { ListedVote } from "../../votes/vote_history.ts";
import { Instant } from "../frame/instant.tsx";
import { lastOnPage, Pages } from "../frame/pages.tsx";
import { TRAIL } from "../frame/words.ts";
import { MODERATION } from "./words.ts";
import { Table } from "../frame/table_frame.tsx";

const { server: words } = MODERATION;

const DAY_MS = 86_400_000;

const HEADS = [words.player, words.cast, words.age, words.sharing, words.state, words.action];

interface VotesProps {
  /** The server's own page among the moderators'. */
  path: string;
  /** One more than a page shows when there are older ones. */
  found: ListedVote[];
  isFirst: boolean;
}

/** A server's votes, each with a link to void it. */
export function ModeratedVotes({ path, found, isFirst }: VotesProps) {
  return (
    <section id="votes">
      <h2>{words.votes}</h2>
      {found.length === 0 ? <p class="note">{words.noVotes}</p> : (
        <>
          <p class="note">{words.votesLead}</p>
          <p>
            <a href={`${path}/voids`}>{words.many}</a>
          </p>
          <Table label={words.votes} heads={HEADS} rows={found.slice(0, VOTES_PAGE).map(cellsOf)} />
        </>
      )}
      <VotePages path={path} found={found} isFirst={isFirst} />
    </section>
  );
}

function cellsOf(vote: ListedVote): Child[] {
  const isVoid = vote.voidedAt !== null;
  const player = vote.player ?? TRAIL.gone;
  return [
    <PlayerLink id={vote.accountId} name={vote.player} />,
    <Instant at={vote.votedAt} />,
    vote.playerSince ? words.ageOf(daysBetween(vote.playerSince, vote.votedAt)) : "",
    vote.sharing ?? words.unknown,
    <span class={isVoid ? "badge bad" : "badge good"}>{isVoid ? words.void : words.counts}</span>,
    <a
      href={`/moderation/votes/${vote.id}`}
      aria-label={isVoid ? words.showLabel(player) : words.voidLabel(player)}
    >
      {isVoid ? words.showVoid : words.voidLink}
    </a>,
  ];
}

/** Leads to a player's account, if it is still there. */
export function PlayerLink({ id, name }: { id: string; name: string | null }) {
  return name === null ? <>{TRAIL.gone}</> : <a href={`/moderation/accounts/${id}`}>{name}</a>;
}

function daysBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / DAY_MS));
}

function VotePages({ path, found, isFirst }: VotesProps) {
  const last = lastOnPage(found, VOTES_PAGE);
  return (
    <Pages
      label={words.votePages}
      back={isFirst ? undefined : { href: `${path}#votes`, label: words.newestVotes }}
      on={last && { href: `${path}?before=${last.id}#votes`, label: words.olderVotes }}
    />
  );
}
