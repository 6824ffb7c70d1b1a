-- A player's votes for a server in a calendar month (UTC), written by the statement that casts a vote
-- (src/votes/boards.ts). No index covers what a vote updates, so an update adds no index entries.
create table vote_month (
  server_id uuid not null,
  month date not null,                   -- its first day
  account_id uuid not null,
  days date[] not null,                  -- the days with a vote that counts
  voided integer not null default 0,     -- votes that were voided after the month ended
  last_voted_at timestamptz(3) not null,
  primary key (server_id, month, account_id)
) with (fillfactor = 80);

insert into vote_month (server_id, month, account_id, days, voided, last_voted_at)
select server_id, month, account_id,
  coalesce(array_agg(day order by day) filter (where voided_at is null), '{}'),
  count(*) filter (where voided_at >= (month + interval '1 month') at time zone 'utc'),
  coalesce(max(voted_at) filter (where voided_at is null), max(voted_at))
from vote
cross join lateral (select (voted_at at time zone 'utc')::date as day) as d
cross join lateral (select date_trunc('month', day::timestamp)::date as month) as m
where voted_at >= now() - interval '13 months'
group by server_id, month, account_id;

analyze vote_month;

-- last_vote.days, votes_since and the tables board_state, board and board_voter are no longer used. Processes of the
-- earlier version still write them while they run, so a later version drops them.
truncate board, board_voter;
