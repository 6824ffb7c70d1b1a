import { createHash } from "node:crypto";
import { findAccountById } from "../accounts/account_repository.ts";
import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import type { Proof } from "./bot_check.ts";
import { isUnavailable } from "../database/unavailable.ts";
import {
  explainNoVote,
  prepareVote,
  requireClock,
  type VoteContext,
  type VoteOutcome,
} from "./cast_vote.ts";
import { findLastVote, insertVote, isLastVote, type VoteRow } from "./vote_repository.ts";
import { dayEnd, dayOf } from "./voting_day.ts";

/** A vote from the pages, with its proof and address. */
export interface CastBallot {
  slug: string;
  /** The voting account, by id: its name may pass to another account at any moment. */
  accountId: string;
  proof: Proof;
  /** HMAC of the client's address. */
  address: Uint8Array;
  /** Votes that one address may cast for a server in one UTC day. */
  perAddress: number;
  now: Date;
  /** Once it is aborted the vote is not cast any more, unless it is being committed. */
  giveUp?: AbortSignal;
  /** Told when the vote is about to be committed: until then it surely is not cast. */
  committing?: () => void;
}

/** Result of casting a ballot. */
export type BallotOutcome =
  | VoteOutcome
  /** The proof was already used for another vote. */
  | { kind: "proof_spent" }
  /** This address has cast too many votes today. */
  | { kind: "address_full"; nextVoteAt: Date }
  /** The database was lost while it committed the vote, and does not know the vote, or not yet. */
  | { kind: "unknown" };

/** Rolls back a transaction that must leave no trace; never thrown out of this file. */
class NotCast extends Error {
  constructor(readonly why: "no_vote" | "proof_spent" | "address_full") {
    super(why);
  }
}

/**
 * Casts a vote from the pages. Spending the proof, counting the address and casting the vote happen in one
 * transaction. A ballot sent twice, or from two tabs at once, counts as one vote, and the second answer says so.
 * Refuses what `castVote` refuses, and a deleted account.
 */
export async function castBallot(
  context: VoteContext,
  ballot: CastBallot,
): Promise<BallotOutcome> {
  const { sql, nudge, clock } = context;
  const { slug, accountId, now } = ballot;
  await requireClock(clock, now);
  const voter = await findAccountById(sql, accountId);
  if (!voter) throw new Refusal("account_unknown", "Cannot vote: the account was deleted");
  const { server, vote } = await prepareVote(sql, { slug, voter, now });
  let isCommitting = false;
  try {
    const { deliveries } = await sql.begin(async (tx) => {
      const cast = await insertBallot(tx, { vote, ballot });
      isCommitting = true;
      ballot.committing?.();
      return cast;
    });
    if (deliveries > 0) nudge();
    return { kind: "cast", voteId: vote.voteId, votedAt: now, deliveries };
  } catch (error) {
    if (isCommitting && isUnavailable(error)) return await findOut(context, vote);
    if (!(error instanceof NotCast)) throw error;
    if (error.why === "no_vote") return await explainNoVote(sql, { ...vote, slug: server.slug });
    return await findStanding(sql, vote) ?? explain(error.why, now);
  }
}

async function insertBallot(
  tx: Query,
  { vote, ballot }: { vote: VoteRow; ballot: CastBallot },
): Promise<{ deliveries: number }> {
  ballot.giveUp?.throwIfAborted();
  await spendProof(tx, ballot.proof);
  await countAddress(tx, vote.serverId, ballot);
  const cast = await insertVote(tx, vote);
  if (!cast) throw new NotCast("no_vote");
  ballot.giveUp?.throwIfAborted();
  return cast;
}

/**
 * Whether a vote was cast whose commit nobody confirmed. One that is not there may yet come: the network may still
 * carry the commit, or the server be about to do it.
 */
async function findOut({ sql, nudge }: VoteContext, vote: VoteRow): Promise<BallotOutcome> {
  if (!await isLastVote(sql, vote)) return { kind: "unknown" };
  nudge();
  return { kind: "cast", voteId: vote.voteId, votedAt: vote.now, deliveries: 0 };
}

async function spendProof(tx: Query, { id, expiresAt }: Proof): Promise<void> {
  const spent = await tx`
    insert into spent_proof (proof, expires_at)
    values (${createHash("sha256").update(id).digest()}, ${expiresAt})
    on conflict do nothing
    returning proof`;
  if (spent.length === 0) throw new NotCast("proof_spent");
}

async function countAddress(
  tx: Query,
  serverId: string,
  { address, perAddress, now }: CastBallot,
): Promise<void> {
  const counted = await tx`
    insert into vote_address as a (day, server_id, address, votes)
    values (${dayOf(now)}, ${serverId}, ${address}, 1)
    on conflict (day, server_id, address) do update set votes = a.votes + 1 where a.votes < ${perAddress}
    returning votes`;
  if (counted.length === 0) throw new NotCast("address_full");
}

/** Finds the vote that an earlier click cast: that matters more than why this click failed. */
async function findStanding(
  sql: Query,
  { serverId, accountId, now }: { serverId: string; accountId: string; now: Date },
): Promise<BallotOutcome | undefined> {
  const lastVotedAt = await findLastVote(sql, serverId, accountId);
  if (!lastVotedAt || dayOf(lastVotedAt) < dayOf(now)) return undefined;
  return { kind: "already_voted", nextVoteAt: dayEnd(lastVotedAt) };
}

function explain(why: "proof_spent" | "address_full", now: Date): BallotOutcome {
  return why === "proof_spent" ? { kind: why } : { kind: why, nextVoteAt: dayEnd(now) };
}
