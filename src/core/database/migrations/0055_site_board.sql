-- Who voted most on all servers in a span of months (UTC), of those who agreed to be listed. The timetable counts it
-- (src/votes/site_board.ts).
create table site_voter (
  starts date not null,                -- the span's first month, by its first day
  ends date not null,                  -- its last month
  account_id uuid not null,
  votes integer not null,
  last_voted_at timestamptz(3) not null,
  primary key (starts, ends, account_id)
);
