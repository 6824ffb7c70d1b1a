-- What is known of each server that is or was approved, and when it is asked next.
create table server_poll (
  server_id uuid primary key references server (id) on delete cascade,
  due_at timestamptz(3) not null,      -- while claimed: the end of the lease
  claim_id uuid,                       -- whoever asks now
  asked_at timestamptz(3),
  outcome text,                        -- a word of src/polling/answer.ts
  answered_at timestamptz(3),
  up_since timestamptz(3),             -- first answer after an absence
  checked_at timestamptz(3),           -- the owner's last "check now"
  players_online integer not null default 0 check (players_online >= 0),
  players_max integer not null default 0 check (players_max >= 0),
  message text not null default ''     -- its last one, for its owner
) with (fillfactor = 70);
create index server_poll_due on server_poll (due_at);

-- Players by the hour, kept 30 days.
create table player_hour (
  server_id uuid not null,
  hour timestamptz(3) not null,
  polls integer not null,
  answers integer not null,
  players_sum bigint not null,         -- over the answers
  players_peak integer not null,
  primary key (server_id, hour)
) partition by range (hour);
create table player_hour_default partition of player_hour default;
select prepare_partitions('player_hour', 'day', now(), 3);

-- The same by UTC day, kept a year; uptime is counted here.
create table player_day (
  server_id uuid not null,
  day date not null,
  polls integer not null,
  answers integer not null,
  players_sum bigint not null,
  players_peak integer not null,
  primary key (server_id, day)
) with (fillfactor = 70);
create index player_day_day on player_day (day);

-- Proof of ownership: the token, and the place at which it was seen. Another host or port proves nothing.
create table server_verification (
  server_id uuid primary key references server (id) on delete cascade,
  token text not null,
  verified_at timestamptz(3),
  verified_by text check (verified_by in ('message', 'dns')),
  host text,
  port integer
);
