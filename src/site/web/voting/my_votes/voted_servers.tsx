import type { RewardState } from "../../../voting/my_votes/reward_state.ts";
import { isolated } from "../../../text/shown_text.ts";
import type { ServerToday } from "../../../voting/my_votes/votes_today.ts";
import { Logo } from "../../servers/face.tsx";
import { Box } from "../../kit/icons.tsx";
import { State } from "../../kit/state.tsx";
import { Instant } from "../../kit/times.tsx";
import { currentLocale } from "../../current_locale.ts";
import { FavouriteStar } from "../favourites/favourites_form.tsx";
import { seriesPath } from "../favourites/favourites_series.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Row, Rows } from "../../kit/rows.tsx";
import { ballotPath } from "../../link_path.ts";

/** Separates two facts about a vote. Lines never start with it. */
const DOT = "\u00a0· ";

/** The data on the page about each server. */
interface Details {
  streaks: ReadonlyMap<string, number>;
  rewards: ReadonlyMap<string, RewardState>;
  /** The times of the last votes. */
  lastVotes: ReadonlyMap<string, Date | null>;
}

/** The servers that a player votes for, in the order of `inOneList`. */
export function VotedServers({ servers, details }: {
  servers: readonly ServerToday[];
  details: Details;
}) {
  const { myVotes: words } = currentLocale().words;
  return (
    <Panel title={words.servers} aside={<span class="note">{words.starred}</span>}>
      <Rows>
        {servers.map((server) => <ServerRow server={server} details={details} />)}
      </Rows>
    </Panel>
  );
}

/** A server with its vote of today, or else with the last one and the streak that ends without one. */
function ServerRow({ server, details }: { server: ServerToday; details: Details }) {
  const { slug, name, isListed, isFavourite, hasVoted } = server;
  return (
    <Row
      art={<Logo server={server} size={40} />}
      title={isListed ? <a href={`/servers/${slug}`} dir="auto">{name}</a> : name}
      note={hasVoted
        ? <VoteToday server={server} details={details} />
        : <EarlierVote server={server} details={details} />}
      end={
        <>
          {isListed && <FavouriteStar slug={slug} name={name} isFavourite={isFavourite} />}
          {hasVoted ? <VotedState server={server} /> : <VotingLink server={server} />}
        </>
      }
    />
  );
}

/** The streak, which ends without a vote today, or else the time of the last vote. */
function EarlierVote({ server: { id }, details: { streaks, lastVotes } }: {
  server: ServerToday;
  details: Details;
}) {
  const { myVotes: words } = currentLocale().words;
  const at = lastVotes.get(id);
  const streak = streaks.get(id) ?? 0;
  if (streak > 1) return <>{words.inRow(streak)}{words.inRowUnseen}</>;
  return at
    ? (
      <>
        {words.lastVote} <Instant at={at} />
      </>
    )
    : null;
}

function VoteToday({ server, details: { streaks, rewards } }: {
  server: ServerToday;
  details: Details;
}) {
  const { myVotes: words } = currentLocale().words;
  const { id, slug, name, voteId, votedAt } = server;
  const streak = streaks.get(id) ?? 0;
  const reward = rewards.get(voteId ?? "") ?? "none";
  const inRow = streak < 2 ? null : (
    <>
      {DOT}
      {words.inRow(streak)}
      {words.inRowUnseen}
    </>
  );
  if (voteId === null) {
    return (
      <>
        {server.isTaken ? words.isTaken : words.isVoid}
        {inRow}
      </>
    );
  }
  return (
    <>
      {words.votedAt} <Instant at={votedAt} />
      {inRow}
      {reward === "none" ? null : `${DOT}${words.reward}: ${words.rewards[reward]}`}
      {DOT}
      <a href={`/servers/${slug}/votes/${voteId}`}>
        {words.receipt}
        <span class="unseen">{words.receiptOf(isolated(name))}</span>
      </a>
    </>
  );
}

function VotedState({ server: { voteId } }: { server: ServerToday }) {
  const { myVotes: words } = currentLocale().words;
  return <State tone={voteId === null ? "off" : "good"}>{words.votedToday}</State>;
}

/** The link to the server's ballot. After a favourite's follows that of the next one. */
function VotingLink({ server }: { server: ServerToday }) {
  const { myVotes: words } = currentLocale().words;
  const { slug, name, isFavourite } = server;
  return (
    <a class="button" href={isFavourite ? seriesPath(server) : ballotPath(slug)}>
      <Box />
      {words.vote}
      <span class="unseen">{words.voteFor(isolated(name))}</span>
    </a>
  );
}
