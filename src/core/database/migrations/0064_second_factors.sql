-- Passkeys, by which people sign in without a password.
create table passkey (
  id text primary key,                 -- the credential's id as base64url
  account_id uuid not null references account (id) on delete cascade,
  public_key bytea not null,           -- in COSE's form
  counter bigint not null,             -- of signatures; 0 where the authenticator doesn't count
  name text not null,
  made_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index passkey_account on passkey (account_id);

-- Accounts that are asked for a second factor: a code of an authenticator app, a passkey, or a recovery code.
create table second_factor (
  account_id uuid primary key references account (id) on delete cascade,
  since timestamptz(3) not null,
  totp_secret bytea,                   -- sealed (src/secrets/secret_key.ts); null: passkeys alone
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
