-- The schema of 1.0.0, from which every database begins; the files beside this one bring it to today's. Its statements never
-- change, because databases of 1.0.0 have what they made. To change the schema, add a file with the next number.
--
-- Contents: partitions · accounts · listings · polling · keys and endpoints · votes · ranking and boards · deliveries ·
-- rewards and the feed · moderation · mail and jobs · no longer used · games and tags.
--
-- Times are UTC and have milliseconds, as in the API. Most ids are UUIDs of version 7, so that rows made together lie
-- together. Tables that a vote writes have no foreign keys: the key-share locks of thousands of votes would contend for one
-- server's row.

-- ---------------------------------------------------------------------------------------------------------------------
-- Partitions
-- ---------------------------------------------------------------------------------------------------------------------

-- A backup holds its locks for hours, and every vote queues behind a statement that waits for one. These functions wait
-- 50 ms for each lock, fail with 55P03, and are called again later (src/service/database/partitions.ts).

create function partition_name(parent text, unit text, at timestamptz) returns text language sql stable as $$
  select parent || to_char(
    date_trunc(unit, at at time zone 'utc'), case unit when 'month' then '_YYYY_MM' else '_YYYY_MM_DD' end
  )
$$;

-- Returns the start of each missing partition of `parent`, from the one that contains `at` to `ahead` units later.
create function missing_partitions(parent text, unit text, at timestamptz, ahead integer)
returns setof timestamptz language sql stable as $$
  select starts at time zone 'utc'
  from generate_series(0, ahead) as i
  cross join lateral (
    select date_trunc(unit, at at time zone 'utc') + i * ('1 ' || unit)::interval as starts
  ) as span
  -- Not by to_regclass: it may remember that another process's partition was missing a moment ago.
  where not exists (
    select from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = parent::regclass and c.relname = partition_name(parent, unit, starts at time zone 'utc')
  )
  order by starts
$$;

-- Creates the partitions of `parent` (units 'month' or 'day', UTC) from the one that contains `at` to `ahead` units later,
-- and returns how many it created. Rows in the default partition move to their own. Each lock is held for milliseconds:
-- call it for one partition at a time.
create function prepare_partitions(parent text, unit text, at timestamptz, ahead integer)
returns integer language plpgsql set lock_timeout = '5s' as $$
declare
  partition_column text := (
    select a.attname from pg_partitioned_table p
    join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
    where p.partrelid = parent::regclass
  );
  starts timestamptz;
  ends timestamptz;
  name text;
  made integer := 0;
begin
  -- One process at a time; nothing else queues here.
  perform pg_advisory_xact_lock(hashtext('prepare_partitions'));
  perform set_config('lock_timeout', '50ms', true);
  for starts in select missing_partitions(parent, unit, at, ahead) loop
    ends := (starts at time zone 'utc' + ('1 ' || unit)::interval) at time zone 'utc';
    name := partition_name(parent, unit, starts);
    execute format('create table %I (like %I including all)', name, parent);
    -- A row that was routed to the default partition before the attachment would be refused after it, so
    -- writers stand aside from before their routing: they lock the parent first.
    execute format('lock table only %I in share row exclusive mode', parent);
    -- Nothing may slip into the default partition between the move and the attachment.
    execute format('lock table %I in access exclusive mode', parent || '_default');
    execute format(
      'with moved as (delete from %I where %I >= $1 and %I < $2 returning *) insert into %I select * from moved',
      parent || '_default', partition_column, partition_column, name
    ) using starts, ends;
    execute format(
      'alter table %I attach partition %I for values from (%L) to (%L)', parent, name, starts, ends
    );
    made := made + 1;
  end loop;
  return made;
end
$$;

-- Drops the partitions of `parent` that end at or before `before`, and returns how many it dropped.
create function drop_partitions(parent text, unit text, before timestamptz)
returns integer language plpgsql set lock_timeout = '5s' as $$
declare
  child record;
  dropped integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('drop_partitions'));
  perform set_config('lock_timeout', '50ms', true);
  for child in
    select c.relname, to_date(substring(c.relname from length(parent) + 2),
      case unit when 'month' then 'YYYY_MM' else 'YYYY_MM_DD' end) as starts
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = parent::regclass and c.relname <> parent || '_default'
  loop
    continue when (child.starts + ('1 ' || unit)::interval) at time zone 'utc' > before;
    execute format('drop table %I', child.relname);
    dropped := dropped + 1;
  end loop;
  return dropped;
end
$$;

-- A UUID of version 7 (RFC 9562) for the time `at`.
create function uuid_v7(at timestamptz) returns uuid language sql volatile as $$
  select encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          placing substring(int8send((extract(epoch from at) * 1000)::bigint) from 3) from 1 for 6
        ),
        52, 1
      ),
      53, 1
    ),
    'hex'
  )::uuid
$$;

-- ---------------------------------------------------------------------------------------------------------------------
-- Accounts (src/site/accounts, src/site/sign_in)
-- ---------------------------------------------------------------------------------------------------------------------

-- An account without an email address is a player without sign-in: a server's link named them, or they typed their name.
create table account (
  id uuid primary key default gen_random_uuid(),
  username text not null,              -- as its owner spells it
  username_key text not null,          -- accountKey(username), for look-ups
  display_username text,               -- no longer used
  email text unique,
  email_verified boolean not null default false,
  image text,                          -- no longer used
  is_moderator boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  typed_email text,                    -- the typed address, if another account had it already
  name_confirmed_at timestamptz(3),    -- the owner said "yes, exactly my in-game name", or corrected it
  renamed_at timestamptz(3),           -- the last rename that counts
  deleted_at timestamptz(3),           -- the row stays, without a name: listings and votes point to it
  disabled_at timestamptz(3),          -- from then on it can neither sign in nor vote
  disabled_reason text,                -- shown to its owner
  vouched_by uuid,                     -- the server whose link named this player first; no foreign key, since servers point here
  on_boards boolean,                   -- whether the player is named among the top voters; null: not asked yet
  is_administrator boolean not null default false, -- counts only while is_moderator does
  locale text,                         -- the tag of the language of pages and emails; null: the browser's
  -- With the id, so that a vote check doesn't read the row.
  constraint account_username_key_key unique (username_key) include (id)
);
create index account_on_boards on account (id) where on_boards;
create index account_username_prefix on account (username_key text_pattern_ops);
create index account_moderator on account (id) where is_moderator;

-- Passwords. The names of its columns are those of a library that is gone.
create table credential (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  provider_id text not null,           -- 'credential'
  provider_account_id text not null,   -- the account's id
  access_token text,                   -- no longer used, nor are the next five
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  password text,                       -- salt and scrypt key (src/site/accounts/passwords/password.ts)
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (provider_id, provider_account_id)
);
create index credential_account on credential (account_id);

create table session (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  token text unique,                   -- no longer used
  ip_address text,                     -- where it was opened
  user_agent text,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,  -- the last renewal
  token_hash bytea unique,             -- SHA-256 of the cookie's token; null: of a version before, ignored
  proved_at timestamptz(3)             -- when its holder last showed who they are
);
create index session_account on session (account_id);

-- Accounts of other sites with which people sign in.
create table identity (
  provider text not null,              -- 'discord', 'steam', or the address of an OpenID Connect issuer
  subject text not null,               -- who it is there
  account_id uuid not null references account (id) on delete cascade,
  made_at timestamptz(3),              -- when that account was made, where the provider tells
  linked_at timestamptz(3) not null,
  primary key (provider, subject)
);
create index identity_account on identity (account_id);

-- Sign-ins at a provider that are under way. A row is deleted as it is read, so no answer is good twice.
create table sign_in_round (
  state_hash bytea primary key,        -- SHA-256 of the state, which comes back with the answer
  browser_hash bytea not null,         -- SHA-256 of the cookie of the browser that began it
  provider text not null,              -- 'discord', 'steam' or 'oidc'
  purpose text not null,               -- 'sign_in', 'link' or 'prove'
  session_id uuid,                     -- whose account is to be linked or proved; no foreign key, since a row lives ten minutes
  next text not null,                  -- the path to go to afterwards
  expires_at timestamptz(3) not null
);

-- Passkeys, by which people sign in without a password.
create table passkey (
  id text primary key,                 -- the credential's id as base64url
  account_id uuid not null references account (id) on delete cascade,
  public_key bytea not null,           -- in COSE's form
  counter bigint not null,             -- of signatures; 0 where the authenticator doesn't count
  name text not null,
  made_at timestamptz(3) not null,
  used_at timestamptz(3),
  host text                            -- the host of BASE_URL for which it was made; null: not noted, counts as the present one
);
create index passkey_account on passkey (account_id);

