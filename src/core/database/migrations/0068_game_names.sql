-- Names that an account has in games besides its own. Any number of accounts may have the same one, since nothing proves
-- them. A Steam id that an identity proves is not here.
create table game_name (
  account_id uuid not null references account (id),
  name_key text not null,              -- accountKey(username)
  username text not null,              -- as the player spells it
  added_at timestamptz(3) not null,
  primary key (account_id, name_key)
);
create index game_name_key on game_name (name_key text_pattern_ops);

-- The names of votes that were cast under another one than the account's own. Votes without a row have that one.
create table vote_name (
  vote_id uuid primary key,
  server_id uuid not null,
  account_id uuid,                     -- null: its account was deleted, and the row only spends the name's day
  voted_on date not null,
  name_key text not null,              -- accountKey(username)
  username text not null,
  is_proved boolean not null           -- by the server's link, or by a sign-in with Steam
);
-- Many accounts may have the same name, but a game rewards it once a day for those who prove it, and once for all others.
create unique index vote_name_player on vote_name (server_id, name_key, voted_on, is_proved);
create index vote_name_account on vote_name (account_id);

-- Leases the oldest votes that wait for those players (keys of names; null: for all), or renews what the claim holds. A
-- row whose vote_id is null says that the claim belongs to another key. A vote waits for the name that it was cast under. This
-- is a function because equal claims wait for each other: only a statement that begins after the wait sees what the first
-- one took. `place` is the name's index in the list.
create or replace function claim_rewards(
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
  oldest date := (select (min(voted_at) at time zone 'utc')::date from reward where server_id = server);
begin
  -- Most polls find nothing, and end before they lock or plan anything large.
  if oldest is null then
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
    and names is not null and not exists (
      select from unnest(names) as q (name_key)
      cross join lateral (
        select from vote_name n join reward r on r.vote_id = n.vote_id
        where n.server_id = server and n.name_key = q.name_key and n.voted_on >= oldest limit 1
      ) as r
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
          and not exists (select from vote_name where vote_id = r.vote_id)
        order by r.voted_at limit most_of_player for update skip locked
      ) as f
      union all
      select f.vote_id
      from (select distinct name_key from unnest(names) as q (name_key)) as q
      cross join lateral (
        select r.vote_id from vote_name n join reward r on r.vote_id = n.vote_id
        where n.server_id = server and n.name_key = q.name_key and n.voted_on >= oldest and r.available_at <= at
          and (r.lease_until is null or r.lease_until <= at and (r.key_id = key or r.others_after <= at))
          and exists (
            select from account where id = r.account_id and deleted_at is null and disabled_at is null
          )
        order by r.voted_at limit most_of_player for update of r skip locked
      ) as f
      limit most
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
  select t.vote_id, t.account_id, coalesce(n.username, a.username), t.voted_at::timestamptz, t.claims, t.is_test,
    case when n.name_key is null then array_position(accounts, t.account_id) else array_position(names, n.name_key) end
  from taken t
  cross join lateral (select username from account where id = t.account_id limit 1) as a
  left join lateral (select username, name_key from vote_name where vote_id = t.vote_id limit 1) as n on true
  order by t.voted_at, t.vote_id;
end
$$;
