import { dayEnd, MINUTE_MS } from "../../../../core/time/day.ts";
import { Notice } from "../../kit/panel.tsx";
import { Instant } from "../../kit/times.tsx";
import type { OwnVote } from "../../../voting/my_votes/own_vote.ts";
import { currentLocale } from "../../current_locale.ts";

/** "5 h 12 min (1:00 AM)": the time left until `at`, the start of a voting day. */
export function Until({ at, now }: { at: Date; now: Date }) {
  return (
    <>
      <TimeLeft at={at} now={now} /> (<Instant at={at} />)
    </>
  );
}

/** "5 h 12 min": the time left until `at`. */
export function TimeLeft({ at, now }: { at: Date; now: Date }) {
  const minutes = Math.max(1, Math.ceil((at.getTime() - now.getTime()) / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const { wait } = currentLocale().words.voting;
  if (hours === 0) return <strong>{wait.minutes(rest)}</strong>;
  return <strong>{rest === 0 ? wait.hours(hours) : wait.both(hours, rest)}</strong>;
}

/** The time left until the next voting day. */
export function NextDay({ now }: { now: Date }) {
  return <Until at={dayEnd(now)} now={now} />;
}

/** The time at which a user who has voted today can vote again. */
export function VoteBox({ slug, vote, now }: { slug: string; vote: OwnVote; now: Date }) {
  const { voting: words } = currentLocale().words;
  return (
    <Notice tone="now">
      <p>
        <strong>
          {vote.isTaken ? words.votedElsewhere : vote.id ? words.voted : words.votedInVain}
        </strong>{" "}
        {words.next} <Until at={vote.nextVoteAt} now={now} />.
      </p>
      {vote.id ? <a href={`/servers/${slug}/votes/${vote.id}`}>{words.receipt}</a> : null}
    </Notice>
  );
}
