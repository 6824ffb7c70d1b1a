import type { Sql } from "../../core/database/connect.ts";
import type { AttemptResult } from "../../core/sending/exchange.ts";
import type { Locale } from "../../core/locales/locale.ts";
import type { OwnDelivery } from "./own_delivery.ts";

/** A POST of a delivery that was made, or may have been made, for its owner. */
export interface Attempt extends
  Pick<
    AttemptResult,
    "outcome" | "startedAt" | "durationMs" | "status" | "excerpt" | "headers" | "redirectsTo"
  > {
  number: number;
  /** Whether it was sent to a URL that isn't the key's current one. */
  isElsewhere: boolean;
  /** The origin of that former URL. Null if it is no longer known, or the URL is the current one. */
  formerOrigin: string | null;
}

/**
 * Lists the attempts of a delivery in the last 30 days, oldest first. The caller must have checked the actor's role. A
 * response may repeat the URL, which is a secret, so `hidesAnswers` leaves out its text, its headers and its redirect's
 * target.
 */
export async function readAttempts(
  sql: Sql,
  { id, keyId }: Pick<OwnDelivery, "id" | "keyId">,
  { hidesAnswers = false } = {},
): Promise<Attempt[]> {
  const rows = await sql<Attempt[]>`
    select a.number, a.started_at, a.duration_ms, a.outcome, a.status,
      case when not ${hidesAnswers} then a.excerpt end as excerpt,
      case when not ${hidesAnswers} then a.headers end as headers,
      case when not ${hidesAnswers} then a.redirects_to end as redirects_to,
      coalesce(e.url_set_at > a.started_at, false) as is_elsewhere,
      case when e.url_set_at > a.started_at then a.origin end as former_origin
    from every_attempt a join endpoint e on e.key_id = ${keyId}
    where a.delivery_id = ${id} order by a.number, a.started_at`;
  return [...rows];
}

/** Returns the explanation of an attempt's outcome for the owner. For one of a newer version, that is its code. */
export function meaningOf(
  { words }: Locale,
  { outcome, redirectsTo }: Pick<Attempt, "outcome" | "redirectsTo">,
): string {
  const meaning = words.sending.outcomeSentences[outcome] ?? outcome;
  if (redirectsTo === null || outcome === "apps_script") return meaning;
  const { pointsTo, pointsElsewhere } = words.sending;
  // Another host is often that of a sign-in page, which isn't worth suggesting as the new URL.
  const points = outcome === "redirected" ? pointsTo : pointsElsewhere;
  return `${meaning} ${points(redirectsTo)}`;
}
