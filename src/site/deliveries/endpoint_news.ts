import { isConfirmed } from "../../core/accounts/account_state.ts";
import type { Query } from "../../core/database/connect.ts";
import { HOUR_MS, MINUTE_MS } from "../../core/time/day.ts";

/**
 * Minutes for which a webhook must fail, or work again, before its owner is notified, so that a restart causes no
 * message.
 */
const STEADY_MINUTES = 10;

/** Minimum hours between two emails of one kind about one webhook, however often it fails and recovers. */
const QUIET_HOURS = 24;

/**
 * Records news for owners about their webhooks, in one statement. It compares the current state with the last news, so
 * a late run misses nothing and reports nothing that is already over.
 *
 * ```text
 *   nothing ──breaker open, failing for 10 min──► failing ──disabled──► off
 *      ▲  └─────────────────disabled────────────────┼────────────────►  │
 *      └────────────── works for 10 min ────────────┴───────────────────┘
 * ```
 *
 * ```text
 *   changed ──► due ──────────┬─► told: the state that the owner knows now
 *   since the   no news of    └─► news: goes out by email
 *   last news   its kind in
 *               a day
 * ```
 *
 * Skips a webhook that is paused, has no URL, or belongs to a server that is not listed, and an owner who can't be
 * emailed now, who is notified once that changes, if the state is still the same. Locked rows are handled a minute
 * later.
 */
export async function noteEndpointNews(sql: Query, now: Date): Promise<void> {
  const steady = new Date(now.getTime() - STEADY_MINUTES * MINUTE_MS);
  const quiet = new Date(now.getTime() - QUIET_HOURS * HOUR_MS);
  await sql`
    with changed as (
      select e.key_id, e.server_id, s.owner_id, e.disabled_because as reason,
        case
          when e.disabled_at is not null then 'off'
          when e.failing_since is not null then 'failing'
        end as tells,
        coalesce(e.disabled_at, e.failing_since, e.recovered_at) as happened_at
      from endpoint e
      join server s on s.id = e.server_id and s.status = 'approved'
      join account a on a.id = s.owner_id and ${isConfirmed(sql)}
      left join mailbox b on b.account_id = a.id
      where coalesce(b.is_open, true) and e.url is not null and e.paused_at is null and case
        when e.disabled_at is not null then e.told is distinct from 'off'
        when e.failing_since is not null then
          e.told is distinct from 'failing' and e.open_until is not null and e.failing_since <= ${steady}
        else e.told is not null and e.recovered_at <= ${steady}
      end
      order by e.key_id
      for no key update of e skip locked
    ), due as (
      select c.*, 'webhook_' || coalesce(c.tells, 'working') as kind from changed c
      where not exists (
        select from news n
        where n.key_id = c.key_id and n.kind = 'webhook_' || coalesce(c.tells, 'working')
          and n.created_at > ${quiet}
      )
    ), told as (
      update endpoint e set told = due.tells, recovered_at = null from due where e.key_id = due.key_id
    )
    insert into news (account_id, kind, server_id, key_id, reason, happened_at, created_at)
    select owner_id, kind, server_id, key_id, reason, happened_at, ${now} from due`;
}
