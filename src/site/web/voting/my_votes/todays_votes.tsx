import type { RewardState } from "../../../voting/my_votes/reward_state.ts";
import { isolated } from "../../../text/shown_text.ts";
import {
  nextFavourite,
  type ServerToday,
  type VotesToday,
} from "../../../voting/my_votes/votes_today.ts";
import { Logo } from "../../servers/face.tsx";
import { Box } from "../../kit/icons.tsx";
import { Instant } from "../../kit/times.tsx";
import { currentLocale } from "../../current_locale.ts";
import { FavouriteStar } from "../favourites/favourites_form.tsx";
import { NextDay } from "../favourites/next_vote.tsx";
import { seriesPath } from "../favourites/favourites_series.tsx";
import { VotedMark } from "../favourites/voted_mark.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Row, Rows } from "../../kit/rows.tsx";

/** Separates two facts about a vote. Lines never start with it. */
const DOT = "\u00a0· ";

/** The data on the page about each of today's servers. */
interface Details {
  streaks: ReadonlyMap<string, number>;
  rewards: ReadonlyMap<string, RewardState>;
}

/** The favourites in order, and the other servers with a vote today. */
export function TodaysVotes({ today, details, now }: {
  today: VotesToday;
  details: Details;
  now: Date;
}) {
  const { myVotes: words } = currentLocale().words;
  const { favourites, others } = today;
  const next = nextFavourite(today);
  if (favourites.length + others.length === 0) return null;
  return (
    <Panel
      title={words.today}
      aside={favourites.length > 0 ? <a class="note" href="/">{words.find}</a> : (
        <span class="note">
          {words.nextDay} <NextDay now={now} />. {words.utcDay}
        </span>
      )}
    >
      <Rows>
        {[...favourites, ...others].map((server) => (
          <ServerRow server={server} details={details} isNext={server === next} />
        ))}
      </Rows>
    </Panel>
  );
}

/** A server with its vote of today, or with the streak that ends without one. */
function ServerRow({ server, details: { streaks, rewards }, isNext }: {
  server: ServerToday;
  details: Details;
  isNext: boolean;
}) {
  const { id, slug, name, isListed, isFavourite } = server;
  return (
    <Row
      art={<Logo server={server} size={44} />}
      title={isListed ? <a href={`/servers/${slug}`} dir="auto">{name}</a> : name}
      note={
        <VoteState
          server={server}
          reward={rewards.get(server.voteId ?? "") ?? "none"}
          streak={streaks.get(id) ?? 0}
        />
      }
      end={
        <>
          {isListed && <FavouriteStar slug={slug} name={name} isFavourite={isFavourite} />}
          <VotingLink server={server} isNext={isNext} />
        </>
      }
      wraps
    />
  );
}

function VoteState({ server, reward, streak }: {
  server: ServerToday;
  reward: RewardState;
  streak: number;
}) {
  const { myVotes: words } = currentLocale().words;
  const { slug, name, hasVoted, voteId, votedAt } = server;
  if (!hasVoted) return <>{streak > 1 ? words.endsTonight(streak) : null}</>;
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

function VotingLink({ server, isNext }: { server: ServerToday; isNext: boolean }) {
  const locale = currentLocale();
  const { slug, name, hasVoted, voteId } = server;
  if (hasVoted) return <VotedMark slug={slug} name={name} voteId={voteId} />;
  return (
    <a class={isNext ? "button button--vote" : "button"} href={seriesPath(server)}>
      <Box />
      {locale.words.myVotes.vote}
      <span class="unseen">{locale.words.myVotes.voteFor(isolated(name))}</span>
    </a>
  );
}
