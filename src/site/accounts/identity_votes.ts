import { createHmac } from "node:crypto";
import { jsonRows } from "../../core/database/json_rows.ts";
import type { Query } from "../../core/database/connect.ts";
import { deriveKey, type SecretKeys } from "../../core/secrets/secret_key.ts";
import type { ProviderIdentity } from "./identities.ts";
import { dayOf, daysAfter } from "../../core/time/day.ts";

/** Limits each identity to one vote per server and day, even if it moves to another account. */
export type IdentityVotes = ReturnType<typeof createIdentityVotes>;

/** Offsets of the days that may be today by another process's clock. */
const DAYS_AROUND = [-1, 0, 1];

/**
 * Creates the limit. While an identity is linked, the account's own limit of one vote a day applies. When it is
 * unlinked, or its account deleted, keyed hashes record for which servers it voted that day (`identity_vote`), and an
 * account that links it can't vote there on that day. They are kept until the end of the next day. Casting a vote
 * writes nothing here.
 */
export function createIdentityVotes([secretKey, ...others]: SecretKeys) {
  const key = deriveKey(secretKey, "identity votes");
  // While the secret key is being changed, processes hash with either key.
  const accepted = [key, ...others.map((other) => deriveKey(other, "identity votes"))];

  return {
    /**
     * Records which servers an account voted for, on behalf of one of its identities or all of them. Call it in the
     * transaction that unlinks them, before it does: votes under way commit first, and later votes no longer have the
     * identity.
     */
    async keep(
      tx: Query,
      { accountId, identity, now }: {
        accountId: string;
        /** If undefined, all identities. */
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
        -- A day that was given back belongs to the account, whose void vote may become valid again.
        join last_vote l on l.account_id = ${accountId} and (
          l.voted_on = h.day and l.taken_on is distinct from l.voted_on or l.given_back = h.day
        )
        on conflict do nothing`;
    },

    /**
     * Marks the account as having voted today for each server that the identity voted for while another account had it.
     * Call it in the transaction that links the identity.
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

/** The keys and the time of the hashes. */
interface HashOptions {
  keys: readonly Uint8Array[];
  now: Date;
}

/** Returns the hashes of identities on the days around a time, as SQL rows of `day` and `hash`. */
function hashesOf(sql: Query, identities: readonly ProviderIdentity[], by: HashOptions) {
  const days = DAYS_AROUND.map((ahead) => dayOf(daysAfter(by.now, ahead)));
  const hashes = identities.flatMap(({ provider, subject }) =>
    days.flatMap((day) =>
      by.keys.map((one) => {
        const text = JSON.stringify([day, provider, subject]);
        // Postgres's text form of a bytea.
        return { day, hash: `\\x${createHmac("sha256", one).update(text).digest("hex")}` };
      })
    )
  );
  return sql`json_to_recordset(${jsonRows(hashes)}::text::json) as h (day date, hash bytea)`;
}
