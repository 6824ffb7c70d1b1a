create table api_key (
  id uuid primary key,
  server_id uuid not null references server (id),
  name text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3)
);
create index api_key_server on api_key (server_id);

-- The secrets that open a key: one current (no expiry), and rolled ones that live on until they expire.
create table key_secret (
  hash bytea primary key,              -- SHA-256 of the secret; the secret itself is nowhere
  key_id uuid not null references api_key (id),
  ending text not null,                -- its last four characters, so that an owner recognises it
  created_at timestamptz(3) not null,
  expires_at timestamptz(3)
);
create unique index key_secret_current on key_secret (key_id) where expires_at is null;

-- Where a key's votes are sent, and what signs them. The secrets are ciphertexts (src/secret_key.ts).
create table endpoint (
  key_id uuid primary key references api_key (id),
  server_id uuid not null references server (id),
  url text,
  secret bytea not null,
  previous_secret bytea,
  previous_secret_until timestamptz(3),
  paused_at timestamptz(3),
  disabled_at timestamptz(3),
  disabled_because text,               -- an outcome word
  pending_secret bytea,                -- prepared by its owner, not active yet
  -- What its recent attempts say of it (src/deliveries/endpoint_health.ts draws the breaker).
  consecutive_failures integer not null default 0,
  failing_since timestamptz(3),        -- the first failure after the last success
  failed_attempts integer not null default 0, -- since then
  breaker_opened integer not null default 0,  -- how often since then; doubles the wait
  open_until timestamptz(3),           -- null: closed; past: one probe may go
  is_slow boolean not null default false
);
create unique index endpoint_url on endpoint (server_id, url) where url is not null;

-- Counts every change that can close a key. A cached key is good only while this number stands.
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

-- A text that SECRET_KEY sealed when it was first used here: a key that does not open it is not this database's.
create table secret_canary (
  singleton boolean primary key default true check (singleton),
  sealed bytea not null
);