-- Accounts that are asked for a second factor: a code of an authenticator app, a passkey, or a recovery code.
create table second_factor (
  account_id uuid primary key references account (id) on delete cascade,
  since timestamptz(3) not null,
  totp_secret bytea,                   -- sealed (src/core/secrets/secret_key.ts); null: passkeys alone
  last_step bigint not null default 0  -- of the code that counted last: each step counts once
);

create table recovery_code (
  account_id uuid not null references account (id) on delete cascade,
  code_hash bytea not null,            -- SHA-256; deleted when it is used
  primary key (account_id, code_hash)
);

-- Sign-ins that wait for the second factor.
create table half_sign_in (
  token_hash bytea primary key,        -- SHA-256 of the value of the browser's cookie
  account_id uuid not null references account (id) on delete cascade,
  tries smallint not null default 0,
  expires_at timestamptz(3) not null
);
create index half_sign_in_account on half_sign_in (account_id);

-- Links that work once.
create table verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,            -- what the link is for; of a reset link, a hash that includes its token
  value text not null,                 -- the account it is for; of the first administrator's link, its token's hash
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index verification_identifier on verification (identifier);

-- People who came from a provider and have no account yet: they choose their name next.
create table newcomer (
  provider text not null,              -- as in identity
  subject text not null,
  token_hash bytea not null unique,    -- SHA-256 of the token in their browser's cookie
  email text,                          -- null unless the provider says that it is theirs
  made_at timestamptz(3),              -- when their account at the provider was made, where it tells
  next text not null,                  -- the path that they wanted to go to
  expires_at timestamptz(3) not null,
  primary key (provider, subject)
);
create index newcomer_expires on newcomer (expires_at);

-- Names that were given up. Until then they are reserved and lead to their account.
create table former_name (
  name_key text primary key,
  account_id uuid references account (id), -- null: the account was deleted
  until timestamptz(3) not null
);
create index former_name_account on former_name (account_id);
create index former_name_until on former_name (until);

-- Names that an account has in games besides its own. Any number of accounts may have the same one, since nothing proves
-- them. A Steam id that an identity proves is not here.
create table game_name (
  account_id uuid not null references account (id),
  name_key text not null,              -- accountKey(username)
  username text not null,              -- as the player spells it
  added_at timestamptz(3) not null,
  primary key (account_id, name_key)
);
create index game_name_key on game_name (name_key text_pattern_ops);

-- Sign-ups for the names of players without sign-in. Each waits until its address is confirmed, or for a moderator.
create table name_claim (
  id uuid primary key,
  account_id uuid not null references account (id), -- the player's
  username text not null,              -- as the claimant spells it
  email text not null,
  password text not null,              -- hashed, as in a credential
  claimed_at timestamptz(3) not null,
  confirmed_at timestamptz(3)          -- when the address was confirmed
);
create index name_claim_account on name_claim (account_id);

-- Accounts that were moved here from another list, until their owners have read who keeps their data now.
create table imported_account (
  account_id uuid primary key references account (id) on delete cascade,
  list text not null,                  -- the other list's name, which is its domain
  mailed_at timestamptz(3)             -- when its owner was told by email; null: not, or not yet
);
create index imported_account_unmailed on imported_account (list, account_id) where mailed_at is null;

-- Deleted accounts, until the deliveries that name them are deleted too (src/site/voting/forget_voters.ts).
create table erasure (
  account_id uuid primary key,
  deleted_at timestamptz(3) not null
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Listings (src/site/servers, src/site/pictures)
-- ---------------------------------------------------------------------------------------------------------------------

-- The id is the UUIDv5 of the slug, the same in every installation. The protocol is a value of
-- src/site/polling/protocols/game_protocols.ts; null: its servers can't be queried. Servers respond at the listed port plus the offset, or
-- at the listed port.
create table game (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  default_port integer not null check (default_port between 1 and 65535),
  protocol text,
  query_port_offset integer not null default 0 check (query_port_offset between -65534 and 65534)
);

-- Tags that owners choose from. Moderators maintain the list.
create table tag (
  slug text primary key,
  name text not null unique
);

-- What administrators set on the pages (src/site/settings).
create table site_setting (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz(3) not null
);

-- Slugs that a game or a tag had, or that were merged into another one: their pages lead there.
create table moved_slug (
  kind text not null check (kind in ('game', 'tag')),
  slug text not null,
  target text not null,                -- the slug today; kept up to date
  primary key (kind, slug)
);

-- A picture as it was encoded again (src/site/pictures): WebP in two widths, under the hash of these bytes. A logo is square, 64
-- and 256 wide; a banner is 3:1, 480 and 1280 wide. A job deletes pictures that no server shows.
create table picture (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  small bytea not null,
  large bytea not null,
  used_at timestamptz(3) not null      -- when it was last put on a server
);
alter table picture alter column small set storage external, alter column large set storage external;

create type server_status as enum ('pending', 'approved', 'rejected', 'suspended');

-- What a hurried reader sees in a slug (src/site/servers/slugs/slug_faults.ts): look-alikes are found by index.
create function slug_look(slug text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(translate(slug, 'i013457-', 'loleast'), 'rn', 'm'), 'vv', 'w')
$$;

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
  decided_reason text,                 -- why a moderator rejected or suspended it, shown to its owner
  description text not null default '' check (char_length(description) <= 5000), -- Markdown
  rewards_by text not null default 'none' check (rewards_by in ('none', 'push', 'inbox')), -- how votes become rewards
  has_feed boolean not null default false, -- whether a key for the feed was ever made
  logo text references picture (hash),
  banner text references picture (hash),
  pictures_at timestamptz(3),          -- when pictures came that no moderator has seen; null: there are none
  tagline text not null default '' check (char_length(tagline) <= 120),
  country text check (country ~ '^[A-Z]{2}$'), -- ISO 3166-1 alpha-2
  version text not null default '' check (char_length(version) <= 30),
  languages text[] not null default '{}', -- ISO 639-1
  website text,
  discord text,
  video text,
  rules text not null default '' check (char_length(rules) <= 5000), -- Markdown
  rejected_at timestamptz(3),          -- the last rejection by a moderator; stays when the listing is submitted again
  unlisted_at timestamptz(3),          -- when its owner took it off the list, who may list it again without a moderator
  deleted_at timestamptz(3),           -- the row stays: votes and the trail point to it, and nobody gets the slug
  status_at timestamptz(3),            -- when the status last changed; null: never, or before this column
  slug_chosen boolean not null default false, -- whether its owner chose the slug, which then doesn't follow the name
  slug_moved_at timestamptz(3),        -- when the slug last changed while it was public
  text_language text check (text_language ~ '^[a-z]{2}$'), -- of tagline, description and rules; null: not said
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object') -- these by language tag
);
create index server_owner on server (owner_id);
create index server_look on server (slug_look(slug));
-- The moderators' queue of each status, in both directions.
create index server_queue on server (status, created_at, id);
create index server_address on server (host, port);
create index server_logo on server (logo) where logo is not null;
create index server_banner on server (banner) where banner is not null;
create index server_pictures on server (pictures_at, id) where pictures_at is not null;

-- Slugs that a server had. A form or page that was open meanwhile leads to the current one; links to a public one do too,
-- so nobody else gets it.
create table former_slug (
  slug text not null,
  server_id uuid not null references server (id),
  until timestamptz(3) not null,
  was_public boolean not null default false,
  primary key (slug, server_id)
);
create unique index former_slug_public on former_slug (slug) where was_public;
create index former_slug_look on former_slug (slug_look(slug)) where was_public;

-- Addresses on another list that lead to a listing here: path and query, as a browser sends them.
create table old_address (
  path text primary key,
  server_id uuid not null references server (id)
);

-- Accounts that work on a listing besides its owner (src/site/servers/roles/people.ts).
create table server_member (
  server_id uuid not null references server (id) on delete cascade,
  account_id uuid not null references account (id),
  role text not null check (role in ('manager', 'viewer')),
  joined_at timestamptz(3) not null,
  primary key (server_id, account_id)
);
create index server_member_account on server_member (account_id);

-- Offers of a role, or of the listing itself, that wait for the other account's answer.
create table server_offer (
  id uuid primary key,
  server_id uuid not null references server (id) on delete cascade,
  account_id uuid not null references account (id),
  role text not null check (role in ('owner', 'manager', 'viewer')),
  offered_by uuid not null references account (id), -- the owner at that time; another owner's offers don't count
  offered_at timestamptz(3) not null,
  declined_at timestamptz(3),          -- stays until the offer expires, so that nobody is asked again at once
  unique (server_id, account_id)
);
create index server_offer_account on server_offer (account_id);
create index server_offer_age on server_offer (offered_at);

