import { VOTES_PAGE } from "../../votes/list_votes.ts";
import type { CastVote } from "../../votes/vote_history.ts";
import { Instant } from "../frame/instant.tsx";
import { lastOnPage, Pages } from "../frame/pages.tsx";
import { TRAIL } from "../frame/words.ts";
import { MODERATION } from "./words.ts";
import { TableFrame } from "../frame/table_frame.tsx";

const { server: words } = MODERATION;

interface VotesProps {
  /** The server's own page among the moderators'. */
  path: string;
  /** One more than a page shows when there are older ones. */
  found: CastVote[];
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
          <VoteTable votes={found.slice(0, VOTES_PAGE)} />
        </>
      )}
      <VotePages path={path} found={found} isFirst={isFirst} />
    </section>
  );
}

function VoteTable({ votes }: { votes: CastVote[] }) {
  return (
    <TableFrame label={words.votes}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.cast}</th>
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

function VoteRow({ vote }: { vote: CastVote }) {
  const isVoid = vote.voidedAt !== null;
  const player = vote.player ?? TRAIL.gone;
  return (
    <tr>
      <th scope="row">{player}</th>
      <td>
        <Instant at={vote.votedAt} />
      </td>
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
