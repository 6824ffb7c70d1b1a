-- The votes. No foreign keys here: the one statement that casts a vote reads server and account itself, and
-- key-share locks of thousands of votes on one server's row are what a hot server would stumble over.

-- One row per player and server: the once-a-day guard, and the answer to a vote check.
create table last_vote (
  server_id uuid not null,
  account_id uuid not null,
  vote_id uuid not null,
  voted_on date not null,              -- the UTC day of voted_at
  voted_at timestamptz(3) not null,
  primary key (server_id, account_id)
) with (fillfactor = 80);
create index last_vote_account on last_vote (account_id);

-- The history.
create table vote (
  id uuid not null,                    -- UUIDv7
  server_id uuid not null,
  account_id uuid not null,
  voted_at timestamptz(3) not null,
  primary key (id, voted_at)
) partition by range (voted_at);
create index vote_server on vote (server_id, voted_at);
create table vote_default partition of vote default;
select prepare_partitions('vote', 'month', now(), 3);

-- Votes per server, UTC day and shard: a hot server's votes do not queue behind one row. Past days are
-- folded into shard 0 by the daily roll-up, and days before `vote_total.counted_before` into its total.
create table vote_count (
  server_id uuid not null,
  day date not null,
  shard smallint not null,
  votes integer not null,
  primary key (server_id, day, shard)
) with (fillfactor = 50);

create table vote_total (
  server_id uuid primary key,
  counted_before date not null,
  votes bigint not null
);
