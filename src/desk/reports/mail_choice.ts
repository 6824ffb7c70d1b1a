import type { Query } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { type Actor, requireRight } from "../../core/rights/actor.ts";
import { HOUR_MS, MINUTE_MS } from "../../core/time/day.ts";

/** Minimum time between two emails to a moderator about the desk, for each choice except `off`. */
export const EVERY_MS = {
  soon: 10 * MINUTE_MS,
  hourly: HOUR_MS,
  daily: 24 * HOUR_MS,
} as const;

/** A moderator's choice of how often to receive email about the desk. */
export type MailEvery = keyof typeof EVERY_MS | "off";

/** All choices, the most frequent first. */
export const MAIL_CHOICES = ["soon", "hourly", "daily", "off"] as const satisfies MailEvery[];

/** The default for a moderator who hasn't made a choice. */
const DEFAULT: MailEvery = "hourly";

/** Finds how often a moderator wants email. Refuses non-moderators. */
export async function findMailEvery(sql: Query, by: Actor): Promise<MailEvery> {
  const accountId = moderatorOf(by);
  const [row] = await sql<{ every: MailEvery }[]>`
    select every from moderator_mail where account_id = ${accountId}`;
  return row?.every ?? DEFAULT;
}

/**
 * Sets how often a moderator wants email. Items that are already waiting don't count as new. Refuses non-moderators.
 */
export async function setMailEvery(
  sql: Query,
  { by, every, now }: { by: Actor; every: MailEvery; now: Date },
): Promise<void> {
  const accountId = moderatorOf(by);
  // The new interval applies from the last email on.
  const ms = every === "off" ? 0 : EVERY_MS[every];
  await sql`
    insert into moderator_mail as m (account_id, every, told_until, due_at)
    values (${accountId}, ${every}, ${now}, ${now})
    on conflict (account_id) do update
    set every = excluded.every,
      due_at = coalesce(m.sent_at + ${ms}::float8 * interval '1 millisecond', excluded.due_at),
      told_until = case m.every when 'off' then excluded.told_until else m.told_until end`;
}

function moderatorOf(by: Actor): string {
  requireRight(by, "listings");
  if (by.kind === "operator") throw refusal("moderators_only");
  return by.id;
}
