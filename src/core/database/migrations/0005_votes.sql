-- A UUID of version 7 (RFC 9562) for the instant `at`: rows made together lie together in their index.
create function uuid_v7(at timestamptz) returns uuid language sql volatile as $$
  select encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          placing substring(int8send((extract(epoch from at) * 1000)::bigint) from 3) from 1 for 6
        ),
        52, 1
      ),
      53, 1
    ),
    'hex'
  )::uuid
$$;

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
  -- A void vote stays here and counts nowhere: no counter, no `last_vote`, no delivery.
  voided_at timestamptz(3),
  voided_by uuid,                      -- a moderator's account; null with voided_at: the operator
  void_reason text,
  primary key (id, voted_at)
) partition by range (voted_at);
create index vote_voided on vote (id) where voided_at is not null;
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
  -- With the votes: 30 days of a server's counters lie on as many pages, and need not be read from them.
  primary key (server_id, day, shard) include (votes)
) with (
  fillfactor = 50,
  -- An index answers for pages that a vacuum has seen since they changed.
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.05
);

create table vote_total (
  server_id uuid primary key,
  counted_before date not null,
  votes bigint not null
);

-- What was shown to prove that a person votes, until it expires by itself: nothing is spent twice.
create table spent_proof (
  proof bytea primary key,             -- SHA-256 of the challenge's signature, or of the token
  expires_at timestamptz(3) not null
);
create index spent_proof_expiry on spent_proof (expires_at);

-- How many votes came from an address for a server on a UTC day. The address itself is nowhere: only its HMAC, with
-- the day in it, so that days cannot be told to belong together either.
create table vote_address (
  day date not null,
  server_id uuid not null,
  address bytea not null,
  votes integer not null,
  primary key (day, server_id, address)
) with (fillfactor = 70);
