-- A game's id is the UUIDv5 of its slug (src/servers/game_id.ts), the same in every installation. Its protocol is a word
-- of src/polling/game_protocols.ts; null: its servers cannot be asked. They answer at the listed port plus the game's
-- offset, or else at the listed one.
create table game (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  default_port integer not null check (default_port between 1 and 65535),
  protocol text,
  query_port_offset integer not null default 0 check (query_port_offset between -65534 and 65534)
);

insert into game (id, slug, name, default_port, protocol, query_port_offset) values
  ('cc18de42-5744-52ef-a73d-158ece10ba34', '7-days-to-die', '7 Days to Die', 26900, 'sdtd', 1),
  ('6abe37bb-b511-5542-9bbe-1250bb738e90', 'abiotic-factor', 'Abiotic Factor', 7777, 'valve', 19238),
  ('aca0eeed-7533-5654-a2d5-c9a29500d4e1', 'ark-survival-ascended', 'ARK: Survival Ascended', 7777, null, 0),
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
  ('ea9ac7cb-fb66-58b6-a861-b612ea08c674', 'counter-strike-2', 'Counter-Strike 2', 27015, 'valve', 0),
  ('68ff5735-386d-5028-8fd6-43ff07433b4c', 'counter-strike-source', 'Counter-Strike: Source', 27015, 'valve', 0),
  ('600a603b-8e2c-5d87-a718-a19e51bd9d46', 'day-of-defeat-source', 'Day of Defeat: Source', 27015, 'valve', 0),
  ('f2af8bc8-907c-58f8-9259-9388fda1adc4', 'dayz', 'DayZ', 2302, 'dayz', 24714),
  ('c9716d65-9b3e-5be6-8577-1408567bd078', 'dont-starve-together', 'Don''t Starve Together', 10999, 'valve', 16017),
  ('fbb1cecb-466d-54f8-aa75-abc43bf313a4', 'eco', 'Eco', 3000, 'eco', 1),
  ('ed6a9398-34f2-56f5-bbbf-64a907a938cc', 'empyrion', 'Empyrion - Galactic Survival', 30000, 'valve', 1),
  ('fa018c72-fdac-5106-8d5c-71362314148a', 'enshrouded', 'Enshrouded', 15636, 'valve', 1),
  ('e6eb30d2-fb25-55f1-90cb-7bdc9dab5e5d', 'euro-truck-simulator-2', 'Euro Truck Simulator 2', 27015, 'valve', 1),
  ('a76ae1ef-23ae-5944-809a-211af81e4e6d', 'fivem', 'FiveM', 30120, 'fivem', 0),
  ('067cf282-9a2b-575c-a71d-d15bf0a7804e', 'garrys-mod', 'Garry''s Mod', 27015, 'valve', 0),
  ('d9ece19c-aa9c-5f9d-88f6-aa531ab7a590', 'gta-san-andreas-mta', 'GTA: San Andreas - Multi Theft Auto', 22003, 'ase', 123),
  ('f2e82ed7-9396-56b2-be5c-b26430361e38', 'gta-san-andreas-open-mp', 'GTA: San Andreas - open.mp', 7777, 'gtasao', 0),
  ('fb6e9f92-c73c-559a-825c-f648031f68b5', 'gta-san-andreas-samp', 'GTA: San Andreas - SA-MP', 7777, 'samp', 0),
  ('a8f0df2e-a5b5-5a79-8fcb-86a5800303d7', 'hell-let-loose', 'Hell Let Loose', 27015, 'valve', 0),
  ('90f1d3aa-24e2-5559-83ab-1c9a9e735f3f', 'hytale', 'Hytale', 5520, 'hytale', 3),
  ('d056be7d-9438-577d-87ec-0eb5394a5d55', 'icarus', 'Icarus', 27015, 'valve', 0),
  ('7c5120b7-dfc5-59a1-87dc-b5f781ccaf81', 'insurgency-sandstorm', 'Insurgency: Sandstorm', 27015, 'valve', 1),
  ('f8045f35-6308-525f-82f2-f4e55de72341', 'killing-floor-2', 'Killing Floor 2', 7777, 'valve', 19238),
  ('d41e56ae-49e7-50cd-8cfc-251012b6e2ac', 'left-4-dead-2', 'Left 4 Dead 2', 27015, 'valve', 0),
  ('4089bff4-3459-593f-aa63-4dec29c1d16a', 'minecraft', 'Minecraft', 25565, 'minecraftvanilla', 0),
  ('7c30348d-5b1f-565f-99e1-bc3f1b6cdcbd', 'minecraft-bedrock', 'Minecraft: Bedrock Edition', 19132, 'minecraftbedrock', 0),
  ('abdc5652-3f79-5048-9745-1441caea73ac', 'mordhau', 'MORDHAU', 7777, 'valve', 19238),
  ('3def7e01-fb50-578f-95ad-8f034a3d67ee', 'mumble', 'Mumble', 64738, 'mumbleping', 0),
  ('b7c016fe-4cfd-5023-9430-52df035d6d5a', 'palworld', 'Palworld', 8211, null, 0),
  ('4a8b54e7-6f7a-5014-8f6c-00d0593800a1', 'pixark', 'PixARK', 7777, 'valve', 19238),
  ('e102cf7e-76ab-56f6-932f-b483bd193a87', 'project-zomboid', 'Project Zomboid', 16261, 'valve', 0),
  ('1f90763f-da37-5648-a491-a80eda826731', 'quake-3-arena', 'Quake III Arena', 27960, 'quake3', 0),
  ('dbbd46bd-63fc-5fce-bb3b-316379bbe3d5', 'redm', 'RedM', 30120, 'fivem', 0),
  ('4e5e2fad-d2aa-5827-b953-ed603eedb4c3', 'rust', 'Rust', 28015, 'valve', 0),
  ('011598de-88d0-57e4-8c83-8fcb6797196a', 'sons-of-the-forest', 'Sons Of The Forest', 8766, 'valve', 18250),
  ('f26876aa-3e82-55cc-94b8-e817e1f1fab3', 'soulmask', 'Soulmask', 8777, 'valve', 18238),
  ('325ac782-e34d-5811-a99b-ce72b8f5f6d9', 'space-engineers', 'Space Engineers', 27015, 'valve', 0),
  ('81294a3c-36ac-5757-a3f6-14e00861aedd', 'starbound', 'Starbound', 21025, 'valve', 0),
  ('70d61b09-02c6-53ad-b373-f722adc9a517', 'team-fortress-2', 'Team Fortress 2', 27015, 'valve', 0),
  ('f033f372-90f9-5806-9bc9-9bda50c09f12', 'terraria', 'Terraria', 7777, 'terraria', 101),
  ('fac90df3-eada-51b4-b1c1-506acf3b6609', 'the-forest', 'The Forest', 27015, 'valve', 1),
  ('e6d53d53-f02d-5b9b-9bdc-375926e09361', 'the-isle', 'The Isle', 7707, 'valve', 1),
  ('f77ce478-e509-54f2-a819-2b4f06a8d6e8', 'unturned', 'Unturned', 27015, 'valve', 1),
  ('ee83015e-b745-50fe-abb6-1e41c690b6a9', 'urban-terror', 'Urban Terror', 27960, 'quake3', 0),
  ('dfff6774-2c2a-57fb-b6d0-ad61f30158f8', 'v-rising', 'V Rising', 27015, 'valve', 1),
  ('4f70b21b-7dd4-54e8-8054-cd8b775e58e4', 'valheim', 'Valheim', 2456, 'valve', 1),
  ('26363946-df3b-5859-b481-00f4c74a71d0', 'wolfenstein-enemy-territory', 'Wolfenstein: Enemy Territory', 27960, 'quake3', 0);

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
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  decided_reason text,                 -- why a moderator rejected or suspended it, in words that its owner reads
  description text not null default '' check (char_length(description) <= 5000) -- in Markdown
);
create index server_owner on server (owner_id);
-- The moderators' queue of every status, in both directions.
create index server_queue on server (status, created_at, id);
