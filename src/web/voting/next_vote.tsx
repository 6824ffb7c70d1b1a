import { Box } from "../frame/icons.tsx";
import { LinkLine } from "../frame/parts.tsx";
import { VOTING } from "./words.ts";
import type { OwnVote } from "../../votes/own_vote.ts";

const MINUTE_MS = 60_000;

/** "5 h 12 min (at 00:00 UTC)": how long until an instant, and the instant, which the script shows in local time. */
export function Until({ at, now }: { at: Date; now: Date }) {
  const minutes = Math.max(1, Math.ceil((at.getTime() - now.getTime()) / MINUTE_MS));
  const iso = at.toISOString();
  return (
    <>
      <strong>{VOTING.wait(minutes)}</strong> ({VOTING.at}{" "}
      <time datetime={iso}>{`${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`}</time>)
    </>
  );
}

/** Offers a visitor to vote, or says when they can vote again. */
export function VoteBox({ slug, mayVote, vote, now }: {
  slug: string;
  /** Whether the next page is the ballot, and not one to sign in. */
  mayVote: boolean;
  vote: OwnVote | undefined;
  now: Date;
}) {
  if (vote) {
    return (
      <div class="card vote-box">
        <p>
          <strong>{vote.id ? VOTING.voted : VOTING.votedInVain}</strong> {VOTING.next}{" "}
          <Until at={vote.nextVoteAt} now={now} />.
        </p>
        {vote.id
          ? <LinkLine href={`/servers/${slug}/votes/${vote.id}`} label={VOTING.receipt} />
          : null}
      </div>
    );
  }
  return (
    <div class="card vote-box">
      <a class="button button--vote big" href={`/servers/${slug}/vote`}>
        <Box />
        {VOTING.button}
      </a>
      {mayVote ? null : <p class="note">{VOTING.signUpFirst}</p>}
    </div>
  );
}