create table server_tag (
  server_id uuid not null references server (id) on delete cascade,
  tag text not null references tag (slug) on delete cascade,
  primary key (server_id, tag)
);
create index server_tag_tag on server_tag (tag);

-- Changes to an approved listing that wait for a moderator, at most one per listing. Null: stays as it is.
create table listing_change (
  server_id uuid primary key references server (id) on delete cascade,
  id uuid not null,                    -- new for each change, so that a decision applies to the one that was seen
  name text,
  game_id uuid references game (id),
  host text,
  port integer check (port between 1 and 65535),
  asked_at timestamptz(3) not null,
  refused_at timestamptz(3),
  refused_reason text,                 -- shown to the owner
  text jsonb                           -- the other fields, if they are reviewed (src/site/servers/review/listing_version.ts)
);
create index listing_change_waiting on listing_change (asked_at, server_id) where refused_at is null;

-- What owners changed since a moderator last looked: the listing as it was then. There is no row while nothing changed.
create table unreviewed_edit (
  server_id uuid primary key references server (id) on delete cascade,
  was jsonb not null,                  -- its public text (src/site/servers/review/listing_version.ts)
  edited_at timestamptz(3) not null    -- the last edit
);
create index unreviewed_edit_newest on unreviewed_edit (edited_at desc, server_id);

-- ---------------------------------------------------------------------------------------------------------------------
-- Polling (src/site/polling)
-- ---------------------------------------------------------------------------------------------------------------------

-- The latest state of each server that is or was approved, and when it is polled next.
create table server_poll (
  server_id uuid primary key references server (id) on delete cascade,
  due_at timestamptz(3) not null,      -- while claimed: the end of the lease
  claim_id uuid,                       -- who is polling now
  asked_at timestamptz(3),
  outcome text,                        -- a value of src/site/polling/protocols/poll_answer.ts
  answered_at timestamptz(3),
  up_since timestamptz(3),             -- first response after an absence
  checked_at timestamptz(3),           -- the owner's last "check now"
  players_online integer not null default 0 check (players_online >= 0),
  players_max integer not null default 0 check (players_max >= 0), -- 0: unknown
  message text not null default '',    -- the server's last message, shown to its owner
  map text not null default '',        -- what it plays now; '': it doesn't tell
  mode text not null default ''
) with (fillfactor = 70);
create index server_poll_due on server_poll (due_at);

-- Players by the hour, kept for 30 days.
create table player_hour (
  server_id uuid not null,
  hour timestamptz(3) not null,
  polls integer not null,
  answers integer not null,
  players_sum bigint not null,         -- over the responses
  players_peak integer not null,
  primary key (server_id, hour)
) partition by range (hour);
create table player_hour_default partition of player_hour default;
select prepare_partitions('player_hour', 'day', now(), 3);

-- The same by UTC day, kept for a year. Uptime is counted here.
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

