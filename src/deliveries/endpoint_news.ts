import type { Query } from "../database/connect.ts";

/** Minutes that a webhook must fail, or work again, before its owner is told: a restart of theirs is no news. */
const STEADY_MINUTES = 10;

/** Hours between two letters of one kind about one webhook, however often it fails and works again. */
const QUIET_HOURS = 24;

/**
 * Writes down what owners are to be told of their webhooks, and that they were told, in one statement. It compares what
 * is with what was told last, so that nothing is missed when it runs late, and nothing is told that is over by then.
 *
 * ```text
 *   nothing ──breaker open, failing for 10 min──► failing ──disabled──► off
 *      ▲  └─────────────────disabled────────────────┼────────────────►  │
 *      └────────────── works for 10 min ────────────┴───────────────────┘
 * ```
 *
 * A webhook that its owner paused or took the URL from, or whose server is not listed, is no news, and neither is any
 * for an owner who cannot be written to now: they are told once they can, if it still holds. Rows that are locked have
 * their turn in a minute.
 */
export async function noteEndpointNews(sql: Query, now: Date): Promise<void> {
  const steady = new Date(now.getTime() - STEADY_MINUTES * 60_000);
  const quiet = new Date(now.getTime() - QUIET_HOURS * 3_600_000);
  await sql`
    with changed as (
      select e.key_id, e.server_id, s.owner_id, e.disabled_because as reason,
        case when e.disabled_at is not null then 'off' when e.failing_since is not null then 'failing' end as tells,
        coalesce(e.disabled_at, e.failing_since, e.recovered_at) as happened_at
      from endpoint e
      join server s on s.id = e.server_id and s.status = 'approved'
      join account a on a.id = s.owner_id and a.email_verified and a.deleted_at is null
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
        where n.key_id = c.key_id and n.kind = 'webhook_' || coalesce(c.tells, 'working') and n.created_at > ${quiet}
      )
    ), told as (
      update endpoint e set told = due.tells, recovered_at = null from due where e.key_id = due.key_id
    )
    insert into news (account_id, kind, server_id, key_id, reason, happened_at, created_at)
    select owner_id, kind, server_id, key_id, reason, happened_at, ${now} from due`;
}
