import type { RankCounts } from "../../../../core/votes/rank_counts.ts";
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

/** Maximum servers of the same game that are suggested next. */
const OTHERS = 3;

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
  /** The server's rank in its game and its votes of 30 days. Undefined if it is no longer listed. */
  rank: { rankInGame: number; votes: number; counts: RankCounts } | undefined;
  /** Listed servers of the same game. */
  listed: readonly ListedServer[];
  /** The slugs of the servers that the reader voted for today. */
  voted: readonly string[];
}

/** The view of a receipt's page. */
export interface ReceiptView extends Pick<FoundReceipt, "receipt" | "now" | "rank"> {
  /** Whether the page reloads because the vote is being delivered. */
  looksAgain: boolean;
  /** The reader's favourite to vote for next. */
  next: ServerToday | undefined;
  /** Whether the reader can make the server a favourite. */
  offersFavourite: boolean;
  /** Whether to ask the reader to be listed among the top voters. */
  asksForBoards: boolean;
  /** The path of a sign-up that takes over the player's name, if the name is free. */
  signUpPath: string | undefined;
  /** Servers of the same game to vote for. */
  others: readonly ListedServer[];
}

/**
 * Returns the view of a receipt's page. A reader who isn't the vote's player sees nothing about the player's account.
 */
export function receiptView(found: FoundReceipt, reader: ReceiptReader): ReceiptView {
  const { receipt, now, rank, listed, voted } = found;
  const { slug, username, player } = receipt;
  const isOwn = isPlayer(reader, receipt);
  const today = isOwn ? reader.today : undefined;
  const others = listed.filter((other) => other.slug !== slug && !voted.includes(other.slug));
  return {
    receipt,
    now,
    rank,
    looksAgain: isOnItsWay(receipt, now),
    next: today && nextFavourite(today),
    offersFavourite: today !== undefined && today.favourites.every((one) => one.slug !== slug),
    asksForBoards: player === "undecided" && isOwn,
    signUpPath: reader.isHolder && player === "without_sign_in"
      ? signUpPathOf(slug, username ?? "")
      : undefined,
    others: others.slice(0, OTHERS),
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
