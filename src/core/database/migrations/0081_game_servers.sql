-- Several game servers that share one inbox name themselves when they claim and grant. A parameter with a default serves processes
-- of the version before, which name none: to them, and to keys with one game server, nothing changes.
alter table reward add column game_server text;
alter table reward_outcome
  add column game_server text,
  add column again_on text[] not null default '{}';

drop function end_rewards(uuid[], text, timestamptz, uuid, json);
drop function claim_rewards(uuid, uuid, uuid, text[], integer, integer, timestamptz, timestamptz, timestamptz);
drop function grant_rewards(uuid, uuid, json, timestamptz);

-- Ends rewards, waiting or leased, and returns the ids of those that existed. They are locked in the order of their ids,
-- as everywhere that locks several. Notes are the plugin's, by id. The label names the game server; without it, the one that
-- held the reward for the same key is kept.
create function end_rewards(
  ids uuid[], how text, at timestamptz, key uuid default null, notes json default null, label text default null
)
returns setof uuid language sql as $$
  with open as materialized (
    select vote_id from reward where vote_id = any(ids) order by vote_id for update
  ), taken as (
    delete from reward r using open o where r.vote_id = o.vote_id
    returning r.vote_id, r.server_id, r.account_id, r.voted_at, r.claims, r.is_test, r.key_id as held_by, r.game_server
  )
  insert into reward_outcome (
    vote_id, server_id, account_id, voted_at, ended, ended_at, key_id, claims, is_test, note, game_server
  )
  select vote_id, server_id, account_id, voted_at, how, at, key, claims, is_test, notes ->> vote_id::text,
    coalesce(label, case when held_by = key then game_server end)
  from taken
  returning vote_id
$$;

-- See schema.sql. A key's game servers are apart, as keys are.
create function claim_rewards(
  server uuid, key uuid, claim uuid, names text[], most integer, most_of_player integer, at timestamptz,
  ends timestamptz, others_from timestamptz, label text default null
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
    select from reward
    where claim_id = claim and server_id = server and lease_until > at
      and (key_id <> key or game_server is distinct from label)
  ) then
    return query select null::uuid, null::uuid, null, null::timestamptz, null::integer, null::boolean, null::integer;
    return;
  end if;
  return query
  with held as materialized (
    select vote_id from reward
    where claim_id = claim and server_id = server and key_id = key and game_server is not distinct from label
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
          and (
            r.lease_until is null
            or r.lease_until <= at
              and (r.key_id = key and r.game_server is not distinct from label or r.others_after <= at)
          )
          and not exists (select from vote_name where vote_id = r.vote_id)
        order by r.voted_at limit most_of_player for update skip locked
      ) as f
      union all
      select f.vote_id
      from (select distinct name_key from unnest(names) as q (name_key)) as q
      cross join lateral (
        select r.vote_id from vote_name n join reward r on r.vote_id = n.vote_id
        where n.server_id = server and n.name_key = q.name_key and n.voted_on >= oldest and r.available_at <= at
          and (
            r.lease_until is null
            or r.lease_until <= at
              and (r.key_id = key and r.game_server is not distinct from label or r.others_after <= at)
          )
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
        and (
          r.lease_until is null
          or r.lease_until <= at
            and (r.key_id = key and r.game_server is not distinct from label or r.others_after <= at)
        )
      order by r.voted_at, r.vote_id limit most for update of r skip locked
    ) as of_anybody
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

create function grant_rewards(server uuid, key uuid, grants json, at timestamptz, label text default null)
returns table (vote_id uuid, result text) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  asked uuid[] := array(select distinct vote_id from json_to_recordset(grants) as g (vote_id uuid));
  recorded uuid[] := array(
    select end_rewards(
      array(select vote_id from reward where vote_id = any(asked) and server_id = server), 'granted', at, key,
      (select json_object_agg(vote_id, note) from json_to_recordset(grants) as g (vote_id uuid, note text)), label
    )
  );
begin
  return query
  with ended as materialized (
    select vote_id, ended, again_by, again_on,
      key_id is not distinct from key and coalesce(game_server = label, true) as is_theirs
    from reward_outcome where vote_id = any(asked) and server_id = server order by vote_id for update
  ), again as (
    update reward_outcome o
    set again_by = array_append(o.again_by, key),
      again_on = case when label is null then o.again_on else array_append(o.again_on, label) end
    from ended e
    where o.vote_id = e.vote_id and e.ended = 'granted' and not e.is_theirs
      and not (key = any(o.again_by) and (label is null or label = any(o.again_on)))
      and cardinality(o.again_by) < 50 -- a label is free text
  )
  select vote_id, case
    when vote_id = any(recorded) then 'recorded'
    when e.ended is null then 'unknown'
    when e.ended <> 'granted' then e.ended
    when e.is_theirs then 'already_recorded'
    else 'duplicate'
  end
  from unnest(asked) as a (vote_id) left join ended e using (vote_id);
end
$$;