-- Proof of ownership: the token, and where it was seen. It proves nothing for another host or port.
create table server_verification (
  server_id uuid primary key references server (id) on delete cascade,
  token text not null,
  verified_at timestamptz(3),
  verified_by text check (verified_by in ('message', 'dns')),
  host text,
  port integer
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Keys and endpoints (src/core/keys)
-- ---------------------------------------------------------------------------------------------------------------------

create table api_key (
  id uuid primary key,
  server_id uuid not null references server (id),
  name text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  -- What the key may do. It never changes: an owner makes another key.
  scopes text[] not null default '{read}' check (scopes <@ '{read,rewards,feed}' and cardinality(scopes) > 0)
);
create index api_key_server on api_key (server_id);

-- The secrets of a key: the current one, which doesn't expire, and rolled ones until they expire.
create table key_secret (
  hash bytea primary key,              -- SHA-256 of the secret, which is stored nowhere
  key_id uuid not null references api_key (id),
  ending text not null,                -- its last four characters, so that an owner recognises it
  created_at timestamptz(3) not null,
  expires_at timestamptz(3)
);
create unique index key_secret_current on key_secret (key_id) where expires_at is null;

-- Where a key's votes are sent, and what signs them. The secrets are encrypted (src/core/secrets/secret_key.ts).
create table endpoint (
  key_id uuid primary key references api_key (id),
  server_id uuid not null references server (id),
  url text,
  secret bytea not null,
  previous_secret bytea,
  previous_secret_until timestamptz(3),
  pending_secret bytea,                -- prepared by its owner, not active yet
  paused_at timestamptz(3),
  disabled_at timestamptz(3),
  disabled_because text,               -- an outcome
  -- What its recent attempts say about it (src/core/deliveries/endpoint_health.ts draws the circuit breaker).
  consecutive_failures integer not null default 0,
  failing_since timestamptz(3),        -- the first failure after the last success
  failed_attempts integer not null default 0, -- since then
  breaker_opened integer not null default 0,  -- how often since then; doubles the wait
  open_until timestamptz(3),           -- null: closed; past: one probe may go
  is_slow boolean not null default false,
  told text,                           -- what its owner was told last: 'failing' or 'off'; null: nothing, or that it works
  recovered_at timestamptz(3),         -- the first success since then; null again after a failure
  destination text generated always as (substring(url from '^[a-z]+://[^/?#]+')) stored, -- scheme, host and port
  -- What listens at the URL. It never changes. The URL of a Votifier listener is votifier://host:port.
  -- That of a channel in a chat shows its host and the end of its address, chat://discord.com/…a1B2; the address is the secret.
  kind text not null default 'webhook' check (kind in ('webhook', 'votifier', 'chat')),
  url_set_at timestamptz(3),           -- when the URL was last changed or removed; null: it is the first one
  -- Of a channel in a chat: the service, how often it gets a message, and in which language (null: its owner's).
  chat text check (chat in ('discord', 'slack', 'mattermost')),
  pace text check (pace in ('at_once', 'ten_minutes', 'daily')),
  locale text,
  next_message_at timestamptz(3),      -- no votes are posted before
  top_ten_at timestamptz(3),           -- when the next top ten of a daily channel is queued
  slowed integer not null default 0,   -- how often the pause was doubled because the service said "too many"
  slowed_at timestamptz(3),            -- the last time; ten quiet minutes halve the pause
  constraint endpoint_kind_of_url check ((kind = 'votifier') = (url like 'votifier:%')),
  constraint endpoint_chat check (
    (kind = 'chat') = (chat is not null and pace is not null) and (kind = 'chat') = (url like 'chat:%')
  )
);
create unique index endpoint_url on endpoint (server_id, url) where url is not null;

-- How fast an owner's keys may send to one destination, together.
create table receiver (
  owner_id uuid not null references account (id),
  destination text not null,
  good_days integer not null default 0, -- days on which it responded 2xx to a vote that was not a test, resend or replay
  good_on date,                         -- the last of them (UTC)
  tests_from timestamptz(3),            -- until when tests and resends have used up their rate
  replays_from timestamptz(3),          -- when the next replay may begin
  stopped_until timestamptz(3),         -- no messages go there until then: a chat refused too many
  primary key (owner_id, destination)
);

-- Counts every change that can close a key. A cached key is valid only while this number stays the same.
create table key_revision (
  singleton boolean primary key default true check (singleton),
  revision bigint not null
);
insert into key_revision (revision) values (1);

create function bump_key_revision() returns trigger language plpgsql as $$
begin
  update key_revision set revision = revision + 1;
  return null;
end
$$;
create trigger key_closed after update of revoked_at or delete on api_key
  for each statement execute function bump_key_revision();
create trigger secret_closed after update of expires_at or delete on key_secret
  for each statement execute function bump_key_revision();
create trigger server_closed after update of status or delete on server
  for each statement execute function bump_key_revision();

-- A text sealed with each key that this database's secrets may be sealed with: two while SECRET_KEY is being changed.
create table secret_canary (sealed bytea not null);

-- The secret of plugins that send their key in the URL (`vbu_`). It opens the 0/1/2 API of one server and nothing else.
create table url_key (
  id uuid primary key,                 -- the key_id of rewards that were claimed there
  server_id uuid not null unique references server (id),
  hash bytea not null unique,          -- SHA-256 of the secret, which is stored nowhere
  ending text not null,
  created_at timestamptz(3) not null,
  asked_at timestamptz(3),             -- the last request: proof that it is set up
  answered text                        -- the word for its response
);

-- The key that a server signs its players' vote links with (`vbl_`), encrypted (src/core/secrets/secret_key.ts).
create table link_key (
  server_id uuid primary key references server (id),
  secret bytea not null,
  ending text not null,
  created_at timestamptz(3) not null
);

-- Players who let a server's links vote as them. An account without sign-in needs no such row.
create table link_agreement (
  account_id uuid not null references account (id),
  server_id uuid not null references server (id),
  agreed_at timestamptz(3) not null,
  primary key (account_id, server_id)
);

-- ---------------------------------------------------------------------------------------------------------------------
-- Votes (src/core/votes)
-- ---------------------------------------------------------------------------------------------------------------------

-- One row per player and server: it guards one vote a day, and responds to a vote check.
create table last_vote (
  server_id uuid not null,
  account_id uuid not null,
  vote_id uuid,                        -- the last vote that counts; null: there is none
  voted_on date not null,              -- the last UTC day on which a vote was spent, void or not; never goes back
  voted_at timestamptz(3),
  taken_on date,                       -- a day in voted_on that an identity had spent before it was linked to this account
  earlier_votes integer not null default 0, -- votes that count, of the months that vote_month no longer has
  primary key (server_id, account_id)
) with (fillfactor = 80);
create index last_vote_account on last_vote (account_id);

-- The servers that a player votes for each day, in the order in which they do (src/site/voting/my_votes/favourites.ts).
create table favourite (
  account_id uuid not null references account (id),
  server_id uuid not null references server (id),
  place integer not null,              -- the order: ascending, with gaps
  added_at timestamptz(3) not null,
  primary key (account_id, server_id)
);

-- How a vote was cast: by a player who was signed in, by a server's link or a typed name, or by the operator on the
-- command line.
create type vote_source as enum ('session', 'link', 'typed_name', 'operator');

-- How well the voter's account was known then (src/core/votes/vote_trust.ts).
create type vote_trust as enum ('none', 'confirmed', 'established');

-- The history.
create table vote (
  id uuid not null,                    -- UUIDv7
  server_id uuid not null,
  account_id uuid not null,
  voted_at timestamptz(3) not null,
  -- A void vote stays here and counts nowhere: in no counter, not as a last vote, in no delivery.
  voided_at timestamptz(3),
  voided_by uuid,                      -- a moderator's account; null with voided_at: the operator
  void_reason text,
  void_batch uuid,                     -- the act that voided it together with others
  source vote_source,                  -- null: unknown, cast before the column was there
  trust vote_trust,                    -- null: the same
  primary key (id, voted_at)
) partition by range (voted_at);
create index vote_voided on vote (id) where voided_at is not null;
create index vote_server on vote (server_id, voted_at);
create table vote_default partition of vote default;
select prepare_partitions('vote', 'month', now(), 3);

-- The names of votes that were cast under another one than the account's own. Votes without a row have that one.
create table vote_name (
  vote_id uuid primary key,
  server_id uuid not null,
  account_id uuid,                     -- null: its account was deleted, and the row only spends the name's day
  voted_on date not null,
  name_key text not null,              -- accountKey(username)
  username text not null,
  is_proved boolean not null           -- by the server's link, or by a sign-in with Steam
);
-- Many accounts may have the same name, but a game rewards it once a day for those who prove it, and once for all others.
create unique index vote_name_player on vote_name (server_id, name_key, voted_on, is_proved);
create index vote_name_account on vote_name (account_id);

-- Votes per server, UTC day and shard, so that a hot server's votes don't queue for one row. A daily job folds past days
-- into shard 0, and days before `vote_total.counted_before` into its total.
create table vote_count (
  server_id uuid not null,
  day date not null,
  shard smallint not null,
  votes integer not null,
  without_sign_in integer not null default 0, -- of these, cast by a link or a typed name
  -- Of the others, those of accounts that were at least confirmed, and of these those that were established. Few hosts rank by
  -- them, so the index has them not.
  confirmed integer not null default 0,
  established integer not null default 0,
  -- With the counts, so that 30 days of a server's counters are read from the index alone.
  constraint vote_count_pkey primary key (server_id, day, shard) include (votes, without_sign_in)
) with (
  fillfactor = 50,
  -- An index responds for pages that were vacuumed since they changed.
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.05
);

create table vote_total (
  server_id uuid primary key,
  counted_before date not null,
  votes bigint not null,
  without_sign_in bigint not null default 0,
  confirmed bigint not null default 0,
  established bigint not null default 0,
  imported bigint not null default 0   -- votes that the listing brought along from another list, in none of the others
);

-- Such votes by calendar month (UTC), where the other list knew.
create table imported_month (
  server_id uuid not null,
  month date not null,                 -- its first day
  votes integer not null,
  primary key (server_id, month)
);
create index imported_month_month on imported_month (month);

-- Proofs of work and CAPTCHA tokens that were used, until they expire. None can be used twice.
create table spent_proof (
  proof bytea primary key,             -- SHA-256 of the challenge's signature, or of the token
  expires_at timestamptz(3) not null
);
create index spent_proof_expiry on spent_proof (expires_at);

-- Votes per address (or network: IPv4 /24, IPv6 /48), server and UTC day. The address is stored only as an HMAC that
-- includes the day, so that days can't be linked.
create table vote_address (
  day date not null,
  server_id uuid not null,
  address bytea not null,
  votes integer not null,
  is_network boolean not null default false,
  primary key (day, server_id, address)
) with (fillfactor = 70);

-- Votes of identities that were unlinked, or deleted with their account, so that none votes for a server twice a day
-- (src/site/accounts/identity_votes.ts). The HMAC of an identity includes the day, so that days can't be linked.
create table identity_vote (
  day date not null,
  hash bytea not null,
  server_id uuid not null,
  primary key (day, hash, server_id)
);

-- Where the votes of the last days came from: HMACs of the address and of its network (IPv4 /24, IPv6 /48) that include
-- the day. Kept apart from the votes, which stay longer, and dropped by the day.
create table vote_origin (
  server_id uuid not null,
  voted_at timestamptz(3) not null,
  vote_id uuid not null,
  address bytea not null,
  network bytea                        -- null: cast before the column was there
) partition by range (voted_at);
create index vote_origin_server on vote_origin (server_id, voted_at);
create table vote_origin_default partition of vote_origin default;
select prepare_partitions('vote_origin', 'day', now(), 3);

-- ---------------------------------------------------------------------------------------------------------------------
-- Ranking and boards (src/site/servers/ranking/rank_servers.ts, src/site/voting/boards.ts)
-- ---------------------------------------------------------------------------------------------------------------------

-- The order of the listing: votes of the last 30 UTC days, updated about once a second while there are visitors. The
-- process that updates it holds the one row of `ranking_state`, so that revisions become visible in order, and a process
-- that has read up to one only reads later ones.
create table ranking_state (
  singleton boolean primary key default true check (singleton),
  revision bigint not null,
  today date,                          -- the last of the 30 days; null: nothing was counted yet
  due_at timestamptz not null          -- when changes are looked at next, by the database's clock
);
insert into ranking_state (revision, due_at) values (0, 'epoch');

-- Servers that are or were approved. There is no index on columns that change, so that updates stay on their page.
create table ranking (
  server_id uuid primary key,
  revision bigint not null,            -- of its last change
  listed boolean not null,
  votes integer not null,              -- of 30 days
  votes_today integer not null default 0, -- of the last counted day
  votes_all integer not null default 0
) with (fillfactor = 50);

-- Servers to count again: one row per vote, void vote and edit, until the next update. Without a key or an index, so that
-- writing here never waits.
create table ranking_change (server_id uuid not null)
  with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

-- What visitors search and filter by is read again when it changes (src/site/servers/ranking/rank_servers.ts).
create function note_ranking_change() returns trigger language plpgsql as $$
begin
  insert into ranking_change (server_id) values (coalesce(new.id, old.id));
  return null;
end
$$;
create trigger server_ranked
  after insert or delete or update of name, game_id, status, host, tagline, country, version, languages, translations
  on server for each row execute function note_ranking_change();

create function note_tag_change() returns trigger language plpgsql as $$
begin
  insert into ranking_change (server_id) values (coalesce(new.server_id, old.server_id));
  return null;
end
$$;
create trigger server_tag_ranked after insert or delete on server_tag
  for each row execute function note_tag_change();

-- A player's votes for a server in a calendar month (UTC), written by the statement that casts a vote. No index covers
-- what a vote updates, so an update adds no index entries.
create table vote_month (
  server_id uuid not null,
  month date not null,                 -- its first day
  account_id uuid not null,
  days date[] not null,                -- the days with a vote that counts
  voided integer not null default 0,   -- votes that were voided after the month ended
  last_voted_at timestamptz(3) not null,
  primary key (server_id, month, account_id)
) with (fillfactor = 80);

-- Who voted most on all servers in a span of months (UTC), of those who agreed to be listed. The timetable counts it
-- (src/site/voting/site_board.ts).
create table site_voter (
  starts date not null,                -- the span's first month, by its first day
  ends date not null,                  -- its last month
  account_id uuid not null,
  votes integer not null,
  last_voted_at timestamptz(3) not null,
  primary key (starts, ends, account_id)
);

-- A server's place in the listing, as it was last seen on each day.
create table server_rank (
  server_id uuid not null,
  day date not null,
  rank integer not null,
  primary key (server_id, day)
);
create index server_rank_day on server_rank (day);

-- Visits of listings by UTC day, never who came (src/site/servers/public/visits.ts). They are counted in memory and written
-- once a minute.
create table visit_count (
  server_id uuid not null references server (id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('page_view', 'address_copy', 'ballot_click', 'badge_view')),
  visits integer not null,
  primary key (server_id, day, kind)
) with (fillfactor = 70);
create index visit_count_day on visit_count (day);

-- The sites that page views came from. An empty host is this site.
create table visit_source (
  server_id uuid not null references server (id) on delete cascade,
  day date not null,
  host text not null check (char_length(host) <= 100),
  visits integer not null,
  primary key (server_id, day, host)
) with (fillfactor = 70);
create index visit_source_day on visit_source (day);

-- ---------------------------------------------------------------------------------------------------------------------
-- Deliveries (src/core/deliveries, which draws the states in delivery.ts)
-- ---------------------------------------------------------------------------------------------------------------------

create type delivery_state as enum ('held', 'pending', 'sending', 'delivered', 'abandoned');

-- Deliveries that are not finished. A row leaves as soon as it is.
create table outbox (
  id uuid primary key,
  vote_id uuid not null,               -- the same for every key: receivers deduplicate on it
  key_id uuid not null,
  server_id uuid not null,
  channel text not null default 'webhook', -- no longer used
  state delivery_state not null check (state in ('held', 'pending', 'sending')),
  is_test boolean not null default false,
  body text not null,                  -- fixed when the vote is cast, sent byte for byte
  attempts integer not null default 0, -- POSTs in total
  tries integer not null default 0,    -- of these, in the present run of the retry schedule
  due_at timestamptz(3) not null,
  claim_id uuid,
  lease_until timestamptz(3),
  last_outcome text,
  last_status integer,
  created_at timestamptz(3) not null,
  -- The attempt that the receiver accepted first. What is sent again later changes nothing about it. Null in older rows,
  -- where a delivered one was accepted at its last attempt.
  accepted_attempt integer,
  check ((state = 'sending') = (claim_id is not null and lease_until is not null))
) with (fillfactor = 70);
-- A claim writes its row again, with an entry in each index that is not partial: there are as few as possible.
create index outbox_due on outbox (key_id, due_at, id) where state = 'pending';
create index outbox_lease on outbox (lease_until) where state = 'sending';
create index outbox_server on outbox (server_id, created_at desc);
-- Replays look for a key's held deliveries; pending ones are in outbox_due, and finished ones are found by server.
create index outbox_held on outbox (key_id, created_at) where state = 'held';

-- Finished deliveries, for 30 days.
create table delivery (
  id uuid not null,
  vote_id uuid not null,
  key_id uuid not null,
  server_id uuid not null,
  channel text not null default 'webhook', -- no longer used
  state delivery_state not null check (state in ('delivered', 'abandoned')),
  is_test boolean not null,
  body text not null,
  attempts integer not null,
  last_outcome text,
  last_status integer,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3) not null,
  accepted_attempt integer,            -- as in outbox
  primary key (id, created_at)
) partition by range (created_at);
create index delivery_server on delivery (server_id, created_at desc);
create index delivery_player on delivery (server_id, lower(body::json ->> 'username'), created_at desc);
create index delivery_key on delivery (key_id, created_at desc);
create index delivery_abandoned on delivery (server_id, created_at desc) where state = 'abandoned';
create table delivery_default partition of delivery default;
select prepare_partitions('delivery', 'day', now(), 3);

-- Every POST. Numbers are not unique: a delivery whose lease expired may have been sent twice.
create table attempt (
  delivery_id uuid not null,
  number integer not null,
  started_at timestamptz(3) not null,
  duration_ms integer not null,
  outcome text not null,
  status integer,
  excerpt text,                        -- the first bytes of the response, as text
  redirects_to text,
  origin text,                         -- scheme, host and port that it went to; null: unknown
  headers text                         -- the header lines of the response, without cookies
) partition by range (started_at);
create index attempt_delivery on attempt (delivery_id, number);
create table attempt_default partition of attempt default;
select prepare_partitions('attempt', 'day', now(), 3);

-- ---------------------------------------------------------------------------------------------------------------------
-- Rewards and the feed (src/reach/rewards)
-- ---------------------------------------------------------------------------------------------------------------------

-- Rewards that nobody has received yet. A row leaves when its reward ends, so that the table stays small.
create table reward (
  vote_id uuid primary key,            -- UUIDv7, the same as in X-Listing-Vote; a test vote has its own
  server_id uuid not null,
  account_id uuid not null,
  voted_at timestamptz(3) not null,
  available_at timestamptz(3) not null, -- a release may postpone it
  is_test boolean not null default false,
  claim_id uuid,                       -- chosen by the client; null: never leased, or released
  key_id uuid,                         -- who holds it or held it last
  lease_until timestamptz(3),
  others_after timestamptz(3),         -- until then only key_id may claim it again
  claims integer not null default 0,
  game_server text,                    -- which of several that share key_id holds it or held it last, in its own words
  check ((claim_id is null) = (lease_until is null))
) with (fillfactor = 70);
create index reward_player on reward (server_id, account_id, voted_at);
create index reward_server on reward (server_id, voted_at, vote_id);
create index reward_claim on reward (claim_id) where claim_id is not null;
create index reward_age on reward (voted_at);
create index reward_test on reward (voted_at) where is_test;
-- Rewards that become claimable again at a time: their lease expires, or a release has postponed them.
create index reward_again on reward (coalesce(lease_until, available_at))
where lease_until is not null or available_at > voted_at;

-- How rewards ended, for repeated requests, the owner's page and the feed.
create table reward_outcome (
  vote_id uuid primary key,
  server_id uuid not null,
  account_id uuid not null,
  voted_at timestamptz(3) not null,
  ended text not null check (ended in ('granted', 'refused', 'voided', 'expired')),
  ended_at timestamptz(3) not null,
  key_id uuid,                         -- who granted or refused it
  claims integer not null,
  is_test boolean not null default false,
  again_by uuid[] not null default '{}', -- other keys that granted it too: it was given twice
  note text,                           -- the plugin's, for the owner
  voided_at timestamptz(3),            -- set if the vote was voided after the grant
  game_server text,                    -- the one that granted or refused it, if it named itself
  again_on text[] not null default '{}' -- other game servers that granted it too
);
create index reward_outcome_server on reward_outcome (server_id, ended_at desc);
-- What the owner should look at: few rows, counted at each visit.
create index reward_outcome_odd on reward_outcome (server_id, ended_at) where ended = 'expired' or again_by <> '{}';
create index reward_outcome_age on reward_outcome (ended_at);
create index reward_outcome_test on reward_outcome (account_id) where is_test;
-- Plugins of the 0/1/2 API ask by name, several times a second.
create index reward_outcome_player on reward_outcome (server_id, account_id, voted_at);

-- Ends rewards, waiting or leased, and returns the ids of those that existed. They are locked in the order of their ids,
-- as everywhere that locks several. Notes are the plugin's, by id. The label names the game server; without it, the one that
-- held the reward for the same key is kept.
create function end_rewards(
  ids uuid[], how text, at timestamptz, key uuid default null, notes json default null, label text default null
)
returns setof uuid language sql as $$
  with open as materialized (
    select vote_id from reward where vote_id = any(ids) order by vote_id for update
  ), taken as (
    delete from reward r using open o where r.vote_id = o.vote_id
    returning r.vote_id, r.server_id, r.account_id, r.voted_at, r.claims, r.is_test, r.key_id as held_by, r.game_server
  )
  insert into reward_outcome (
    vote_id, server_id, account_id, voted_at, ended, ended_at, key_id, claims, is_test, note, game_server
  )
  select vote_id, server_id, account_id, voted_at, how, at, key, claims, is_test, notes ->> vote_id::text,
    coalesce(label, case when held_by = key then game_server end)
  from taken
  returning vote_id
$$;

-- What voiding votes means for their rewards. Rewards are locked before outcomes, as grants do.
create function withdraw_rewards(ids uuid[], at timestamptz) returns void language sql as $$
  select end_rewards(ids, 'voided', at);
  with granted as materialized (
    select vote_id from reward_outcome where vote_id = any(ids) and ended = 'granted' order by vote_id for update
  )
  update reward_outcome o set voided_at = at from granted g where o.vote_id = g.vote_id;
$$;

-- The reverse: withdrawn rewards wait again, for every key. One may have been handed out before, so its claims stay.
create function restore_rewards(ids uuid[]) returns void language sql as $$
  with outcome as materialized (
    select vote_id from reward_outcome where vote_id = any(ids) order by vote_id for update
  ), unvoided as (
    update reward_outcome o set voided_at = null from outcome x
    where o.vote_id = x.vote_id and o.ended = 'granted'
  ), back as (
    delete from reward_outcome o using outcome x where o.vote_id = x.vote_id and o.ended = 'voided'
    returning o.vote_id, o.server_id, o.account_id, o.voted_at, o.claims, o.is_test
  )
  insert into reward (vote_id, server_id, account_id, voted_at, available_at, claims, is_test)
  select vote_id, server_id, account_id, voted_at, voted_at, claims, is_test from back;
$$;

-- Ends what waits for an account that is deleted or disabled.
create function expire_rewards_of(account uuid, at timestamptz) returns void language sql as $$
  select end_rewards(
    array(
      select r.vote_id from last_vote l
      join reward r on r.server_id = l.server_id and r.account_id = l.account_id
      where l.account_id = account
      union
      select vote_id from reward where account_id = account and is_test
    ),
    'expired', at
  )
$$;

-- Leases the oldest votes that wait for those players (keys of names; null: for all), or renews what the claim holds. A
-- row whose vote_id is null says that the claim belongs to another key. A vote waits for the name that it was cast under. Game
-- servers of one key are apart, as keys are: none gets what another holds or held ten minutes ago. This
-- is a function because equal claims wait for each other: only a statement that begins after the wait sees what the first
-- one took. `place` is the name's index in the list.
create function claim_rewards(
  server uuid, key uuid, claim uuid, names text[], most integer, most_of_player integer, at timestamptz,
  ends timestamptz, others_from timestamptz, label text default null
)
returns table (
  vote_id uuid, user_id uuid, username text, voted_at timestamptz, claims integer, is_test boolean, place integer
)
language plpgsql
-- Planned once, as that would take longer than all else; and so that the plan is right when the tables have grown.
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  accounts uuid[]; -- as many as names, null where nobody has one
  oldest date := (select (min(voted_at) at time zone 'utc')::date from reward where server_id = server);
begin
  -- Most polls find nothing, and end before they lock or plan anything large.
  if oldest is null then
    return;
  end if;
  if names is not null then
    -- Looked up one by one: as joins, the planner read all accounts.
    accounts := array(
      select coalesce(
        (select id from account where username_key = name_key),
        (select account_id from former_name f where f.name_key = q.name_key)
      )
      from unnest(names) with ordinality as q (name_key, place) order by place
    );
  end if;
  if not exists (select from reward where claim_id = claim and server_id = server)
    and names is not null and not exists (
      select from unnest(accounts) as x (account_id)
      cross join lateral (
        select from reward r where r.server_id = server and r.account_id = x.account_id limit 1
      ) as r
      where x.account_id is not null
    )
    and names is not null and not exists (
      select from unnest(names) as q (name_key)
      cross join lateral (
        select from vote_name n join reward r on r.vote_id = n.vote_id
        where n.server_id = server and n.name_key = q.name_key and n.voted_on >= oldest limit 1
      ) as r
    )
  then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(claim::text, 1668048233)); -- "clai": apart from other locks
  if exists (
    select from reward
    where claim_id = claim and server_id = server and lease_until > at
      and (key_id <> key or game_server is distinct from label)
  ) then
    return query select null::uuid, null::uuid, null, null::timestamptz, null::integer, null::boolean, null::integer;
    return;
  end if;
  return query
  with held as materialized (
    select vote_id from reward
    where claim_id = claim and server_id = server and key_id = key and game_server is not distinct from label
    order by vote_id for update
  ), free as materialized (
    select vote_id from (
      select f.vote_id
      -- Each account once, or two names of one would lock a row twice.
      from (select distinct account_id from unnest(accounts) as x (account_id)) as x
      cross join lateral (
        select id from account where id = x.account_id and deleted_at is null and disabled_at is null limit 1
      ) as a
      cross join lateral (
        select r.vote_id from reward r
        where r.server_id = server and r.account_id = a.id and r.available_at <= at
          and (
            r.lease_until is null
            or r.lease_until <= at
              and (r.key_id = key and r.game_server is not distinct from label or r.others_after <= at)
          )
          and not exists (select from vote_name where vote_id = r.vote_id)
        order by r.voted_at limit most_of_player for update skip locked
      ) as f
      union all
      select f.vote_id
      from (select distinct name_key from unnest(names) as q (name_key)) as q
      cross join lateral (
        select r.vote_id from vote_name n join reward r on r.vote_id = n.vote_id
        where n.server_id = server and n.name_key = q.name_key and n.voted_on >= oldest and r.available_at <= at
          and (
            r.lease_until is null
            or r.lease_until <= at
              and (r.key_id = key and r.game_server is not distinct from label or r.others_after <= at)
          )
          and exists (
            select from account where id = r.account_id and deleted_at is null and disabled_at is null
          )
        order by r.voted_at limit most_of_player for update of r skip locked
      ) as f
      limit most
    ) as of_players
    where not exists (select from held)
    union all
    select vote_id from (
      select r.vote_id from reward r
      cross join lateral (
        select from account where id = r.account_id and deleted_at is null and disabled_at is null limit 1
      ) as a
      where names is null and r.server_id = server and r.available_at <= at
        and (
          r.lease_until is null
          or r.lease_until <= at
            and (r.key_id = key and r.game_server is not distinct from label or r.others_after <= at)
        )
      order by r.voted_at, r.vote_id limit most for update of r skip locked
    ) as of_anybody
    where not exists (select from held)
  ), taken as (
    update reward r
    set claim_id = claim, key_id = key, game_server = label, lease_until = ends, others_after = others_from,
      claims = r.claims + case when r.claim_id = claim and r.lease_until > at then 0 else 1 end
    from (select vote_id from held union all select vote_id from free) as p
    where r.vote_id = p.vote_id
    returning r.vote_id, r.account_id, r.voted_at, r.claims, r.is_test
  )
  select t.vote_id, t.account_id, coalesce(n.username, a.username), t.voted_at::timestamptz, t.claims, t.is_test,
    case when n.name_key is null then array_position(accounts, t.account_id) else array_position(names, n.name_key) end
  from taken t
  cross join lateral (select username from account where id = t.account_id limit 1) as a
  left join lateral (select username, name_key from vote_name where vote_id = t.vote_id limit 1) as n on true
  order by t.voted_at, t.vote_id;
