import type { Words } from "../../../../core/locales/locale.ts";
import type { Standing } from "../../../servers/ranking/ranks.ts";
import type { BotCheck } from "../../../voting/ballot/bot_check.ts";
import {
  nextFavourite,
  type ServerToday,
  type VotesToday,
} from "../../../voting/my_votes/votes_today.ts";
import type { Faults } from "../../kit/form.tsx";
import type { BallotServer } from "./around_ballot.tsx";
import type { VoteSeries } from "../favourites/favourites_series.tsx";
import type { NoBallotState } from "./no_ballot.tsx";
import type { PageVoter } from "../voter/page_voter.ts";

/** Why a ballot was refused and, if known, until when this applies. */
export interface BallotFault {
  kind: keyof Words["voting"]["faults"];
  until?: Date;
  /** A more precise message than that of its kind. */
  sentence?: string;
}

/** A voter's state for a server today, with the HTTP status of a ballot that is refused because of it. */
export type BallotState = NoBallotState | { kind: "open"; status: 422; posed: string };

/** A refused ballot. */
export interface RefusedBallot {
  server: BallotServer;
  voter: PageVoter;
  now: Date;
  /** Not shown if there is a vote on that day, which is the more important message. */
  fault?: BallotFault;
}

/** A ballot to show. */
export interface ShownBallot extends RefusedBallot {
  state: BallotState;
  status: 200 | BallotState["status"];
}

/** The data on a ballot's page in addition to the ballot. */
export interface BallotAround {
  /** The server's rank. */
  place: Standing | undefined;
  /** The viewer's series of votes, if the ballot belongs to one. */
  series: VoteSeries | undefined;
  /** A signed-in viewer's favourites and votes of today. */
  today: VotesToday | undefined;
  /** The name that this browser remembers. */
  remembered: string | undefined;
  check: BotCheck;
  /** The site's contact, if there is one. */
  contact: string | undefined;
}

/** The view of a ballot's page. */
export interface BallotView extends ShownBallot, Omit<BallotAround, "today"> {
  /** The fault of the name's field. Other faults are shown above the ballot. */
  nameFaults: Faults | undefined;
  /** The next favourite to vote for, outside of a series. */
  next: ServerToday | undefined;
}

/** Returns the view of a ballot's page. Only a session has favourites, and only a typed name is remembered. */
export function ballotView(
  { fault: reason, ...ballot }: ShownBallot,
  { today, remembered, ...around }: BallotAround,
): BallotView {
  const { state, voter: { by } } = ballot;
  const fault = explainsItself(state) ? undefined : reason;
  return {
    ...ballot,
    ...around,
    ...fault && { fault },
    nameFaults: fault?.kind === "name" && fault.sentence ? { name: fault.sentence } : undefined,
    next: by === "session" && today && !around.series ? nextFavourite(today) : undefined,
    remembered: by === "typed_name" ? remembered : undefined,
  };
}

/** Returns whether the page of a state already explains why there is no vote. */
function explainsItself({ kind }: BallotState): boolean {
  return kind === "voted" || kind === "sign_in_needed";
}
