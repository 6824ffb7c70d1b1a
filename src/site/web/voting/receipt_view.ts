import type { RankCounts } from "../../../core/votes/rank_counts.ts";
import type { ListedServer } from "../../servers/public/listings.ts";
import type { VoteReceipt } from "../../voting/find_receipt.ts";
import { nextFavourite, type ServerToday, type VotesToday } from "../../voting/votes_today.ts";
import { signUpPathOf } from "./voter.ts";

/** Milliseconds after which reloading stops. A delivery that takes longer may take hours. */
const LOOK_AGAIN_MS = 30_000;

/** Number of servers of the same game to suggest next. */
const OTHERS = 3;

/** The visitor who opens a receipt. */
export interface ReceiptReader {
  /** The account that is signed in, if any. */
  accountId: string | undefined;
  /** What a signed-in player votes for today. */
  today: VotesToday | undefined;
  /** Whether the address has the receipt's signature. */
  isHolder: boolean;
}

/** A vote's receipt and the data around it. */
export interface FoundReceipt {
  receipt: VoteReceipt;
  now: Date;
  /** The server's rank in its game and the votes of 30 days that rank it. Undefined if it is no longer listed. */
  rank: { rankInGame: number; votes: number; counts: RankCounts } | undefined;
  /** Listed servers of the same game. */
  listed: readonly ListedServer[];
  /** Slugs of the servers that the reader voted for today. */
  voted: readonly string[];
}

/** All that a receipt's page shows. */
export interface ReceiptView extends Pick<FoundReceipt, "receipt" | "now" | "rank"> {
  /** Whether the page reloads because the vote is being delivered. */
  looksAgain: boolean;
  /** The reader's favourite to vote for next. */
  next: ServerToday | undefined;
  /** Whether the reader may make the server a favourite. */
  offersFavourite: boolean;
  /** Whether to ask the reader to be listed among the top voters. */
  asksForBoards: boolean;
  /** The path of a sign-up that takes over the player's name, if the name is free. */
  signUpPath: string | undefined;
  /** Servers of the same game to vote for. */
  others: readonly ListedServer[];
}

/** Decides what a receipt's page shows. A reader who isn't the vote's player sees nothing about another account. */
export function receiptView(found: FoundReceipt, reader: ReceiptReader): ReceiptView {
  const { receipt, now, rank, listed, voted } = found;
  const { slug, username, isFree, isToAsk } = receipt;
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
    asksForBoards: isToAsk && isOwn,
    signUpPath: reader.isHolder && isFree ? signUpPathOf(slug, username ?? "") : undefined,
    others: others.slice(0, OTHERS),
  };
}

/** Returns whether a receipt's reader cast its vote. */
export function isPlayer({ accountId }: ReceiptReader, receipt: VoteReceipt): boolean {
  return receipt.accountId === accountId;
}

function isOnItsWay({ deliveries, votedAt }: VoteReceipt, now: Date): boolean {
  return deliveries?.includes("on_its_way") === true &&
    now.getTime() - votedAt.getTime() < LOOK_AGAIN_MS;
}
