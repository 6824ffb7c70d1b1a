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
  claims integer not null default 0,
  check ((claim_id is null) = (lease_until is null))
) with (fillfactor = 70);
create index reward_player on reward (server_id, account_id, voted_at);
create index reward_server on reward (server_id, voted_at, vote_id);
create index reward_claim on reward (claim_id) where claim_id is not null;
create index reward_age on reward (voted_at);
create index reward_test on reward (voted_at) where is_test;
-- Those that become claimable again at a moment: a lease ends, or a release has postponed them.
create index reward_again on reward (coalesce(lease_until, available_at))
where lease_until is not null or available_at > voted_at;

-- How they ended, for repeats, the owner's page and the feed.
create table reward_outcome (
  vote_id uuid primary key,
  server_id uuid not null,
  account_id uuid not null,
  voted_at timestamptz(3) not null,
  ended text not null check (ended in ('granted', 'refused', 'voided', 'expired')),
  ended_at timestamptz(3) not null,
  key_id uuid,                         -- who granted or refused it
  claims integer not null,
  is_test boolean not null default false,
  again_by uuid[] not null default '{}', -- other keys that granted it too: it was given twice
  note text,                           -- the plugin's, for the owner
  voided_at timestamptz(3)             -- set where the vote was voided after the grant
);
create index reward_outcome_server on reward_outcome (server_id, ended_at desc);
-- What the owner should look at: few rows, counted at each visit.
create index reward_outcome_odd on reward_outcome (server_id, ended_at) where ended = 'expired' or again_by <> '{}';
create index reward_outcome_age on reward_outcome (ended_at);
create index reward_outcome_test on reward_outcome (account_id) where is_test;

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

-- What waits for an account that is deleted or disabled ends: few tests wait, of any.
create function expire_rewards_of(account uuid, at timestamptz) returns void language sql as $$
  select end_rewards(
    array(
      select r.vote_id from last_vote l
      join reward r on r.server_id = l.server_id and r.account_id = l.account_id
      where l.account_id = account
      union
      select vote_id from reward where account_id = account and is_test
    ),
    'expired', at
  )
$$;

-- Leases the oldest votes that wait for those players (keys of names; null: for anybody), or renews what the claim holds.
-- A row whose vote_id is null says that the claim is another key's. A function, since equal claims wait for each other:
-- only a statement that begins after the wait sees what the first one took. `place` is the name's in the list.
create function claim_rewards(
  server uuid, key uuid, claim uuid, names text[], most integer, most_of_player integer, at timestamptz,
  ends timestamptz, others_from timestamptz
)
returns table (
  vote_id uuid, user_id uuid, username text, voted_at timestamptz, claims integer, is_test boolean, place integer
)
language plpgsql
-- Planned once, as that would take longer than all else; and so that the plan is right when the tables have grown.
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  accounts uuid[]; -- as many as names, null where nobody has one
begin
  -- Most polls find nothing, and end before they lock or plan anything large.
  if not exists (select from reward where server_id = server) then
    return;
  end if;
  if names is not null then
    -- Looked up one by one: as joins, the planner read all accounts.
    accounts := array(
      select coalesce(
        (select id from account where username_key = name_key),
        (select account_id from former_name f where f.name_key = q.name_key)
      )
      from unnest(names) with ordinality as q (name_key, place) order by place
    );
  end if;
  if not exists (select from reward where claim_id = claim and server_id = server)
    and names is not null and not exists (
      select from unnest(accounts) as x (account_id)
      cross join lateral (
        select from reward r where r.server_id = server and r.account_id = x.account_id limit 1
      ) as r
      where x.account_id is not null
    )
  then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(claim::text, 1668048233)); -- "clai": apart from other locks
  if exists (
    select from reward where claim_id = claim and server_id = server and key_id <> key and lease_until > at
  ) then
    return query select null::uuid, null::uuid, null, null::timestamptz, null::integer, null::boolean, null::integer;
    return;
  end if;
  return query
  with held as materialized (
    select vote_id from reward where claim_id = claim and server_id = server and key_id = key
    order by vote_id for update
  ), free as materialized (
    select vote_id from (
      select f.vote_id
      -- Each account once, or two names of one would lock a row twice.
      from (select distinct account_id from unnest(accounts) as x (account_id)) as x
      cross join lateral (
        select id from account where id = x.account_id and deleted_at is null and disabled_at is null limit 1
      ) as a
      cross join lateral (
        select r.vote_id from reward r
        where r.server_id = server and r.account_id = a.id and r.available_at <= at
          and (r.lease_until is null or r.lease_until <= at and (r.key_id = key or r.others_after <= at))
        order by r.voted_at limit most_of_player for update skip locked
      ) as f limit most
    ) as of_players
    where not exists (select from held)
    union all
    select vote_id from (
      select r.vote_id from reward r
      cross join lateral (
        select from account where id = r.account_id and deleted_at is null and disabled_at is null limit 1
      ) as a
      where names is null and r.server_id = server and r.available_at <= at
        and (r.lease_until is null or r.lease_until <= at and (r.key_id = key or r.others_after <= at))
      order by r.voted_at, r.vote_id limit most for update of r skip locked
    ) as of_anybody
    where not exists (select from held)
  ), taken as (
    update reward r
    set claim_id = claim, key_id = key, lease_until = ends, others_after = others_from,
      claims = r.claims + case when r.claim_id = claim and r.lease_until > at then 0 else 1 end
    from (select vote_id from held union all select vote_id from free) as p
    where r.vote_id = p.vote_id
    returning r.vote_id, r.account_id, r.voted_at, r.claims, r.is_test
  )
  select t.vote_id, t.account_id, a.username, t.voted_at::timestamptz, t.claims, t.is_test,
    array_position(accounts, t.account_id)
  from taken t
  cross join lateral (select username from account where id = t.account_id limit 1) as a
  order by t.voted_at, t.vote_id;
end
$$;

-- Records that a key gave rewards, and what that met. A second statement sees what ended while the first one waited.
create function grant_rewards(server uuid, key uuid, grants json, at timestamptz)
returns table (vote_id uuid, result text) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  asked uuid[] := array(select distinct vote_id from json_to_recordset(grants) as g (vote_id uuid));
  recorded uuid[] := array(
    select end_rewards(
      array(select vote_id from reward where vote_id = any(asked) and server_id = server), 'granted', at, key,
      (select json_object_agg(vote_id, note) from json_to_recordset(grants) as g (vote_id uuid, note text))
    )
  );
begin
  return query
  with ended as materialized (
    select vote_id, ended, key_id, again_by from reward_outcome
    where vote_id = any(asked) and server_id = server order by vote_id for update
  ), again as (
    update reward_outcome o set again_by = array_append(o.again_by, key)
    from ended e
    where o.vote_id = e.vote_id and e.ended = 'granted' and e.key_id is distinct from key
      and not key = any(o.again_by)
  )
  select vote_id, case
    when vote_id = any(recorded) then 'recorded'
    when e.ended is null then 'unknown'
    when e.ended <> 'granted' then e.ended
    when e.key_id = key then 'already_recorded'
    else 'duplicate'
  end
  from unnest(asked) as a (vote_id) left join ended e using (vote_id);
end
$$;
