-- An act on many votes has the list of its votes, and is `listed` until they are void (src/desk/voids/void_batch.ts). Processes
-- of 1.0 choose by conditions as long as an act is `voiding`: they leave these acts alone, and find no vote that matches
-- one which they would carry out again, because no address casts as many votes as the default of `sharing`. Nor do they
-- know `restoring`, their `lifting`: they would restore a vote of a day that its player was given back and spent again.
alter table void_batch
  add column vote_ids uuid[],          -- null: an act of 1.0, whose conditions say what it chose
  alter column sharing set default 2147483647,
  drop constraint void_batch_state_check,
  add constraint void_batch_state_check
    check (state in ('listed', 'void', 'restoring', 'lifted', 'lifting', 'voiding', 'voiding_networks')),
  add constraint void_batch_list check (state <> 'listed' or vote_ids is not null);

-- Acts that a process of 1.0 begins, or has begun, get their list by their conditions.
create function list_void_batch() returns trigger language plpgsql as $$
begin
  if new.state = 'lifting' then
    new.state := 'restoring';
    return new;
  end if;
  if new.vote_ids is null then
    new.vote_ids := array(
      with origin as (
        select vote_id, count(*) over (partition by address) as sharing,
          case when network is not null then count(*) over (partition by network) end as network_sharing
        from vote_origin
        where server_id = new.server_id and voted_at < new.voided_at
          and voted_at >= date_trunc('day', new.since, 'utc')
          and voted_at < date_trunc('day', new.until, 'utc') + interval '24 hours'
      )
      select v.id from vote v join account a on a.id = v.account_id
      where v.server_id = new.server_id and v.voted_at >= new.since and v.voted_at < new.until and v.voided_at is null
        and (new.source is null or coalesce(v.source::text, 'unknown') = new.source)
        and (new.trust is null or coalesce(v.trust, 'none') = 'none')
        and (new.younger_days is null or v.voted_at < a.created_at + new.younger_days * interval '24 hours')
        and not exists (
          select from void_batch b
          where b.server_id = new.server_id and b.id <> new.id and b.state = 'listed' and v.id = any(b.vote_ids)
        )
        and (new.sharing is null or v.id in (select vote_id from origin where sharing >= new.sharing))
        and (new.network_sharing is null or v.id in (select vote_id from origin where network_sharing >= new.network_sharing))
    );
  end if;
  new.state := 'listed';
  return new;
end
$$;
create trigger void_batch_listed before insert or update of state on void_batch
  for each row when (new.state in ('voiding', 'voiding_networks', 'lifting')) execute function list_void_batch();
update void_batch set state = state where state in ('voiding', 'voiding_networks', 'lifting');

-- Votes that were picked one by one were a list before.
update void_batch b set vote_ids = array(
  select id from vote v
  where v.server_id = b.server_id and v.voted_at >= b.since and v.voted_at < b.until and v.void_batch = b.id
)
where sharing = 2147483647 and vote_ids is null;

drop index void_batch_open;
create index void_batch_open on void_batch (voided_at) where state in ('listed', 'restoring');
