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

-- Ends rewards, waiting or leased, and returns the ids of those that were there. They are locked in the order of their
-- ids, as by everybody who locks several; notes are the plugin's, by id.
create function end_rewards(ids uuid[], how text, at timestamptz, key uuid default null, notes json default null)
returns setof uuid language sql as $$
  with open as materialized (
    select vote_id from reward where vote_id = any(ids) order by vote_id for update
  ), taken as (
    delete from reward r using open o where r.vote_id = o.vote_id
    returning r.vote_id, r.server_id, r.account_id, r.voted_at, r.claims, r.is_test
  )
  insert into reward_outcome (
    vote_id, server_id, account_id, voted_at, ended, ended_at, key_id, claims, is_test, note
  )
  select vote_id, server_id, account_id, voted_at, how, at, key, claims, is_test, notes ->> vote_id::text from taken
  returning vote_id
$$;

-- What voiding votes means for their rewards. Rewards are locked first, then outcomes: as by grants.
create function withdraw_rewards(ids uuid[], at timestamptz) returns void language sql as $$
  select end_rewards(ids, 'voided', at);
  with granted as materialized (
    select vote_id from reward_outcome where vote_id = any(ids) and ended = 'granted' order by vote_id for update
  )
  update reward_outcome o set voided_at = at from granted g where o.vote_id = g.vote_id;
$$;

-- The reverse: what was withdrawn waits again, for every key. It may have been handed out before: its claims stay.
create function restore_rewards(ids uuid[]) returns void language sql as $$
  with outcome as materialized (
    select vote_id from reward_outcome where vote_id = any(ids) order by vote_id for update
  ), unvoided as (
    update reward_outcome o set voided_at = null from outcome x
    where o.vote_id = x.vote_id and o.ended = 'granted'
  ), back as (
    delete from reward_outcome o using outcome x where o.vote_id = x.vote_id and o.ended = 'voided'
    returning o.vote_id, o.server_id, o.account_id, o.voted_at, o.claims, o.is_test
  )
  insert into reward (vote_id, server_id, account_id, voted_at, available_at, claims, is_test)
  select vote_id, server_id, account_id, voted_at, voted_at, claims, is_test from back;
$$;

-- What waits for an account that is deleted or disabled ends. Tests for it end within the hour.
create function expire_rewards_of(account uuid, at timestamptz) returns void language sql as $$
  select end_rewards(
    array(
      select r.vote_id from last_vote l
      join reward r on r.server_id = l.server_id and r.account_id = l.account_id
      where l.account_id = account
    ),
    'expired', at
  )
$$;
