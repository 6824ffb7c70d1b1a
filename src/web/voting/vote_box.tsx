import type { Viewer } from "../../trail/viewer.ts";
import type { OwnVote } from "../../votes/own_vote.ts";
import { ReceiptLink, Until } from "./next_vote.tsx";
import { VOTING } from "./words.ts";

/** Offers a visitor to vote, or says when they can vote again. */
export function VoteBox({ slug, viewer, vote, now }: {
  slug: string;
  viewer: Viewer | undefined;
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
        {vote.id ? <ReceiptLink slug={slug} id={vote.id} /> : null}
      </div>
    );
  }
  return (
    <div class="card vote-box">
      <a class="button primary big" href={`/servers/${slug}/vote`}>{VOTING.button}</a>
      {viewer ? null : <p class="note">{VOTING.signInFirst}</p>}
    </div>
  );
}
