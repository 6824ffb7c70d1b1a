-- What game servers say of themselves. A game's protocol is a word of src/polling/game_protocols.ts; null: its
-- servers cannot be asked. They answer at the listed port plus the game's offset, or else at the listed one.
alter table game
  add column protocol text,
  add column query_port_offset integer not null default 0
    check (query_port_offset between -65534 and 65534);

update game g set protocol = known.protocol, query_port_offset = known.query_port_offset
from (values
  ('7-days-to-die', 'sdtd', 1),
  ('counter-strike-2', 'valve', 0),
  ('dayz', 'dayz', 24714),
  ('fivem', 'fivem', 0),
  ('garrys-mod', 'valve', 0),
  ('hytale', 'hytale', 3),
  ('minecraft', 'minecraftvanilla', 0),
  ('minecraft-bedrock', 'minecraftbedrock', 0),
  ('project-zomboid', 'valve', 0),
  ('rust', 'valve', 0),
  ('terraria', 'terraria', 101),
  ('valheim', 'valve', 1)
) as known (slug, protocol, query_port_offset)
where g.slug = known.slug;

insert into game (id, slug, name, default_port, protocol, query_port_offset) values
  ('6abe37bb-b511-5542-9bbe-1250bb738e90', 'abiotic-factor', 'Abiotic Factor', 7777, 'valve', 19238),
  ('c0ca64d4-648c-5f8b-bcfb-7fc029c14a17', 'ark-survival-evolved', 'ARK: Survival Evolved', 7777, 'valve', 19238),
  ('81dce483-0fbc-5b0a-ba08-583b6cf84566', 'arma-3', 'Arma 3', 2302, 'valve', 1),
  ('00f30a1c-3604-5706-b309-bcbe113074ae', 'arma-reforger', 'Arma Reforger', 2001, 'valve', 15776),
  ('b5d5e58f-b1e5-5d7c-9935-fd30f14414a8', 'atlas', 'ATLAS', 5761, 'valve', 51800),
  ('5ce6f37e-0ee6-5380-92f4-a6aa8d5d5164', 'avorion', 'Avorion', 27000, 'valve', 20),
  ('74e67ae4-acf3-590c-b6db-472fd69d98cf', 'barotrauma', 'Barotrauma', 27015, 'valve', 1),
  ('d97d5dc9-40b2-5f7e-b71d-25098b3133ae', 'battlefield-2', 'Battlefield 2', 16567, 'gamespy3', 13333),
  ('f72f350d-5e21-5153-8b84-6d7aca3cb3c2', 'call-of-duty-4', 'Call of Duty 4: Modern Warfare', 28960, 'quake3', 0),
  ('31bd5f22-d6a8-584b-b24a-bd9b06f7f031', 'conan-exiles', 'Conan Exiles', 7777, 'valve', 19238),
  ('69d460b1-b8c0-5593-9e42-77b9dc27ca8b', 'core-keeper', 'Core Keeper', 1234, 'valve', 1),
  ('6c89c27d-3de0-5fb3-979b-7952b1fdd719', 'counter-strike-1-6', 'Counter-Strike 1.6', 27015, 'valve', 0),
  ('68ff5735-386d-5028-8fd6-43ff07433b4c', 'counter-strike-source', 'Counter-Strike: Source', 27015, 'valve', 0),
  ('600a603b-8e2c-5d87-a718-a19e51bd9d46', 'day-of-defeat-source', 'Day of Defeat: Source', 27015, 'valve', 0),
  ('c9716d65-9b3e-5be6-8577-1408567bd078', 'dont-starve-together', 'Don''t Starve Together', 10999, 'valve', 16017),
  ('fbb1cecb-466d-54f8-aa75-abc43bf313a4', 'eco', 'Eco', 3000, 'eco', 1),
  ('ed6a9398-34f2-56f5-bbbf-64a907a938cc', 'empyrion', 'Empyrion - Galactic Survival', 30000, 'valve', 1),
  ('fa018c72-fdac-5106-8d5c-71362314148a', 'enshrouded', 'Enshrouded', 15636, 'valve', 1),
  ('e6eb30d2-fb25-55f1-90cb-7bdc9dab5e5d', 'euro-truck-simulator-2', 'Euro Truck Simulator 2', 27015, 'valve', 1),
  ('d9ece19c-aa9c-5f9d-88f6-aa531ab7a590', 'gta-san-andreas-mta', 'GTA: San Andreas - Multi Theft Auto', 22003, 'ase', 123),
  ('f2e82ed7-9396-56b2-be5c-b26430361e38', 'gta-san-andreas-open-mp', 'GTA: San Andreas - open.mp', 7777, 'gtasao', 0),
  ('fb6e9f92-c73c-559a-825c-f648031f68b5', 'gta-san-andreas-samp', 'GTA: San Andreas - SA-MP', 7777, 'samp', 0),
  ('a8f0df2e-a5b5-5a79-8fcb-86a5800303d7', 'hell-let-loose', 'Hell Let Loose', 27015, 'valve', 0),
  ('d056be7d-9438-577d-87ec-0eb5394a5d55', 'icarus', 'Icarus', 27015, 'valve', 0),
  ('7c5120b7-dfc5-59a1-87dc-b5f781ccaf81', 'insurgency-sandstorm', 'Insurgency: Sandstorm', 27015, 'valve', 1),
  ('f8045f35-6308-525f-82f2-f4e55de72341', 'killing-floor-2', 'Killing Floor 2', 7777, 'valve', 19238),
  ('d41e56ae-49e7-50cd-8cfc-251012b6e2ac', 'left-4-dead-2', 'Left 4 Dead 2', 27015, 'valve', 0),
  ('abdc5652-3f79-5048-9745-1441caea73ac', 'mordhau', 'MORDHAU', 7777, 'valve', 19238),
  ('3def7e01-fb50-578f-95ad-8f034a3d67ee', 'mumble', 'Mumble', 64738, 'mumbleping', 0),
  ('4a8b54e7-6f7a-5014-8f6c-00d0593800a1', 'pixark', 'PixARK', 7777, 'valve', 19238),
  ('1f90763f-da37-5648-a491-a80eda826731', 'quake-3-arena', 'Quake III Arena', 27960, 'quake3', 0),
  ('dbbd46bd-63fc-5fce-bb3b-316379bbe3d5', 'redm', 'RedM', 30120, 'fivem', 0),
  ('011598de-88d0-57e4-8c83-8fcb6797196a', 'sons-of-the-forest', 'Sons Of The Forest', 8766, 'valve', 18250),
  ('f26876aa-3e82-55cc-94b8-e817e1f1fab3', 'soulmask', 'Soulmask', 8777, 'valve', 18238),
  ('325ac782-e34d-5811-a99b-ce72b8f5f6d9', 'space-engineers', 'Space Engineers', 27015, 'valve', 0),
  ('81294a3c-36ac-5757-a3f6-14e00861aedd', 'starbound', 'Starbound', 21025, 'valve', 0),
  ('70d61b09-02c6-53ad-b373-f722adc9a517', 'team-fortress-2', 'Team Fortress 2', 27015, 'valve', 0),
  ('fac90df3-eada-51b4-b1c1-506acf3b6609', 'the-forest', 'The Forest', 27015, 'valve', 1),
  ('e6d53d53-f02d-5b9b-9bdc-375926e09361', 'the-isle', 'The Isle', 7707, 'valve', 1),
  ('f77ce478-e509-54f2-a819-2b4f06a8d6e8', 'unturned', 'Unturned', 27015, 'valve', 1),
  ('ee83015e-b745-50fe-abb6-1e41c690b6a9', 'urban-terror', 'Urban Terror', 27960, 'quake3', 0),
  ('dfff6774-2c2a-57fb-b6d0-ad61f30158f8', 'v-rising', 'V Rising', 27015, 'valve', 1),
  ('26363946-df3b-5859-b481-00f4c74a71d0', 'wolfenstein-enemy-territory', 'Wolfenstein: Enemy Territory', 27960, 'quake3', 0);

-- What is known of each server that is or was approved, and when it is asked next. `server.players_online` and
-- `players_max` are no longer read; they stay until no replica of the last release can be running.
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
