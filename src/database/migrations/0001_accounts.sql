-- Accounts and sign-in. The tables are better-auth's, in our words: its `user` is our account, its
-- `account` (one way to prove who you are) our credential. Instants carry milliseconds, as the API does.
create table account (
  id uuid primary key default gen_random_uuid(),
  username text not null,              -- as its owner spells it
  username_key text not null unique,   -- accountKey(username): how it is looked up
  display_username text,               -- written by better-auth's username plugin, never read
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  is_moderator boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
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

create table auth_rate_limit (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  count integer not null,
  last_request bigint not null
);
