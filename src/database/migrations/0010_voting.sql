-- What was shown to prove that a person votes, until it expires by itself: nothing is spent twice.
create table spent_proof (
  proof bytea primary key,             -- SHA-256 of the challenge's signature, or of the token
  expires_at timestamptz(3) not null
);
create index spent_proof_expiry on spent_proof (expires_at);

-- How many votes came from an address for a server on a UTC day. The address itself is nowhere: only its HMAC, with
-- the day in it, so that days cannot be told to belong together either.
create table vote_address (
  day date not null,
  server_id uuid not null,
  address bytea not null,
  votes integer not null,
  primary key (day, server_id, address)
) with (fillfactor = 70);
