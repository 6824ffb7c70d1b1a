-- The index of 0026 has all that the old one has.
alter table vote_count
  drop constraint vote_count_pkey,
  add constraint vote_count_pkey primary key using index vote_count_key;

-- Sign-ups for the names of players without sign-in whom a server's link named: each waits for its address to be confirmed,
-- or for a moderator.
create table name_claim (
  id uuid primary key,
  account_id uuid not null references account (id), -- the player's
  username text not null,              -- as the claimant spells it
  email text not null,
  password text not null,              -- hashed, as in a credential
  claimed_at timestamptz(3) not null,
  confirmed_at timestamptz(3)          -- when the address was
);
create index name_claim_account on name_claim (account_id);
