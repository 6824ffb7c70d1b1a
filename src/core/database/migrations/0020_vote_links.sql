-- The key that a server signs its players' vote links with (`vbl_`), as a ciphertext (src/secret_key.ts).
create table link_key (
  server_id uuid primary key references server (id),
  secret bytea not null,
  ending text not null,
  created_at timestamptz(3) not null
);

-- An account without sign-in: a player whom a server vouched for by a link, or who typed a name where that is allowed.
-- The server that vouched first is the one whose link lets its player sign up.
alter table account alter column email drop not null;
-- No foreign key: servers point to accounts already.
alter table account add column vouched_by uuid;
