-- The one way by which a server's votes become rewards: nothing here, a packet to its Votifier, or its inbox.
alter table server add column rewards_by text not null default 'none' check (rewards_by in ('none', 'push', 'inbox'));
update server set rewards_by = 'push'
where id in (select server_id from endpoint where url like 'votifier:%');

-- Rewards that nobody got yet. A row leaves when it ends: the table stays small. No foreign keys, as for votes.
create table reward (
  vote_id uuid primary key,            -- UUIDv7, the same as in X-Listing-Vote; of a test vote its own
  server_id uuid not null,
  account_id uuid not null,
  voted_at timestamptz(3) not null,
  available_at timestamptz(3) not null, -- a release may postpone it
  is_test boolean not null default false,
  claim_id uuid,                       -- the client's own; null: never leased, or released
  key_id uuid,                         -- who holds or held it last
  lease_until timestamptz(3),
  others_after timestamptz(3),         -- until then only key_id may claim it again
  claims smallint not null default 0,
  check ((claim_id is null) = (lease_until is null))
) with (fillfactor = 70);
create index reward_player on reward (server_id, account_id, voted_at);
create index reward_server on reward (server_id, voted_at, vote_id);
create index reward_claim on reward (claim_id) where claim_id is not null;
create index reward_age on reward (voted_at);
create index reward_test on reward (voted_at) where is_test;

-- How they ended, for repeats, the owner's page and the feed.
create table reward_outcome (
  vote_id uuid primary key,
  server_id uuid not null,
  account_id uuid not null,
  voted_at timestamptz(3) not null,
  ended text not null check (ended in ('granted', 'refused', 'voided', 'expired')),
  ended_at timestamptz(3) not null,
  key_id uuid,                         -- who granted or refused it
  claims smallint not null,
  is_test boolean not null default false,
  again_by uuid[] not null default '{}', -- other keys that granted it too: it was given twice
  note text,                           -- the plugin's, for the owner
  voided_at timestamptz(3)             -- set where the vote was voided after the grant
);
create index reward_outcome_server on reward_outcome (server_id, ended_at desc);
create index reward_outcome_age on reward_outcome (ended_at);

-- Ends rewards, waiting or leased; returns how many. Locked in the order of their ids, as by all who lock several.
create function end_rewards(ids uuid[], how text, at timestamptz) returns integer language sql as $$
  with open as materialized (
    select vote_id from reward where vote_id = any(ids) order by vote_id for update
  ), taken as (
    delete from reward r using open o where r.vote_id = o.vote_id
    returning r.vote_id, r.server_id, r.account_id, r.voted_at, r.claims, r.is_test
  ), ended as (
    insert into reward_outcome (vote_id, server_id, account_id, voted_at, ended, ended_at, claims, is_test)
    select vote_id, server_id, account_id, voted_at, how, at, claims, is_test from taken returning vote_id
  )
  select count(*)::int from ended
$$;
