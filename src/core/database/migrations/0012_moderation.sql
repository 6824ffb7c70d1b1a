-- What moderators need against bought votes.

-- One act that voids many votes of a server (src/votes/void_batch.ts), carried out piece by piece.
create table void_batch (
  id uuid primary key,
  server_id uuid not null,
  since timestamptz(3) not null,
  until timestamptz(3) not null,       -- no later than the act: it is about votes that were cast
  younger_days integer,                -- accounts younger than this at their vote; null: of any age
  sharing integer,                     -- addresses with so many votes that day; null: any
  reason text,
  voided_by uuid,                      -- null: the operator
  voided_at timestamptz(3) not null,
  state text not null default 'voiding' check (state in ('voiding', 'void', 'lifting', 'lifted')),
  votes integer not null default 0,    -- void through it now
  reached_at timestamptz(3),           -- the last vote that was dealt with in this state
  reached_id uuid
);
create index void_batch_server on void_batch (server_id, voided_at desc);
create index void_batch_open on void_batch (voided_at) where state in ('voiding', 'lifting');

-- Where the votes of the last days came from: the HMAC of the address, with the day in it, so that equal ones are of
-- one address and one day. Apart from the votes, which are kept, and dropped by the day.
create table vote_origin (
  server_id uuid not null,
  voted_at timestamptz(3) not null,
  vote_id uuid not null,
  address bytea not null
) partition by range (voted_at);
create index vote_origin_server on vote_origin (server_id, voted_at);
create table vote_origin_default partition of vote_origin default;
select prepare_partitions('vote_origin', 'day', now(), 3);

alter table account
  add column disabled_at timestamptz(3), -- since then it can neither sign in nor vote
  add column disabled_reason text;       -- in words that its owner reads

-- A void vote is nobody's last, and its day stays spent: `voted_on` is the last spent day and never goes back, the
-- vote is the last one that counts, if there is any.
alter table last_vote alter column vote_id drop not null, alter column voted_at drop not null;

alter table vote add column void_batch uuid; -- the act that voided it, if it voided many
