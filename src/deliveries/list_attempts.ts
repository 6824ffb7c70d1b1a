import type { Sql } from "../database/connect.ts";
import type { AttemptResult } from "../sending/answer.ts";
import { OUTCOME_SENTENCES } from "../sending/outcome.ts";
import type { OwnDelivery } from "./own_delivery.ts";

/** A POST of a delivery that was made, or may have been made, as shown to its owner. */
export interface Attempt
  extends Pick<AttemptResult, "startedAt" | "durationMs" | "status" | "excerpt" | "redirectsTo"> {
  number: number;
  /** The outcome, and what it means for the owner. */
  outcome: string;
  meaning: string;
  /** The origin of the URL it was sent to, if that is not the key's current one. "" if it is no longer known. */
  formerPlace: string | null;
}

const MEANINGS = new Map<string, string>(Object.entries(OUTCOME_SENTENCES));

/**
 * Lists every attempt of a delivery in the last 30 days, oldest first. The caller has checked that it is the actor's.
 */
export async function readAttempts(
  sql: Sql,
  { id, serverId, keyId }: Pick<OwnDelivery, "id" | "serverId" | "keyId">,
): Promise<Attempt[]> {
  // The audit trail records when a key's URL changed.
  const rows = await sql<Omit<Attempt, "meaning">[]>`
    with place as materialized (
      select at, action, details ->> 'origin' as origin from audit_entry
      where server_id = ${serverId} and subject = ${keyId}
        and action in ('key_issued', 'webhook_set', 'webhook_cleared')
    )
    select number, started_at, duration_ms, outcome, status, excerpt, redirects_to,
      case when exists (select from place where at > started_at and action <> 'key_issued') then coalesce(
        (select origin from place where at <= started_at order by at desc limit 1), ''
      ) end as former_place
    from attempt where delivery_id = ${id} order by number, started_at`;
  return rows.map((row) => ({ ...row, meaning: meaningOf(row) }));
}

function meaningOf({ outcome, redirectsTo }: Pick<Attempt, "outcome" | "redirectsTo">): string {
  const meaning = MEANINGS.get(outcome) ?? outcome;
  return redirectsTo === null ? meaning : `${meaning} It points to ${redirectsTo}: save that URL?`;
}