end
$$;

-- Records that a key granted rewards, and returns what each grant met. A second statement sees what ended while the first
-- one waited.
create function grant_rewards(server uuid, key uuid, grants json, at timestamptz, label text default null)
returns table (vote_id uuid, result text) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  asked uuid[] := array(select distinct vote_id from json_to_recordset(grants) as g (vote_id uuid));
  recorded uuid[] := array(
    select end_rewards(
      array(select vote_id from reward where vote_id = any(asked) and server_id = server), 'granted', at, key,
      (select json_object_agg(vote_id, note) from json_to_recordset(grants) as g (vote_id uuid, note text)), label
    )
  );
begin
  return query
  with ended as materialized (
    select vote_id, ended, again_by, again_on,
      key_id is not distinct from key and coalesce(game_server = label, true) as is_theirs
    from reward_outcome where vote_id = any(asked) and server_id = server order by vote_id for update
  ), again as (
    update reward_outcome o
    set again_by = array_append(o.again_by, key),
      again_on = case when label is null then o.again_on else array_append(o.again_on, label) end
    from ended e
    where o.vote_id = e.vote_id and e.ended = 'granted' and not e.is_theirs
      and not (key = any(o.again_by) and (label is null or label = any(o.again_on)))
      and cardinality(o.again_by) < 50 -- a label is free text
  )
  select vote_id, case
    when vote_id = any(recorded) then 'recorded'
    when e.ended is null then 'unknown'
    when e.ended <> 'granted' then e.ended
    when e.is_theirs then 'already_recorded'
    else 'duplicate'
  end
  from unnest(asked) as a (vote_id) left join ended e using (vote_id);
