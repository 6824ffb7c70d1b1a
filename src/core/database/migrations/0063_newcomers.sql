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
