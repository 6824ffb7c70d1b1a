-- Accounts and sign-in. The tables are better-auth's, in our words: its `user` is our account, its
-- `account` (one way to prove who you are) our credential. Instants carry milliseconds, as the API does.
-- Sign-ins are limited by the service's own limiter.
create table account (
  id uuid primary key default gen_random_uuid(),
  username text not null,              -- as its owner spells it
  username_key text not null,          -- accountKey(username): how it is looked up
  display_username text,               -- written by better-auth's username plugin, never read
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  is_moderator boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  typed_email text,                    -- set where the address was another account's already
  name_confirmed_at timestamptz(3),    -- its owner said "yes, exactly my in-game name", or corrected it
  renamed_at timestamptz(3),           -- the last rename that counts
  deleted_at timestamptz(3),           -- the row stays, nameless: listings and votes point to it
  -- With the id, so that a vote check need not read the row.
  constraint account_username_key_key unique (username_key) include (id)
);

create table credential (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  provider_id text not null,
  provider_account_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  password text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (provider_id, provider_account_id)
);
create index credential_account on credential (account_id);

create table session (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account (id) on delete cascade,
  token text not null unique,
  ip_address text,
  user_agent text,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index session_account on session (account_id);

create table verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index verification_identifier on verification (identifier);

-- Names that were given up: nobody else gets them until then, and until then they lead to their account.
create table former_name (
  name_key text primary key,
  account_id uuid references account (id), -- null: the account was deleted
  until timestamptz(3) not null
);
create index former_name_account on former_name (account_id);
create index former_name_until on former_name (until);
