-- The order of the listing: votes of the last 30 UTC days, brought up to date about once a second while anybody looks
-- (src/servers/rank_servers.ts). Whoever does it holds the one row of `ranking_state`, so revisions become visible in
-- their order, and a process that has read up to one asks for later ones only.
create table ranking_state (
  singleton boolean primary key default true check (singleton),
  revision bigint not null,
  today date,                          -- the last of the 30 days; null: nothing was counted yet
  due_at timestamptz not null          -- when changes are looked at next, by the database's clock
);
insert into ranking_state (revision, due_at) values (0, 'epoch');

-- Servers that are or were approved. No index on what changes, so that updates stay on their page.
create table ranking (
  server_id uuid primary key,
  revision bigint not null,            -- of its last change
  listed boolean not null,
  votes integer not null
) with (fillfactor = 50);

-- Servers to count anew: one row per vote, void vote and edit, until the next look. No key and no index: nothing that
-- writes here waits for anybody.
create table ranking_change (server_id uuid not null)
  with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create function note_ranking_change() returns trigger language plpgsql as $$
begin
  insert into ranking_change (server_id) values (coalesce(new.id, old.id));
  return null;
end
$$;
create trigger server_ranked after insert or delete or update of name, game_id, status on server
  for each row execute function note_ranking_change();
