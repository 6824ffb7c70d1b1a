import type { Sql } from "../../core/database/connect.ts";
import { KEPT_DAYS } from "../../core/database/kept_days.ts";
import { daysBefore } from "../../core/time/day.ts";

/** Days of votes per statement. For the busiest server, a month takes about a second. */
export const WINDOW_DAYS = 30;

/** Days of the longest month. */
const MONTH_DAYS = 31;

/** Maximum acts in an export, newest first. */
const ACTS_MAX = 10_000;

/** The last query of an export on each pool. */
const lastAsked = new WeakMap<Sql, Promise<unknown>>();

/** Queries the account's names, identities, sessions, listings and acts. */
export async function findPersonLists(sql: Sql, id: string) {
  const ask = inTurn(sql);
  const [gameNames, formerNames, identities, sessions, servers, roles, offers, acts] = await Promise
    .all([
      ask`select username as name, added_at from game_name where account_id = ${id} order by added_at`,
      ask`select name_key as name, until from former_name where account_id = ${id} order by until`,
      ask`
      select provider, subject, made_at, linked_at from identity where account_id = ${id} order by linked_at, provider`,
      ask`
      select created_at as signed_in_at, updated_at as last_seen_at, expires_at, ip_address, user_agent as browser
      from session where account_id = ${id} order by created_at`,
      ask`
      select s.slug, s.name, g.slug as game, s.status, s.host, s.port, s.tagline, s.description, s.rules,
        s.text_language, s.translations, s.decided_reason, s.created_at, s.updated_at, s.unlisted_at, s.deleted_at
      from server s join game g on g.id = s.game_id where s.owner_id = ${id} order by s.created_at`,
      ask`
      select s.slug as server, m.role, m.joined_at from server_member m join server s on s.id = m.server_id
      where m.account_id = ${id} order by s.slug`,
      ask`
      select s.slug as server, o.role, o.offered_at, o.declined_at
      from server_offer o join server s on s.id = o.server_id where o.account_id = ${id} order by s.slug`,
      ask`
      select e.at, e.action, s.slug as server, e.subject, e.details
      from audit_entry e left join server s on s.id = e.server_id
      where e.actor_id = ${id} order by e.id desc limit ${ACTS_MAX}`,
    ]);
  return { gameNames, formerNames, identities, sessions, servers, roles, offers, acts };
}

/** Queries the account's votes by month, favourites and agreements as a player, and its sign-in methods. */
export async function findPlayerLists(sql: Sql, id: string, now: Date) {
  const ask = inTurn(sql);
  const oldest = daysBefore(now, KEPT_DAYS.board + MONTH_DAYS);
  const [topVotes, favourites, linkAgreements, reports, passkeys, twoStepSignIn] = await Promise
    .all([
      ask`
      select s.slug as server, to_char(m.month, 'YYYY-MM') as month, cardinality(m.days) + m.voided as votes, m.voided,
        m.last_voted_at
      from last_vote l
      -- One look-up by key for each month, so a server's other voters aren't read.
      cross join generate_series(date_trunc('month', ${oldest}::timestamptz at time zone 'utc'),
        ${now}::timestamptz at time zone 'utc', '1 month') as at
      join vote_month m on m.server_id = l.server_id and m.month = at::date and m.account_id = l.account_id
      join server s on s.id = l.server_id
      where l.account_id = ${id} order by m.month, s.slug`,
      ask`
      select s.slug as server, f.added_at from favourite f join server s on s.id = f.server_id
      where f.account_id = ${id} order by f.place`,
      ask`
      select s.slug as server, l.agreed_at from link_agreement l join server s on s.id = l.server_id
      where l.account_id = ${id} order by s.slug`,
      ask`
      select s.slug as server, r.reason, r.words, r.reported_at, r.closed_at
      from report r join server s on s.id = r.server_id where r.reporter_id = ${id} order by r.reported_at, r.id`,
      ask`
      select name, made_at, used_at from passkey where account_id = ${id} order by made_at, id`,
      ask`
      select since, totp_secret is not null as has_app,
        (select count(*)::int from recovery_code where account_id = ${id}) as recovery_codes_left
      from second_factor where account_id = ${id}`,
    ]);
  return { topVotes, favourites, linkAgreements, reports, passkeys, twoStepSignIn };
}

/** Queries the votes of an account between two times. */
export async function findVotes(
  sql: Sql,
  accountId: string,
  { from, to }: { from: Date; to: Date },
) {
  return await inTurn(sql)`
    select s.slug as server, n.username as game_name, v.voted_at, v.voided_at,
      coalesce(v.source::text, 'unknown') as source,
      coalesce(v.trust::text, 'unknown') as trust,
      coalesce(
        (select ended from reward_outcome where vote_id = v.id),
        (select 'waiting' from reward where vote_id = v.id)
      ) as reward,
      array(
        select g.name from goal_given x join goal g on g.id = x.goal_id where x.vote_id = v.id order by g.name
      ) as goals
    from last_vote l
    join vote v on v.server_id = l.server_id and v.account_id = l.account_id
      and v.voted_at >= ${from} and v.voted_at < ${to}
    join server s on s.id = v.server_id
    left join vote_name n on n.vote_id = v.id
    where l.account_id = ${accountId} order by v.voted_at, v.id`;
}

/** Runs a query after all earlier ones have finished. */
export function inTurn(sql: Sql) {
  return <Row = object>(text: TemplateStringsArray, ...values: (string | number | Date)[]) => {
    const asked = (lastAsked.get(sql) ?? Promise.resolve())
      .then(() => sql<(Row & object)[]>(text, ...values));
    lastAsked.set(sql, asked.catch(() => {})); // reported to its own caller
    return asked;
  };
}
