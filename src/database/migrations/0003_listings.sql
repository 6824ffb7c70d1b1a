-- A game's id is the UUIDv5 of its slug (src/servers/game_id.ts), the same in every installation.
create table game (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  default_port integer not null check (default_port between 1 and 65535)
);

insert into game (id, slug, name, default_port) values
  ('cc18de42-5744-52ef-a73d-158ece10ba34', '7-days-to-die', '7 Days to Die', 26900),
  ('aca0eeed-7533-5654-a2d5-c9a29500d4e1', 'ark-survival-ascended', 'ARK: Survival Ascended', 7777),
  ('ea9ac7cb-fb66-58b6-a861-b612ea08c674', 'counter-strike-2', 'Counter-Strike 2', 27015),
  ('f2af8bc8-907c-58f8-9259-9388fda1adc4', 'dayz', 'DayZ', 2302),
  ('a76ae1ef-23ae-5944-809a-211af81e4e6d', 'fivem', 'FiveM', 30120),
  ('067cf282-9a2b-575c-a71d-d15bf0a7804e', 'garrys-mod', 'Garry''s Mod', 27015),
  ('90f1d3aa-24e2-5559-83ab-1c9a9e735f3f', 'hytale', 'Hytale', 5520),
  ('4089bff4-3459-593f-aa63-4dec29c1d16a', 'minecraft', 'Minecraft', 25565),
  ('7c30348d-5b1f-565f-99e1-bc3f1b6cdcbd', 'minecraft-bedrock', 'Minecraft: Bedrock Edition', 19132),
  ('b7c016fe-4cfd-5023-9430-52df035d6d5a', 'palworld', 'Palworld', 8211),
  ('e102cf7e-76ab-56f6-932f-b483bd193a87', 'project-zomboid', 'Project Zomboid', 16261),
  ('4e5e2fad-d2aa-5827-b953-ed603eedb4c3', 'rust', 'Rust', 28015),
  ('f033f372-90f9-5806-9bc9-9bda50c09f12', 'terraria', 'Terraria', 7777),
  ('4f70b21b-7dd4-54e8-8054-cd8b775e58e4', 'valheim', 'Valheim', 2456);

create type server_status as enum ('pending', 'approved', 'rejected', 'suspended');

create table server (
  id uuid primary key,
  owner_id uuid not null references account (id),
  game_id uuid not null references game (id),
  slug text not null unique,
  name text not null,
  status server_status not null default 'pending',
  host text not null,
  port integer not null check (port between 1 and 65535),
  players_online integer not null default 0 check (players_online >= 0),
  players_max integer not null default 0 check (players_max >= 0),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index server_owner on server (owner_id);
