-- What owners promise for votes, and what was reached (src/reach/goals). Votes write nothing here: a goal is
-- decided when somebody asks for it. Processes of 1.0 neither read nor write these tables.

-- A goal of all players' votes (`votes`), or of each player's own (`streak`: days in a row; `total`: votes).
create table goal (
  id uuid primary key,
  server_id uuid not null references server (id) on delete cascade,
  name text not null,                  -- the plugin knows by it what players get
  kind text not null check (kind in ('votes', 'streak', 'total')),
  target integer not null check (target between 1 and 1000000),
  period text check (period in ('day', 'week', 'month')), -- of `votes`, in UTC; null: each `target` votes, without end
  is_once boolean not null default false, -- of `streak` and `total`: a player gets it once, not at each multiple
  created_at timestamptz(3) not null,
  ended_at timestamptz(3),             -- when its owner removed it
  -- Without a period, the votes since this day count, except this many. With one: the first day of the last period that
  -- needs no decision any more, or the day before the period in which the goal was set.
  since_day date not null,
  since_votes integer not null default 0,
  reached integer not null default 0   -- how often
) with (fillfactor = 70);
create unique index goal_name on goal (server_id, name) where ended_at is null;
create index goal_server on goal (server_id);

-- Each time that a goal of all votes was reached. The id follows from the goal and the period, or the number if it has
-- none, so that it is the same if a backup is restored and the goal is reached again: plugins know it, and give
-- nothing twice.
create table goal_reach (
  id uuid primary key,
  goal_id uuid not null references goal (id) on delete cascade,
  number integer not null,             -- 1, 2, 3 …; below 0: a test
  reached_at timestamptz(3) not null,
  unique (goal_id, number)
);
create index goal_reach_age on goal_reach (reached_at);

-- Which vote carries a player's own reward. Each step is given once: the total, or the day of a streak, as a
-- number; 0 if a player gets the goal once; below 0 for a test.
create table goal_given (
  goal_id uuid not null references goal (id) on delete cascade,
  account_id uuid not null,
  step integer not null,
  vote_id uuid not null,
  is_granted boolean not null default false, -- although the vote was void by then: the player has it, so no other vote
  primary key (goal_id, account_id, step)
);
create index goal_given_vote on goal_given (vote_id);
create index goal_given_account on goal_given (account_id);

-- The first day of the period that contains a day. Null without a period.
create function goal_start(period text, day date) returns date language sql immutable as $$
  select date_trunc(period, day::timestamp)::date
$$;

-- How often a goal is due, by the votes since its start, and the votes since `yesterday`. Both are read in one
-- snapshot, because a vote that is committed between two would be lost.
create function goal_due(g goal, start date, yesterday date, out times integer, out votes integer, out recent integer)
language sql as $$
  select case when g.period is null then greatest(0, c.votes / g.target) else (c.votes >= g.target)::integer end,
    c.votes, c.recent
  from (
    select (coalesce(sum(votes) filter (
        where day >= start and (g.period is null or day < (start + ('1 ' || g.period)::interval)::date)
      ), 0) - g.since_votes)::integer as votes,
      coalesce(sum(votes) filter (where day >= yesterday), 0)::integer as recent
    from vote_count where server_id = g.server_id and day >= least(start, yesterday)
  ) as c
$$;

-- Records which goals of all votes a server has reached, and returns them. The first caller decides. Others wait
-- for the goal's row, and then find it decided. What was reached stays reached, even if votes are voided later.
--
--   each goal, and of a goal with a period this period and the one before
--     │
--     ▼
--   1. Is it due? ─────────────── no ───► next
--     │ yes
--     ▼
--   2. Lock the goal, read it again
--     │
--     ▼
--   3. Is it still due? ───────── no ───► next
--     │ yes
--     ▼
--   4. record it; count from here on
--
-- Of a period, the one before is looked at, too: a vote of yesterday may be committed after midnight. For the same
-- reason a goal without a period goes on counting yesterday's votes.
create function reach_goals(server uuid, at timestamptz) returns setof goal_reach language plpgsql as $$
declare
  today date := (at at time zone 'utc')::date;
  yesterday date := today - 1;
  told_max integer := 100;             -- in a UTC day; further ones count, but no plugin is told
  seen goal;
  g goal;
  start date;
  due record;
