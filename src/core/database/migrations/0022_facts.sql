-- Facts that owners tell of their servers, all of them optional, and what the listing is filtered and sorted by.
alter table server
  add column tagline text not null default '' check (char_length(tagline) <= 120),
  add column country text check (country ~ '^[A-Z]{2}$'), -- ISO 3166-1 alpha-2
  add column version text not null default '' check (char_length(version) <= 30),
  add column languages text[] not null default '{}',      -- ISO 639-1
  add column website text,
  add column discord text,
  add column video text,
  add column rules text not null default '' check (char_length(rules) <= 5000); -- in Markdown

-- Tags that owners choose from; moderators keep the list.
create table tag (
  slug text primary key,
  name text not null unique
);
insert into tag (slug, name) values
  ('18-plus', '18+'), ('1v1', '1v1'), ('anarchy', 'Anarchy'), ('bedwars', 'Bed Wars'),
  ('beginner-friendly', 'Beginner friendly'), ('building', 'Building'), ('co-op', 'Co-op'), ('creative', 'Creative'),
  ('crossplay', 'Crossplay'), ('deathmatch', 'Deathmatch'), ('economy', 'Economy'), ('events', 'Events'),
  ('factions', 'Factions'), ('family-friendly', 'Family friendly'), ('hardcore', 'Hardcore'),
  ('kitpvp', 'KitPvP'), ('lifesteal', 'Lifesteal'), ('megabase', 'Megabase'), ('minigames', 'Minigames'), ('modded', 'Modded'),
  ('monthly-wipe', 'Monthly wipe'), ('no-pay-to-win', 'No pay to win'), ('no-wipe', 'No wipes'),
  ('oneblock', 'OneBlock'), ('parkour', 'Parkour'), ('plots', 'Plots'), ('prison', 'Prison'), ('pve', 'PvE'),
  ('pvp', 'PvP'), ('quests', 'Quests'), ('racing', 'Racing'), ('retakes', 'Retakes'), ('roleplay', 'Roleplay'), ('rpg', 'RPG'),
  ('sandbox', 'Sandbox'), ('seasons', 'Seasons'), ('skyblock', 'Skyblock'), ('small-teams', 'Small teams'),
  ('survival', 'Survival'), ('surf', 'Surf'), ('towny', 'Towny'), ('vanilla', 'Vanilla'), ('weekly-wipe', 'Weekly wipe'),
  ('whitelist', 'Whitelist'), ('zombies', 'Zombies');

create table server_tag (
  server_id uuid not null references server (id) on delete cascade,
  tag text not null references tag (slug) on delete cascade,
  primary key (server_id, tag)
);
create index server_tag_tag on server_tag (tag);

-- Beside the votes of 30 days, those of the last counted day and of all time.
alter table ranking
  add column votes_today integer not null default 0,
  add column votes_all integer not null default 0;

-- What visitors search and filter by is read anew when it changes (src/servers/ranking.ts).
drop trigger server_ranked on server;
create trigger server_ranked
  after insert or delete or update of name, game_id, status, host, tagline, country, version on server
  for each row execute function note_ranking_change();

create function note_tag_change() returns trigger language plpgsql as $$
begin
  insert into ranking_change (server_id) values (coalesce(new.server_id, old.server_id));
  return null;
end
$$;
create trigger server_tag_ranked after insert or delete on server_tag
  for each row execute function note_tag_change();
