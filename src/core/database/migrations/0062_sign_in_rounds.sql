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
