-- What a key opens. It never changes: an owner makes another key.
alter table api_key add column scopes text[] not null default '{read}'
  check (scopes <@ '{read,rewards,feed}' and cardinality(scopes) > 0);

-- The feed of votes, of servers with a key for it from that key's making on. A place is given when an entry is first
-- read: until then its vote may not be committed, and a reader would pass it by.
alter table server add column has_feed boolean not null default false;
create table feed_entry (
  id bigint generated always as identity primary key,
  server_id uuid not null,
  place bigint,                        -- 1, 2, 3 … for each server
  type text not null check (type in ('vote.cast', 'vote.voided', 'vote.restored')),
  vote_id uuid not null,
  account_id uuid not null,
  voted_at timestamptz(3) not null,
  noted_at timestamptz(3) not null
);
create unique index feed_entry_place on feed_entry (server_id, place) where place is not null;
create index feed_entry_new on feed_entry (server_id, id) where place is null;
create index feed_entry_age on feed_entry (noted_at);
