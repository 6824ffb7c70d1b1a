import type { RankCounts } from "../../../../core/votes/rank_counts.ts";
import type { VoteGoal } from "../../../goals/find_goals.ts";
import type { ListedServer } from "../../../servers/public/listings.ts";
import type { VoteReceipt } from "../../../voting/my_votes/find_receipt.ts";
import {
  nextFavourite,
  type ServerToday,
  type VotesToday,
} from "../../../voting/my_votes/votes_today.ts";
import { signUpPathOf } from "../voter/page_voter.ts";

/** Milliseconds after which the page stops reloading. A delivery that takes longer may take hours. */
const LOOK_AGAIN_MS = 30_000;

/** Maximum servers that are suggested next. */
const SUGGESTED = 3;

/** Votes of an account after which its player is asked to be listed among the top voters, once. */
export const ASKED_AFTER_VOTES = 3;

/** The visitor who opens a receipt. */
export interface ReceiptReader {
  /** The account that is signed in, if any. */
  accountId: string | undefined;
  /** A signed-in player's favourites and votes of today. */
  today: VotesToday | undefined;
  /** Whether the address has the receipt's signature. */
  isHolder: boolean;
}

/** A vote's receipt, with the other data on its page. */
export interface FoundReceipt {
  receipt: VoteReceipt;
  now: Date;
  /** The server's rank in its game. Undefined if it is no longer listed. */
  rankInGame: number | undefined;
  /** The votes that rank servers. */
  counts: RankCounts;
  /** The reader's votes that count, of which more than `ASKED_AFTER_VOTES` aren't counted. */
  ownVotes: number;
  /** Listed servers of the same game. */
  listed: readonly ListedServer[];
  /** The slugs of the servers that the reader voted for today. */
  voted: readonly string[];
  /** The goals that the server's players reach together. */
  goals: readonly VoteGoal[];
}

/** The view of a receipt's page. */
export interface ReceiptView
  extends Pick<FoundReceipt, "receipt" | "now" | "rankInGame" | "goals"> {
  /** Whether the page reloads because the vote is being delivered. */
  looksAgain: boolean;
  /** The reader's favourite to vote for next. */
  next: ServerToday | undefined;
  /** Whether to ask the reader to be listed among the top voters. */
  asksForBoards: boolean;
  /** The votes that count for the rank. Undefined if the vote is one of them, or is void. */
  rankedVotes: Exclude<RankCounts, "all"> | undefined;
  /** The path of a sign-up that takes over the player's name, if the name is free. */
  signUpPath: string | undefined;
  /** Servers of the same game to vote for. */
  others: readonly ListedServer[];
}

/**
 * Returns the view of a receipt's page. A reader who isn't the vote's player sees nothing about the player's account.
 */
export function receiptView(found: FoundReceipt, reader: ReceiptReader): ReceiptView {
  const { receipt, now, rankInGame, counts, listed, voted, goals } = found;
  const { slug, username, player } = receipt;
  const isOwn = isPlayer(reader, receipt);
  const today = isOwn ? reader.today : undefined;
  const next = today && nextFavourite(today);
  const known = [slug, next?.slug, ...voted];
  const isLeftOut = receipt.validity === "counts" && !receipt.isRanked;
  return {
    receipt,
    now,
    rankInGame,
    goals,
    looksAgain: isOnItsWay(receipt, now),
    next,
    asksForBoards: player === "undecided" && isOwn && found.ownVotes === ASKED_AFTER_VOTES,
    rankedVotes: isLeftOut && counts !== "all" ? counts : undefined,
    signUpPath: reader.isHolder && player === "without_sign_in"
      ? signUpPathOf(slug, username ?? "")
      : undefined,
    others: listed.filter((other) => !known.includes(other.slug))
      .slice(0, next ? SUGGESTED - 1 : SUGGESTED),
  };
}

/** Returns whether a receipt's reader cast its vote. */
export function isPlayer({ accountId }: ReceiptReader, receipt: VoteReceipt): boolean {
  return receipt.accountId === accountId;
}

function isOnItsWay({ deliveries, votedAt }: VoteReceipt, now: Date): boolean {
  return deliveries.kind === "sent" && deliveries.statuses.includes("on_its_way") &&
    now.getTime() - votedAt.getTime() < LOOK_AGAIN_MS;
}
