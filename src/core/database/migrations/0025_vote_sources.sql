-- How a vote came: its player was signed in, a server's link or a typed name said who votes, or the operator cast it on
-- the command line. Null: unknown, cast before this version.
create type vote_source as enum ('session', 'link', 'typed_name', 'operator');
alter table vote add column source vote_source;

-- Of the votes, those that came by a link or a typed name. The process of an earlier version, which knows no such column,
-- casts votes of unknown source; they count as before.
alter table vote_count add column without_sign_in integer not null default 0;
alter table vote_total add column without_sign_in bigint not null default 0;

-- Which votes an act is about: a source, or 'unknown'; null: any.
alter table void_batch add column source text;

-- Players who let a server's links vote as them. An account without sign-in needs no such row.
create table link_agreement (
  account_id uuid not null references account (id),
  server_id uuid not null references server (id),
  agreed_at timestamptz(3) not null,
  primary key (account_id, server_id)
);