end
$$;

-- The feed of votes, for servers with a key for it, from the time when that key was made. An entry gets its place when it
-- is first read: before that, its vote may not be committed, and a reader would skip it.
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

-- ---------------------------------------------------------------------------------------------------------------------
-- Moderation (src/core/trail, src/desk/reports, src/desk/voids/void_batch.ts, src/desk/waves)
-- ---------------------------------------------------------------------------------------------------------------------

-- Who did what to which server, key, webhook or delivery. Written in the transaction of the change, never altered, and
-- free of secrets: only the origin of a webhook URL is stored. No foreign keys: an entry outlives the account that it
-- names.
create table audit_entry (
  id uuid primary key,                 -- UUIDv7, which is the order of the trail
  at timestamptz(3) not null,
  actor_id uuid,                       -- null: the operator, on the command line
  action text not null,                -- a value of src/core/trail/audit.ts
  server_id uuid,
  subject text not null,               -- id of the key or delivery, slug of the server
  details jsonb not null,
  form_id uuid unique                  -- the form that requested it: sent twice, it has its effect once
);
create index audit_entry_server on audit_entry (server_id, id desc);
-- What one account did, for its export.
create index audit_entry_actor on audit_entry (actor_id, id) where actor_id is not null;
-- What was done about one account.
create index audit_entry_account on audit_entry (subject, id desc) where server_id is null;

