-- How well the voter's account was known when the vote was cast (src/votes/vote_trust.ts). Null: not known, cast before this
-- version or by a process of an earlier one.
create type vote_trust as enum ('none', 'confirmed', 'established');
alter table vote add column trust vote_trust;

-- Of the votes of signed-in players, those of accounts that were at least confirmed, and of these those that were established.
alter table vote_count
  add column confirmed integer not null default 0,
  add column established integer not null default 0;
alter table vote_total
  add column confirmed bigint not null default 0,
  add column established bigint not null default 0;

-- Votes of identities that were unlinked, or deleted with their account, so that none votes for a server twice a day. The HMAC
-- includes the day, so that days can't be linked.
create table identity_vote (
  day date not null,
  hash bytea not null,
  server_id uuid not null,
  primary key (day, hash, server_id)
);

-- The day that such a vote spent for the account to which its identity was linked afterwards.
alter table last_vote add column taken_on date;
