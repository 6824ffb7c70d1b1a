-- On which of the 31 days up to voted_on a player's votes count: bit 0 is voted_on itself. It is in the row that each
-- vote writes anyway, so counting a month costs a vote nothing (src/votes/boards.ts).
alter table last_vote add column days integer not null default 1;

-- Votes from the day `since` on, which must be in the 31 days up to voted_on.
create function votes_since(days integer, voted_on date, since date) returns integer immutable language sql as $$
  select case when voted_on < since then 0
    else bit_count((days & ((1::bigint << least(voted_on - since + 1, 31)) - 1)::integer)::bit(32))
  end::integer
$$;

-- From which day on all votes have their bits: a month that began before is counted from the history.
create table board_state (
  singleton boolean primary key default true check (singleton),
  counted_from date not null
);
insert into board_state (counted_from)
select case when exists (select from last_vote)
  then (date_trunc('month', now() at time zone 'utc') + interval '1 month')::date else 'epoch' end;

-- A calendar month of a server (UTC): what was counted, and what became void since. It is counted anew while anybody
-- looks (src/votes/boards.ts), and a last time when the month is over.
create table board (
  server_id uuid not null,
  month date not null,                 -- its first day
  votes integer not null default 0,
  voters integer not null default 0,
  voided integer not null default 0,
  due_at timestamptz(3),               -- when it is counted next; null: it is closed
  primary key (server_id, month)
);
create index board_month on board (month);

-- Who voted most in a month.
create table board_voter (
  server_id uuid not null,
  month date not null,
  account_id uuid not null,
  votes smallint not null,
  voided smallint not null default 0,
  last_voted_at timestamptz(3) not null, -- in that month
  primary key (server_id, month, account_id),
  foreign key (server_id, month) references board (server_id, month) on delete cascade
);
create index board_voter_account on board_voter (account_id);

-- Whether a player is listed by name among the top voters; null: was not asked yet.
alter table account add column on_boards boolean;
create index account_on_boards on account (id) where on_boards;

-- A server's place in the listing, as it was last seen on each day.
create table server_rank (
  server_id uuid not null,
  day date not null,
  rank integer not null,
  primary key (server_id, day)
);
create index server_rank_day on server_rank (day);
