-- The function that leases rewards to plugins (src/reach/rewards/claim_rewards.ts), in a form that is easier to read.
-- It leases, locks and returns the same as the one of 1.0.0, so processes of 1.0 go on calling it.

-- Returns whether a game server of a key may lease a reward now. When a lease has ended, its holder may at once, and
-- all others from `others_after`. The planner puts the condition into the statement, so it costs no call.
create function may_be_leased(r reward, key uuid, label text, at timestamptz) returns boolean
language sql immutable as $$
  select r.available_at <= at and (
    r.lease_until is null
    or r.lease_until <= at and (
      r.key_id = key and r.game_server is not distinct from label
      or r.others_after <= at
    )
  )
$$;

-- Leases the oldest votes that wait for those players (keys of names; null: for all), or renews what the claim holds.
-- A vote waits for the name that it was cast under. Game servers of one key are apart, as keys are: none gets what
-- another one holds, or held ten minutes ago. `place` is the name's index in the list.
--
--   names ──► accounts
--               │
--               ▼
--   1. Does a vote wait for them? ────────────────── no ───► no rows
--               │ yes
--               ▼
--   2. Lock the claim: equal ones wait for each other
--               │
--               ▼
--   3. Does another key hold the claim? ──────────── yes ──► one row, whose vote_id is null
--               │ no
--               ▼
--   4. held: what the claim holds ───────────────────────────┐
--                                                            ├─► taken ──► the votes, oldest first
--      of_accounts: cast under own names ──┐                 │   leased
--      of_names: cast under other names ───┼─► free: `most` ─┘
--      of_all: if no names are given ──────┘   of them, if nothing is held
--
-- This is a function because only a statement that begins after the wait of 2. sees what an equal claim took.
create or replace function claim_rewards(
  server uuid, key uuid, claim uuid, names text[], most integer, most_of_player integer, at timestamptz,
  ends timestamptz, others_from timestamptz, label text default null
)
returns table (
  vote_id uuid, user_id uuid, username text, voted_at timestamptz, claims integer, is_test boolean, place integer
)
language plpgsql
-- Planned once, as planning takes longer than all else, and by indexes, so that the plan is right once tables grow.
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  accounts uuid[]; -- as many as names, null where no account has one
  oldest date := (select (min(voted_at) at time zone 'utc')::date from reward where server_id = server);
begin
  -- 1. Most polls find nothing, and end before they lock or plan anything large.
  if oldest is null then
    return;
  end if;
  if names is not null then
    -- Looked up one by one: with joins, the planner reads all accounts.
    accounts := array(
      select coalesce(
        (select id from account where username_key = name_key),
        (select account_id from former_name f where f.name_key = q.name_key)
      )
      from unnest(names) with ordinality as q (name_key, place) order by place
    );
    if not exists (select from reward where claim_id = claim and server_id = server)
      and not exists (
        select from unnest(accounts) as x (account_id)
        cross join lateral (
          select from reward r where r.server_id = server and r.account_id = x.account_id limit 1
        ) as r
        where x.account_id is not null
      )
      and not exists (
        select from unnest(names) as q (name_key)
        cross join lateral (
          select from vote_name n join reward r on r.vote_id = n.vote_id
          where n.server_id = server and n.name_key = q.name_key and n.voted_on >= oldest limit 1
        ) as r
      )
    then
      return;
    end if;
  end if;

  -- 2. Held until the transaction ends.
  perform pg_advisory_xact_lock(hashtextextended(claim::text, 1668048233)); -- "clai": apart from other locks

  -- 3. A lease that has ended holds nothing.
  if exists (
    select from reward
    where claim_id = claim and server_id = server and lease_until > at
      and (key_id <> key or game_server is distinct from label)
  ) then
    return query select null::uuid, null::uuid, null, null::timestamptz, null::integer, null::boolean, null::integer;
    return;
  end if;

  -- 4. Each limit of one row keeps a loop over an index: the planner would read all accounts otherwise.
  return query
  with held as materialized (
    select vote_id from reward
    where claim_id = claim and server_id = server and key_id = key and game_server is not distinct from label
    order by vote_id for update
  ), of_accounts as materialized (
    select w.vote_id
    -- Each account once, or two names of one would lock a row twice.
    from (select distinct account_id from unnest(accounts) as x (account_id)) as x
    cross join lateral (
      select id from account where id = x.account_id and deleted_at is null and disabled_at is null limit 1
    ) as a
    cross join lateral (
      select r.vote_id from reward r
      where r.server_id = server and r.account_id = a.id and may_be_leased(r, key, label, at)
        and not exists (select from vote_name where vote_id = r.vote_id)
      order by r.voted_at limit most_of_player for update skip locked
    ) as w
  ), of_names as materialized (
    select w.vote_id
    from (select distinct name_key from unnest(names) as q (name_key)) as q
    cross join lateral (
      select r.vote_id from vote_name n join reward r on r.vote_id = n.vote_id
      where n.server_id = server and n.name_key = q.name_key and n.voted_on >= oldest
        and may_be_leased(r, key, label, at)
        and exists (select from account where id = r.account_id and deleted_at is null and disabled_at is null)
      order by r.voted_at limit most_of_player for update of r skip locked
    ) as w
  ), of_all as materialized (
    select r.vote_id from reward r
    cross join lateral (
      select from account where id = r.account_id and deleted_at is null and disabled_at is null limit 1
    ) as a
    where names is null and r.server_id = server and may_be_leased(r, key, label, at)
    order by r.voted_at, r.vote_id limit most for update of r skip locked
  ), free as materialized (
    select vote_id from (
      select vote_id from of_accounts union all select vote_id from of_names union all select vote_id from of_all
      limit most -- rows beyond it are never read, and so never locked
    ) as waiting
    where not exists (select from held)
  ), taken as (
    update reward r
    set claim_id = claim, key_id = key, game_server = label, lease_until = ends, others_after = others_from,
      claims = r.claims + case when r.claim_id = claim and r.lease_until > at then 0 else 1 end
    from (select vote_id from held union all select vote_id from free) as p
    where r.vote_id = p.vote_id
    returning r.vote_id, r.account_id, r.voted_at, r.claims, r.is_test
  )
  select t.vote_id, t.account_id, coalesce(n.username, a.username), t.voted_at::timestamptz, t.claims, t.is_test,
    case when n.name_key is null then array_position(accounts, t.account_id) else array_position(names, n.name_key) end
  from taken t
  cross join lateral (select username from account where id = t.account_id limit 1) as a
  left join lateral (select username, name_key from vote_name where vote_id = t.vote_id limit 1) as n on true
  order by t.voted_at, t.vote_id;
end
$$;