-- One act that voids many votes of a server, carried out in pieces.
create table void_batch (
  id uuid primary key,
  server_id uuid not null,
  since timestamptz(3) not null,
  until timestamptz(3) not null,       -- no later than the act, which is about votes that were cast
  younger_days integer,                -- accounts younger than this at their vote; null: of any age
  sharing integer,                     -- addresses with at least that many votes on a day; null: any
  reason text,
  voided_by uuid,                      -- null: the operator
  voided_at timestamptz(3) not null,
  -- What chooses by network is voiding_networks instead of voiding, because processes of 0.2 would void it without that condition.
  state text not null default 'voiding' check (state in ('voiding', 'voiding_networks', 'void', 'lifting', 'lifted')),
  votes integer not null default 0,    -- void because of it now
  reached_at timestamptz(3),           -- the last vote that was processed in this state
  reached_id uuid,
  source text,                         -- a vote_source, or 'unknown'; null: any
  network_sharing integer,             -- networks with at least that many votes on a day; null: any
  constraint void_batch_networks check (state <> 'voiding' or network_sharing is null)
);
create index void_batch_server on void_batch (server_id, voided_at desc);
create index void_batch_open on void_batch (voided_at) where state in ('voiding', 'voiding_networks', 'lifting');

-- Unusual votes of a server, until a moderator decides (src/desk/waves). At most one per server is open.
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

-- Complaints about a listing, until a moderator answers them.
create table report (
  id uuid primary key,
  server_id uuid not null references server (id),
  reason text not null,                -- a value of src/site/reports/report.ts
  words text not null,
  reporter_id uuid references account (id), -- null: not signed in
  reported_at timestamptz(3) not null,
  closed_at timestamptz(3),
  note text,
  outcome text,                        -- a value of src/site/reports/report.ts; null: none was chosen
  closed_by uuid references account (id) -- null: the operator, or its listing was deleted
);
create index report_open on report (server_id, reported_at) where closed_at is null;
create index report_closed on report (closed_at, server_id) where closed_at is not null;
-- What an account reported, for its export and its deletion.
create index report_reporter on report (reporter_id) where reporter_id is not null;

-- ---------------------------------------------------------------------------------------------------------------------
-- Mail and jobs (src/site/mail, src/service/job_runs.ts)
-- ---------------------------------------------------------------------------------------------------------------------

-- What owners are told by email: one row per event, written in the event's transaction, so that it is sent even if this
-- process or the mail server fails. Kept for three days, sent or not. It names accounts, not addresses, and holds no
-- secret.
create table news (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  kind text not null,                  -- a value of src/site/mail/news.ts
  server_id uuid not null,
  key_id uuid,                         -- whose webhook it is about
  reason text,                         -- a moderator's, or why a webhook was switched off
  happened_at timestamptz(3) not null, -- since when a webhook fails or works
  created_at timestamptz(3) not null,
  sent_at timestamptz(3),
  votes integer                        -- how many votes it is about
);
create index news_waiting on news (account_id) where sent_at is null;
create index news_key on news (key_id, created_at) where key_id is not null;

-- Whether an account wants mail, and when it may get the next letter. A letter contains all its waiting news.
create table mailbox (
  account_id uuid primary key,
  is_open boolean not null default true,
  due_at timestamptz(3) not null default 'epoch', -- no letter before then; while one is being sent, the end of the lease
  tries integer not null default 0     -- since the last letter that the mail server accepted
);

-- How often a moderator wants mail about what waits, and up to when they were told. Without a row: hourly.
create table moderator_mail (
  account_id uuid primary key references account (id) on delete cascade,
  every text not null default 'hourly' check (every in ('soon', 'hourly', 'daily', 'off')),
  told_until timestamptz(3) not null,  -- what came later is new
  due_at timestamptz(3) not null,      -- no letter before then
  sent_at timestamptz(3)               -- the last letter that the mail server accepted
);

-- The channel of a chat that gets news for moderators, if there is one (src/reach/chats/desk_chat.ts).
create table desk_chat (
  id uuid primary key default gen_random_uuid(), -- names the row in the context of its sealed address
  singleton boolean not null default true unique check (singleton),
  service text not null check (service in ('discord', 'slack', 'mattermost')),
  shown text not null,                 -- the host and the end of its address
  secret bytea not null,               -- the address, sealed
  kinds text[] not null,               -- what is told: listings, waves, reports
  pace text not null check (pace in ('at_once', 'ten_minutes')),
  due_at timestamptz(3) not null,      -- no message before then; while one is being posted, when another process may post it
  failures integer not null default 0, -- in a row; doubles the wait
  disabled_because text,               -- the outcome that switched it off; null: it is on
  last_outcome text,
  last_status integer,
  last_at timestamptz(3),
  posted_at timestamptz(3)             -- the last message that the chat took
);

-- What the channel was told and still waits, by the time at which it came. There is no row for what was not told yet.
create table desk_told (
  kind text not null,
  id uuid not null,
  at timestamptz(3) not null,
  primary key (kind, id)
);

-- When each job of the timetable last completed, by the database's clock.
create table job_run (
  task text primary key,
  interval_s integer not null,         -- seconds between two runs
  done_at timestamptz(3) not null
) with (fillfactor = 50);

-- ---------------------------------------------------------------------------------------------------------------------
-- No longer used: processes of the earlier version write these while they run, and a later version drops them
-- ---------------------------------------------------------------------------------------------------------------------

alter table last_vote add column days integer not null default 1;

create function votes_since(days integer, voted_on date, since date) returns integer immutable language sql as $$
  select case when voted_on < since then 0
    else bit_count((days & ((1::bigint << least(voted_on - since + 1, 31)) - 1)::integer)::bit(32))
  end::integer
$$;

create table board_state (
  singleton boolean primary key default true check (singleton),
  counted_from date not null,
  closed_before date
);
insert into board_state (counted_from) values ('epoch');

create table board (
  server_id uuid not null,
  month date not null,
  votes integer not null default 0,
  voters integer not null default 0,
  voided integer not null default 0,
  due_at timestamptz(3),
  primary key (server_id, month)
);
create index board_month on board (month);

create table board_voter (
  server_id uuid not null,
  month date not null,
  account_id uuid not null,
  votes smallint not null,
  voided smallint not null default 0,
  last_voted_at timestamptz(3) not null,
  primary key (server_id, month, account_id),
  foreign key (server_id, month) references board (server_id, month) on delete cascade
);
create index board_voter_account on board_voter (account_id);

-- ---------------------------------------------------------------------------------------------------------------------
-- Games and tags
-- ---------------------------------------------------------------------------------------------------------------------

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

-- ---------------------------------------------------------------------------------------------------------------------
-- The migrations that this file stands for, with their checksums: a database that has them recorded began before 1.0.0 or with
-- it, and is left as it is. A new one gets the same records.
-- ---------------------------------------------------------------------------------------------------------------------

