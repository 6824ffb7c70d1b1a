import type { OwnVote } from "../../votes/own_vote.ts";
import { LinkLine } from "../frame/parts.tsx";
import { Until } from "./next_vote.tsx";
import { VOTING } from "./words.ts";
import type { Voter } from "./voter.ts";

const { ballot: words } = VOTING;

/** A voter's standing with a server for which there is no ballot today, and the status of one that is sent. */
export type Barred =
  | { kind: "voted"; status: 409; vote: OwnVote; receipt: string | undefined }
  | { kind: "unconfirmed" | "out_of_reach"; status: 403 };

/** Why there is nothing to cast, and what to do about it. */
export function NoBallot({ standing, voter: { by, username }, now }: {
  standing: Barred;
  voter: Voter;
  now: Date;
}) {
  if (standing.kind === "voted") {
    const { vote, receipt } = standing;
    const until = <Until at={vote.nextVoteAt} now={now} />;
    return (
      <>
        <h2>{vote.id ? words.alreadyVoted : words.voteVoid}</h2>
        <p>{VOTING.next} {until}.</p>
        {receipt ? <LinkLine href={receipt} label={VOTING.receipt} look="primary" /> : null}
      </>
    );
  }
  // A reward that cannot reach its player is no use to either: the vote is refused while the name can be changed.
  const [title, why, href, label] = standing.kind === "unconfirmed"
    ? [words.confirmEmail, words.confirmEmailNext, "/account", words.toAccount] as const
    : [words.outOfReach, words.outOfReachWhy(username), "/account/name", words.change] as const;
  return (
    <>
      <h2>{title}</h2>
      <p>{why}</p>
      {by === "session" || standing.kind === "unconfirmed"
        ? <LinkLine href={href} label={label} look="primary" />
        : null}
    </>
  );
}
