import { dayEnd } from "../../time/day.ts";
import { Instant, LinkLine } from "../frame/parts.tsx";
import { VOTING } from "./words.ts";
import type { OwnVote } from "../../votes/own_vote.ts";

const MINUTE_MS = 60_000;

/** "5 h 12 min (at 00:00 UTC)": the time left until `at`, and `at`, which the script shows in local time. */
export function Until({ at, now }: { at: Date; now: Date }) {
  return (
    <>
      <TimeLeft at={at} now={now} /> ({VOTING.at} <Instant at={at} />)
    </>
  );
}

/** "5 h 12 min": the time left until `at`. */
export function TimeLeft({ at, now }: { at: Date; now: Date }) {
  const minutes = Math.max(1, Math.ceil((at.getTime() - now.getTime()) / MINUTE_MS));
  return <strong>{VOTING.wait(minutes)}</strong>;
}

/** "5 h 12 min, at 00:00 UTC": the time left until the next vote day. The script adds the reader's own time. */
export function NextDay({ now }: { now: Date }) {
  const at = dayEnd(now);
  return (
    <>
      <TimeLeft at={at} now={now} />, {VOTING.at}{" "}
      <time datetime={at.toISOString()} data-clock>{VOTING.midnight}</time>
    </>
  );
}

/** Shows a user who has voted today when they can vote again. */
export function VoteBox({ slug, vote, now }: { slug: string; vote: OwnVote; now: Date }) {
  return (
    <div class="card vote-box">
      <p>
        <strong>
          {vote.isTaken ? VOTING.votedElsewhere : vote.id ? VOTING.voted : VOTING.votedInVain}
        </strong>{" "}
        {VOTING.next} <Until at={vote.nextVoteAt} now={now} />.
      </p>
      {vote.id
        ? <LinkLine href={`/servers/${slug}/votes/${vote.id}`} label={VOTING.receipt} />
        : null}
    </div>
  );
}
