-- The servers that a player votes for each day, in the order in which they do (src/votes/favourites.ts).
create table favourite (
  account_id uuid not null references account (id),
  server_id uuid not null references server (id),
  place integer not null,              -- the order: ascending, with gaps
  added_at timestamptz(3) not null,
  primary key (account_id, server_id)
);
