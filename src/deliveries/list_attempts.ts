import type { Sql } from "../database/connect.ts";
import type { AttemptResult } from "../sending/answer.ts";
import { OUTCOME_SENTENCES } from "../sending/outcome.ts";
import type { OwnDelivery } from "./own_delivery.ts";

/** One POST of a delivery, or one that may have been made, as its owner sees it. */
export interface Attempt
  extends Pick<AttemptResult, "startedAt" | "durationMs" | "status" | "excerpt" | "redirectsTo"> {
  number: number;
  /** The outcome word, and what it means for the owner. */
  outcome: string;
  meaning: string;
}

const MEANINGS = new Map<string, string>(Object.entries(OUTCOME_SENTENCES));

/** Every attempt of a delivery in the last 30 days, the first one first. It was found to be the actor's. */
export async function readAttempts(sql: Sql, { id }: Pick<OwnDelivery, "id">): Promise<Attempt[]> {
  const rows = await sql<Omit<Attempt, "meaning">[]>`
    select number, started_at, duration_ms, outcome, status, excerpt, redirects_to
    from attempt where delivery_id = ${id} order by number, started_at`;
  return rows.map((row) => ({ ...row, meaning: meaningOf(row) }));
}

function meaningOf({ outcome, redirectsTo }: Pick<Attempt, "outcome" | "redirectsTo">): string {
  const meaning = MEANINGS.get(outcome) ?? outcome;
  return redirectsTo === null ? meaning : `${meaning} It points to ${redirectsTo}: save that URL?`;
}
