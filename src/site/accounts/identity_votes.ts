import { createHmac } from "node:crypto";
import { jsonRows } from "../../core/database/json_rows.ts";
import type { Query } from "../../core/database/connect.ts";
import { deriveKey, type SecretKeys } from "../../core/secrets/secret_key.ts";
import type { ProviderIdentity } from "./identities.ts";
import { dayOf, daysAfter } from "../../core/time/day.ts";

/** Keeps each identity to one vote a day for a server, whatever accounts it is linked to. */
export type IdentityVotes = ReturnType<typeof createIdentityVotes>;

/** The days that may be today by the clock of another process. */
const DAYS_AROUND = [-1, 0, 1];

/**
 * Creates it. While an identity is linked, its account has one vote a day. Once it is unlinked, or its account deleted,
 * keyed hashes say for which servers it voted that day (`identity_vote`), and an account that gets it has spent the day
 * there. They are kept until the next day is over. Nothing is written while a vote is cast.
 */
export function createIdentityVotes([secretKey, ...others]: SecretKeys) {
  const key = deriveKey(secretKey, "identity votes");
  // While the secret key is changed, processes hash with either.
  const accepted = [key, ...others.map((other) => deriveKey(other, "identity votes"))];

  return {
    /**
     * Keeps what one identity of an account voted for, or what all of them did. Call it in the transaction that unlinks
     * them, before it does: votes under way end first, and those that follow no longer have the identity.
     */
    async keep(
      tx: Query,
      { accountId, identity, now }: {
        accountId: string;
        /** Undefined: all. */
        identity?: ProviderIdentity | undefined;
        now: Date;
      },
    ): Promise<void> {
      const { provider = null, subject = null } = identity ?? {};
      const identities = await tx<ProviderIdentity[]>`
        select provider, subject from identity
        where account_id = ${accountId} and (
          ${provider}::text is null or provider = ${provider} and subject = ${subject}
        )
        for update`;
      if (identities.length === 0) return;
      await tx`
        insert into identity_vote (day, hash, server_id)
        select h.day, h.hash, l.server_id
        from ${hashesOf(tx, identities, { keys: [key], now })}
        -- A day that was given back is the account's, whose void vote may count again.
        join last_vote l on l.account_id = ${accountId} and (
          l.voted_on = h.day and l.taken_on is distinct from l.voted_on or l.given_back = h.day
        )
        on conflict do nothing`;
    },

    /**
     * Spends an account's day for each server that an identity voted for while it was linked to another account. Call
     * it in the transaction that links the identity.
     */
    async takeOver(
      tx: Query,
      { accountId, identity, now }: { accountId: string; identity: ProviderIdentity; now: Date },
    ): Promise<void> {
      await tx`
        insert into last_vote as l (server_id, account_id, voted_on, taken_on)
        select v.server_id, ${accountId}::uuid, max(v.day), max(v.day)
        from ${hashesOf(tx, [identity], { keys: accepted, now })}
        join identity_vote v on v.day = h.day and v.hash = h.hash
        group by v.server_id order by v.server_id
        on conflict (server_id, account_id) do update
        set voted_on = excluded.voted_on, taken_on = excluded.taken_on
        where l.voted_on < excluded.voted_on`;
    },
  };
}

/** With which keys, and around which time. */
interface Hashing {
  keys: readonly Uint8Array[];
  now: Date;
}

/** Builds the hashes of identities on the days around a time, as rows of `day` and `hash`. */
function hashesOf(sql: Query, identities: readonly ProviderIdentity[], by: Hashing) {
  const days = DAYS_AROUND.map((ahead) => dayOf(daysAfter(by.now, ahead)));
  const hashes = identities.flatMap(({ provider, subject }) =>
    days.flatMap((day) =>
      by.keys.map((one) => {
        const text = JSON.stringify([day, provider, subject]);
        // The text form of a bytea in Postgres.
        return { day, hash: `\\x${createHmac("sha256", one).update(text).digest("hex")}` };
      })
    )
  );
  return sql`json_to_recordset(${jsonRows(hashes)}::text::json) as h (day date, hash bytea)`;
}
