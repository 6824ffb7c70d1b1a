-- Sessions of our own instead of better-auth's: the cookie holds a random token, and the table only its hash. People sign in
-- once more. A process of the version before still opens its own kind, which this one ignores.
delete from session;
alter table session
  alter column token drop not null,
  add column token_hash bytea unique,
  add column proved_at timestamptz(3);

-- Accounts of other sites with which people sign in.
create table identity (
  provider text not null,
  subject text not null,
  account_id uuid not null references account (id) on delete cascade,
  made_at timestamptz(3),
  linked_at timestamptz(3) not null,
  primary key (provider, subject)
);
create index identity_account on identity (account_id);
