import type { Actor } from "../trail/actor.ts";
import type { Sql } from "../database/connect.ts";
import type { AttemptResult } from "../sending/answer.ts";
import { OUTCOME_SENTENCES } from "../sending/outcome.ts";
import { type OwnDelivery, requireOwnDelivery } from "./own_delivery.ts";

/** One POST of a delivery, or one that may have been made, as its owner sees it. */
export interface Attempt
  extends Pick<AttemptResult, "startedAt" | "durationMs" | "status" | "excerpt" | "redirectsTo"> {
  number: number;
  /** The outcome word, and what it means for the owner. */
  outcome: string;
  meaning: string;
}

const MEANINGS = new Map<string, string>(Object.entries(OUTCOME_SENTENCES));

/** Every attempt of the actor's delivery in the last 30 days, the first one first. Refuses an unknown delivery. */
export async function listAttempts(sql: Sql, deliveryId: string, by: Actor): Promise<Attempt[]> {
  const found = await requireOwnDelivery(sql, deliveryId, { by, doing: "show delivery" });
  return await readAttempts(sql, found);
}

/** The same of a delivery that was found to be the actor's. */
export async function readAttempts(sql: Sql, { id }: OwnDelivery): Promise<Attempt[]> {
  const rows = await sql<Omit<Attempt, "meaning">[]>`
    select number, started_at, duration_ms, outcome, status, excerpt, redirects_to
    from attempt where delivery_id = ${id} order by number, started_at`;
  return rows.map((row) => ({ ...row, meaning: meaningOf(row) }));
}

function meaningOf({ outcome, redirectsTo }: Pick<Attempt, "outcome" | "redirectsTo">): string {
  const meaning = MEANINGS.get(outcome) ?? outcome;
  return redirectsTo === null ? meaning : `${meaning} It points to ${redirectsTo}: save that URL?`;
}
