import { VOTES_PAGE } from "../../votes/list_votes.ts";
import type { ListedVote } from "../../votes/vote_history.ts";
import { Instant } from "../frame/instant.tsx";
import { lastOnPage, Pages } from "../frame/pages.tsx";
import { TRAIL } from "../frame/words.ts";
import { MODERATION } from "./words.ts";
import { TableFrame } from "../frame/table_frame.tsx";

const { server: words } = MODERATION;

const DAY_MS = 86_400_000;

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
          <VoteTable votes={found.slice(0, VOTES_PAGE)} />
        </>
      )}
      <VotePages path={path} found={found} isFirst={isFirst} />
    </section>
  );
}

function VoteTable({ votes }: { votes: ListedVote[] }) {
  return (
    <TableFrame label={words.votes}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.cast}</th>
            <th scope="col">{words.age}</th>
            <th scope="col">{words.sharing}</th>
            <th scope="col">{words.state}</th>
            <th scope="col">{words.action}</th>
          </tr>
        </thead>
        <tbody>
          {votes.map((vote) => <VoteRow vote={vote} />)}
        </tbody>
      </table>
    </TableFrame>
  );
}

function VoteRow({ vote }: { vote: ListedVote }) {
  const isVoid = vote.voidedAt !== null;
  const player = vote.player ?? TRAIL.gone;
  return (
    <tr>
      <th scope="row">
        <PlayerLink id={vote.accountId} name={vote.player} />
      </th>
      <td>
        <Instant at={vote.votedAt} />
      </td>
      <td>{vote.playerSince ? words.ageOf(daysBetween(vote.playerSince, vote.votedAt)) : ""}</td>
      <td>{vote.sharing ?? words.unknown}</td>
      <td>
        <span class={isVoid ? "badge bad" : "badge good"}>
          {isVoid ? words.void : words.counts}
        </span>
      </td>
      <td>
        <a
          href={`/moderation/votes/${vote.id}`}
          aria-label={isVoid ? words.showLabel(player) : words.voidLabel(player)}
        >
          {isVoid ? words.showVoid : words.voidLink}
        </a>
      </td>
    </tr>
  );
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
