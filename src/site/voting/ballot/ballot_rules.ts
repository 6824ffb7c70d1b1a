import { createHmac } from "node:crypto";
import type { Query } from "../../../core/database/connect.ts";
import { networkKey } from "../../../core/limits/client_address.ts";
import { deriveKey, type SecretKeys } from "../../../core/secrets/secret_key.ts";
import { createSigner } from "../../../core/secrets/signer.ts";
import { type BotCheck, type BotCheckPurpose, eitherCheck } from "./bot_check.ts";
import { createProofOfWork } from "./proof_of_work.ts";
import { createTurnstile } from "./turnstile.ts";
import type { VoteOrigin } from "../../../core/votes/vote_repository.ts";
import { identitiesOf, LEEWAY, trustOf, type VoteTrust } from "../../../core/votes/vote_trust.ts";
import { dayOf } from "../../../core/time/day.ts";

/**
 * Votes per IP address, server and day from which an account without trust needs a proof of twice, and of four times,
 * the usual work.
 */
const STEPS = [20, 50];

/**
 * A network's steps are those of an address times this factor. Few providers have more than four busy addresses in a
 * network.
 */
const ADDRESSES_PER_NETWORK = 4;

/** The host's settings for votes from pages. */
interface VotingSettings {
  /** Maximum votes per IP address, server and day. */
  perAddress: number;
  needsVerifiedEmail: boolean;
  /** Whether players may vote under a typed name, without signing in. */
  isOpen: boolean;
  /** Undefined selects our own proof of work. */
  turnstile: { siteKey: string; secretKey: string } | undefined;
}

/** The rules for votes from pages. */
export type BallotRules = ReturnType<typeof createBallotRules>;

/**
 * Creates the rules for votes from pages, from the settings. Tests replace the configured check. Changing the secret
 * key resets the counts per address to 0.
 */
export function createBallotRules(
  { voting }: { voting: VotingSettings },
  secretKeys: SecretKeys,
  ownCheck?: BotCheck,
) {
  const [secretKey, ...others] = secretKeys;
  const addressKey = deriveKey(secretKey, "vote addresses");
  const work = () =>
    eitherCheck(createProofOfWork(secretKey), ...others.map((key) => createProofOfWork(key)));
  const check = ownCheck ?? (voting.turnstile ? createTurnstile(voting.turnstile) : work());
  const hash = (text: string) => createHmac("sha256", addressKey).update(text).digest();
  /**
   * Returns an address's key for the UTC day of `now`. The database stores this HMAC-SHA256 (32 bytes), not the
   * address.
   */
  const originOf = (address: string, now: Date): VoteOrigin => ({
    address: hash(`${dayOf(now)} ${address}`),
    perAddress: voting.perAddress,
    network: hash(`${dayOf(now)} in ${networkKey(address)}`),
    perNetwork: voting.perAddress * ADDRESSES_PER_NETWORK,
  });
  return {
    check,
    originOf,
    /** Whether players must confirm their email address before voting. */
    needsVerifiedEmail: voting.needsVerifiedEmail,
    /** Whether players may vote under a typed name, without signing in. */
    isOpen: voting.isOpen,
    /** Signs the receipts of players who vote without signing in. A receipt carries the vote's id. */
    receipts: createSigner(secretKeys, "vote receipts"),
    /**
     * Issues a challenge. A proof takes more work if many votes came from the same origin earlier that day. For an
     * account with trust, it takes more votes to raise the work. Only votes count, so strangers can't make voting
     * harder for others by opening pages. A challenge is bound to the network that fetched it, so a crowd can't fetch
     * easier ones elsewhere. A program that collects challenges before its first vote still can't exceed the votes
     * allowed per address.
     */
    async pose(
      sql: Query,
      purpose: BotCheckPurpose,
      { address, accountId, now }: {
        address: string;
        /** The voting account, if it exists. */
        accountId?: string | undefined;
        now: Date;
      },
    ): Promise<string> {
      const crowded = { origin: originOf(address, now), accountId, now };
      const effort = purpose.kind === "vote"
        ? effortIn(await countCrowd(sql, purpose.serverId, crowded))
        : 1;
      return await check.pose(purpose, { now, effort, address });
    },
  };
}

/** The number of votes from an address and from its network, and the voting account's trust. */
interface Crowd {
  address: number;
  network: number;
  trust: VoteTrust;
}

/**
 * Returns the factor by which a crowd multiplies a proof's usual work.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.equal(effortIn({ address: 19, network: 79, trust: "none" }), 1);
 * assert.equal(effortIn({ address: 20, network: 79, trust: "none" }), 2);
 * assert.equal(effortIn({ address: 0, network: 200, trust: "none" }), 4);
 * assert.equal(effortIn({ address: 79, network: 319, trust: "established" }), 1);
 * ```
 */
export function effortIn({ address, network, trust }: Crowd): number {
  const crowd = Math.max(address, Math.floor(network / ADDRESSES_PER_NETWORK)) / LEEWAY[trust];
  return 2 ** STEPS.filter((step) => crowd >= step).length;
}

/** Counts the votes from an origin for a server on the UTC day of `now`, and returns the voter's trust. */
async function countCrowd(
  sql: Query,
  serverId: string,
  { origin, accountId = null, now }: {
    origin: VoteOrigin;
    accountId: string | null | undefined;
    now: Date;
  },
): Promise<Crowd> {
  const known = { accountId: sql`${accountId}::uuid`, at: sql`${now}::timestamptz` };
  const trust = trustOf(sql, {
    identities: identitiesOf(sql, known),
    isConfirmed: sql`(select email_verified from account where id = ${accountId}::uuid)`,
  });
  const [crowd] = await sql<Crowd[]>`
    select coalesce(max(votes) filter (where not is_network), 0) as address,
      coalesce(max(votes) filter (where is_network), 0) as network, (select ${trust}) as trust
    from vote_address
    where day = ${dayOf(now)} and server_id = ${serverId}
      and address in (${origin.address}, ${origin.network})`;
  return crowd ?? { address: 0, network: 0, trust: "none" };
}