begin
  for seen in select * from goal where server_id = server and kind = 'votes' and ended_at is null order by id loop
    for start in
      select distinct coalesce(p.start, seen.since_day)
      from (
        values (goal_start(seen.period, today)), (goal_start(seen.period, goal_start(seen.period, today) - 1))
      ) as p (start)
      where seen.period is null or p.start > seen.since_day
      order by 1
    loop
      -- 1. Most are not, and lock nothing.
      select * into due from goal_due(seen, start, yesterday);
      continue when due.times = 0;

      -- 2. Held until the transaction ends. Another caller may have decided, or the owner removed it, meanwhile.
      select * into g from goal where id = seen.id and ended_at is null for update;
      continue when not found or g.period is not null and start <= g.since_day;
      if g.period is null then
        start := g.since_day;
      end if;

      -- 3.
      select * into due from goal_due(g, start, yesterday);
      continue when due.times = 0;

      -- 4.
      return query
      insert into goal_reach (id, goal_id, number, reached_at)
      select reach_id(g.id, case when g.period is null then n::text else start::text end), g.id, n, at
      from generate_series(g.reached + 1, g.reached + least(due.times, told_max - (
        select count(*)::integer from goal_reach
        where goal_id = g.id and number > 0 and reached_at >= today::timestamp at time zone 'utc'
      ))) as n
      returning *;
      update goal set reached = g.reached + due.times,
        since_day = case when g.period is null then greatest(g.since_day, yesterday) else start end,
        since_votes = case
          when g.period is not null then 0
          when g.since_day >= yesterday then g.since_votes + due.times * g.target
          else due.recent - due.votes % g.target
        end
      where id = g.id;
    end loop;
  end loop;
end
$$;

-- The id of a reach: a UUID of version 8 from the goal and which time it is. Of a goal with a period, that is the
-- period's first day: after a restored backup, the number may come with another period, which must not look known.
create function reach_id(goal uuid, which text) returns uuid language sql immutable as $$
  select overlay(overlay(md5(goal::text || ' ' || which) placing '8' from 13) placing 'a' from 17)::uuid
$$;

-- The step of a player's own goal that a vote reaches, by the player's numbers as of that vote. Null: none. A
-- streak of 0 belongs to a void vote or a test, which reach nothing.
create function goal_step(g goal, voted_at timestamptz, streak integer, total integer) returns integer
language sql immutable as $$
  select case
    when streak = 0 or voted_at < g.created_at or n.reached = 0 then null
    when g.is_once then case when n.reached = g.target then 0 end
    when n.reached % g.target <> 0 then null
    when g.kind = 'total' then total
    else (voted_at at time zone 'utc')::date - date '2000-01-01'
  end
  from (select case g.kind when 'total' then total else streak end as reached) as n
$$;

-- Decides which rewards come with votes that a claim holds, given as [{vote_id, user_id, voted_at, streak, total}],
-- and returns their names. A step of a goal goes to one vote. It goes to another one only if that vote was voided
-- before its reward was granted. After a void the same total, or the same days of a streak, may come again: they
-- are paid already.
create function name_rewards(server uuid, votes json) returns table (vote_id uuid, names text[]) language plpgsql as $$
#variable_conflict use_column
begin
  -- One caller at a time decides about a goal. The next statement sees what the caller before gave.
  perform from goal g
  where g.server_id = server and g.kind <> 'votes' and g.ended_at is null and exists (
    select from json_to_recordset(votes) as v (voted_at timestamptz, streak integer, total integer)
    where goal_step(g, v.voted_at, v.streak, v.total) is not null
  )
  order by g.id for no key update;

  return query
  with vote as materialized (
    select v.vote_id, v.user_id, v.voted_at, v.streak, v.total
    from json_to_recordset(votes) as v (vote_id uuid, user_id uuid, voted_at timestamptz, streak integer, total integer)
  ), due as (
    select distinct on (g.id, v.user_id, s.step) g.id as goal_id, v.user_id, s.step, v.vote_id
    from goal g
    cross join vote v
    cross join lateral (select goal_step(g, v.voted_at, v.streak, v.total) as step) as s
    where g.server_id = server and g.kind <> 'votes' and g.ended_at is null and s.step is not null
      and not was_withdrawn(v.vote_id)
      and not (g.kind = 'streak' and not g.is_once and exists (
        -- Days of this streak that were paid, before a void cut it in two. A later vote may have been claimed before.
        select from goal_given x
        where x.goal_id = g.id and x.account_id = v.user_id and x.vote_id <> v.vote_id
          and x.step > s.step - g.target and x.step < s.step + g.target
          and (x.is_granted or not was_withdrawn(x.vote_id))
      ))
    order by g.id, v.user_id, s.step, v.voted_at, v.vote_id
  ), given as (
    insert into goal_given as x (goal_id, account_id, step, vote_id)
    select goal_id, user_id, step, vote_id from due
    on conflict (goal_id, account_id, step) do update set vote_id = excluded.vote_id
    where not x.is_granted and was_withdrawn(x.vote_id)
    returning x.goal_id, x.vote_id
  )
  select n.vote_id, array_agg(distinct g.name order by g.name)
  from (
    select goal_id, vote_id from given
    union
    select x.goal_id, x.vote_id from goal_given x join vote v on v.vote_id = x.vote_id
    where not was_withdrawn(x.vote_id)
  ) as n
  join goal g on g.id = n.goal_id and g.ended_at is null
  group by n.vote_id;
end
$$;

-- Whether a vote was voided before its reward was granted.
create function was_withdrawn(vote uuid) returns boolean language sql stable as $$
  select exists (select from reward_outcome where vote_id = vote and ended = 'voided')
$$;