-- 0001_accounts.sql 34705056d5d01d4cb8172f3cc75d4faef7b8eecb30247753e2ff1912a4f47c48
-- 0002_partitions.sql 5391870fd05713268b1b53feb7f13f36ad67f435a6690129ef72535c2ad49756
-- 0003_listings.sql e27f5cc317672e5190510e0869a707d255ebe9a6eba0f92309c9a80fd56ba4c7
-- 0004_keys.sql 2f9a309e22afb38ddca46310fda9fcaf0f1383c5b67be8d546d538be5b80494f
-- 0005_votes.sql 76b9345a340e6a45af2cf439f140f199b1e35a714d7fe98500c4b1bbf24e2847
-- 0006_deliveries.sql 02a55a2e06ba4509e67a05e7b873d250b18361702111b5ffaa3c431deb83b2de
-- 0007_trail.sql 3a400a61b5a1f68e07a711a0937e5e7c2c82632f370bc3d90ddb921a55cefe63
-- 0008_polling.sql 3d853477fea96618589a48dbc6534af4239c72a92989cfdb43514c14198c7dbc
-- 0009_ranking.sql d77db23ba1b27ad3ffb7d27507c891cad6b7d05dc8cdad62dc0be63888e8d67e
-- 0010_receivers.sql 3c2b203d151aaf181bbb859c736fc838bf9116c6bef2a439519a3d59473980eb
-- 0011_networks.sql 8a1ec0bc11f0cf7f91a6fd3771052b15d22354ddfbb1e327bd51955977d39738
-- 0012_moderation.sql 98b9635d58692961e6e841186c27cf7186039ea7013a79ce0c5a505176addfc3
-- 0013_listing_changes.sql 3c375ae131883b3eca542d2e09bc2000c80ed89b572c8bed6d5e66ea97c0bca5
-- 0014_owner_mail.sql 13f63712c94db549a7e3a29d6d86af4a6205c4bbb220993d21a6798ae62ff84b
-- 0015_kept_data.sql 7606a335219c9d248674e37ea9d237cbfcf8fa6a8c3ec36f0dd1bfab1599bbf3
-- 0016_votifier.sql ceaa2bcc5c3a971813c22af4a4bce901cff2bdd8857b1eda05c29e6b3c159588
-- 0017_rewards.sql 82174bf7052e603c8616bbca0279b9985b4906cd78bcbfa693f16bfeb3f4219c
-- 0018_scopes.sql 2baadff6144b766bc81a468a41ddf86c0568e0a72135c6a3c1b086c255b6c5bc
-- 0019_url_keys.sql 26b1aa054ef4e1f8ef70e415279fe92a4f28ff999172a086bcf25a1376bac843
-- 0020_vote_links.sql 761966983a6fe4f1d222f3b26d24ae4701dc7b979226d43ed641b4c8d9efc8bf
-- 0021_pictures.sql 5a856768cccb5aa3ce960902f7391f0f5b5eccd3ed5b6cde018487c58e87a986
-- 0022_facts.sql dd52ff2f4d6cb50d1b0d8487d4aafffaba550c5139c8f8a2e016160d88a21cde
-- 0023_boards.sql 20c5ce8ecf806a4fa99e0d35587a9dc20deb95f87faca13c0d0cd50c15ac844b
-- 0024_closed_months.sql 4a297b2848d6431c5ff1ffb9b040507affc757fd3d6fa242a5874bc843f7be32
-- 0025_vote_sources.sql 2abddb500601a11889bef9b2df8160cbe9cb43d86442ebbbf72ae51b1d910b8b
-- 0026_vote_count_key.sql af2b5ed73fc511ce5b6cec2c56e76b20d0b9a3c5f1e0d7e1102598c5331a35ab
-- 0027_name_claims.sql e37685e29c81bdcdb103b36ba0a73c2eaecc6435022664083e3255645c0ee1f2
-- 0029_job_run.sql 8c51118343c19b5369b12f9db15826d79271fa3dd446cb69a0efa216d9204fe6
-- 0032_accepted_attempts.sql 49d3ec2a94072e2a7214657cb8555a102b1038ffad981374980706fd18a24c59
-- 0034_vote_month.sql c16f384de131e71f7c223ef342cc657850dacbe441f8321f32fda7ed746ac55d
-- 0036_state_columns.sql 97a5356a48de706bdb01e64fadde1eb09de7631022e909fdd17af74a635e552e
-- 0037_fill_state_columns.sql 9abd9c69fd8f108a98e23b0942ec35cd8beceec597486820ebac9ffefdbc9e7b
-- 0038_fill_attempt_origins.sql ca54403e72b39531bc14067733c6cb447f2b360bf4b57d7d65562c1d8cea3a1c
-- 0039_visits.sql 6dd5fc66d85218889f9aa76d4af06468ae35c15ae272a59345db1280368dbb11
-- 0040_leaving.sql de1bcdeca067b65a7f96dd32fee32f273376ee4cbf2115d292483338ec1afef8
-- 0041_people.sql 6e8d8e64ed16b8a543362c39f29c024b85ef38fb4a3a04385cb9d61c05717684
-- 0043_unreviewed_edits.sql 581cf97a1d3c95d589fe10c0883564f8cd25cbf76185a3af574871212f7f0d87
-- 0044_account_search.sql a32e132c6042ecb3630f4a02eeaeb1ed31e43ae1b269ef9452e76cdd4197cf00
-- 0045_account_trail.sql 3b409056b7a4dfba5730c183be76a83af4fe313c92460c8aa64d0aa98a3bf441
-- 0046_origin_networks.sql de8b483cb863f1623f269927b12f753d11bcdaf472c9dbe6ff75cf14c35bd42c
-- 0047_waves.sql 65a7d6b20f94d732a465c980a2cd18ace4f752aa02c3cbb74dc2a86b162576ec
-- 0048_moderator_mail.sql 99cc11f61380e17970cb3acb399159cbc87ff5e0f8044c848b672fe5973e4ced
-- 0050_administrators.sql 61b30e7debefebc6ff316ea56b5d3b50a7932f9b3da7cd22fdd69231ffb8b0c7
-- 0051_moved_slugs.sql 55cda33c8ac7ab63a4327904e92f1e3ea87f5e85c70bbbf37f77ed32cb6aa021
-- 0052_site_settings.sql ec849766bfdeb97aa3ed1c5b7c5dd042b65694d61d02cc8355a71060106d82c6
-- 0054_favourites.sql 9e64f845b5bd90eecddaddb3aa557d22e15762628684ed818b7609fbb6bd9ecb
-- 0055_site_board.sql a295f1e00965bf008beee0ee34feabcc937b44b81a433da8ac9243a5c37afeb5
-- 0057_answer_headers.sql d3d9c93a4817037dbdf80fdce4186107add857a1c21fa641f5ea505e10b5e6c6
-- 0059_own_slugs.sql 811d46d8f72921fff747a6c7f3f050e4ea460174a879ff9777f0fc75978df539
-- 0060_filters.sql 3bc820c913ed3cd85c6ef4f40b80f7b7de3c27e7386e1e355214af074456c717
-- 0061_own_sessions.sql 1755f023c475176644038495b72736d8134e8815bd1e24824775750fc7167929
-- 0062_sign_in_rounds.sql 82e98a57f561b4a5fc292e28720380ae8a23d8668f8da641d05cbc9ea071b25c
-- 0063_newcomers.sql ca14c0fee035a61540a2243dcd5648b1d031a8a54b4b741d5a7f249636430d35
-- 0064_second_factors.sql f7029e5598031bfe9e7f242b0be6e614e088c490ac66211c3ebdbbc51a92ecb0
-- 0065_vote_trust.sql 1d9b380b4c1c72bd092d3cc5dec28ad53e1d56a49f9de0895d82eeecf4bcad73
-- 0066_delivery_search.sql 5c61313788218f51e33187e8703944105aa32536a8b7f6332c14e08a0e171b5a
-- 0067_void_by_network.sql e88fe8d83ebde2df6358ef85c9e0f05f432ac9b79fa5d3ec3b5d034240690157
-- 0068_game_names.sql 9b621cd41736e643da8fbc72de2f8f548d62be5f23d3b16b89451b936b20e4ff
-- 0069_passkey_host.sql 9c5af4eaca07bc7d495b16430583a5c603bf38fcddcdb52ffaf8c1cb48ef2ceb
-- 0070_account_locale.sql 6f105f300470363af2c2ed512fc680417196d081757dbd02713e16269685bc04
-- 0071_translations.sql cbcfef0e902aef099583439730599674a69c264871e2ec00f8c5ac9c2e64b542
-- 0073_chats.sql 50493a7a5094630ca3f7f9b7183ebf4c69ba8b5195c10749016ef61790b7035b
-- 0078_voter_totals.sql 9f025808d6d7e15977189e37834fede7c48fc471c2d4e758f3d9fea92aa14007
-- 0079_moved_lists.sql dfe264d4082ecf4a0d4f886fcbb0491fb95ba7a707842cbec34b956c40a67420
-- 0080_imported_accounts.sql 4ba04d8f5beeeeb36e0a5e346faa7186f788c274da34ecbe66304d41d0361126
-- 0081_game_servers.sql a890189b98d84245c8710b541a3de148f0afcdf046f1a82cb4ec083a68023cc2
-- 0082_several_votifiers.sql ee7703ed314c875741fd375fcaa7f5639a367b8290b95ad79b9d699ca97b1096
-- 0083_desk_chat.sql 0b307ede873ec3203c34a5e29f6c8d3c6b8341300a11fe4ad0461cc8a59a15aa
-- 0084_slug_looks.sql 716500db0a5db65ad585d727a355328f15059a338f06daebee3665f56402f5ef
-- 0085_report_outcomes.sql 1dd9f482a85e591d0a9ac1c9dbf6d7786aa78995380f71cdb2910ce0a01149e7
