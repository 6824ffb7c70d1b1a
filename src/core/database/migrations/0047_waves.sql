-- Unusual votes of a server, until a moderator decides (src/waves). At most one per server is open.
create table wave (
  id uuid primary key,
  server_id uuid not null,
  since timestamptz(3) not null,
  until timestamptz(3) not null,       -- the end of the last span in which it was seen
  found_at timestamptz(3) not null,
  votes integer not null,              -- in the span with the most; a decision applies to the number that was seen
  counts jsonb not null,               -- what was counted in that span and what is usual, without addresses or names
  state text not null default 'open' check (state in ('open', 'voided', 'dismissed')),
  decided_at timestamptz(3),
  decided_by uuid,                     -- a moderator's account; null with decided_at: the operator
  reason text,
  batch_id uuid                        -- the act that voided its votes
);
create unique index wave_open on wave (server_id) where state = 'open';
create index wave_server on wave (server_id, found_at desc);
create index wave_age on wave (until);

-- Networks with at least that many votes on a day; null: any.
alter table void_batch add column network_sharing integer;

-- What owners are told about voided votes, and their one answer.
create table void_notice (
  id uuid primary key,
  server_id uuid not null,
  batch_id uuid unique,                -- null: votes that were voided one by one, of one day and for one reason
  since timestamptz(3) not null,
  until timestamptz(3) not null,
  votes integer not null,
  reason text,                         -- null: the operator gave none
  voided_at timestamptz(3) not null,
  answer text,
  answered_at timestamptz(3),
  read_at timestamptz(3)               -- when a moderator read the answer
);
create index void_notice_server on void_notice (server_id, voided_at desc);
create index void_notice_age on void_notice (voided_at);
create index void_notice_unread on void_notice (answered_at) where answered_at is not null and read_at is null;

-- How many votes a piece of news is about.
alter table news add column votes integer;
