-- What the owner of an approved listing wants it to become, until a moderator agrees: one change per listing. What is
-- null stays as it is.
create table listing_change (
  server_id uuid primary key references server (id) on delete cascade,
  id uuid not null,                    -- another for each change: a decision is about the one that was looked at
  name text,
  game_id uuid references game (id),
  host text,
  port integer check (port between 1 and 65535),
  asked_at timestamptz(3) not null,
  refused_at timestamptz(3),
  refused_reason text                  -- in words that its owner reads
);
create index listing_change_waiting on listing_change (asked_at, server_id) where refused_at is null;
