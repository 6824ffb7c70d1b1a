-- An act on many votes has the list of its votes, and is `listed` until they are void (src/desk/voids/void_batch.ts). Processes
-- of 1.0 choose by conditions as long as an act is `voiding`: they leave these acts alone, and find no vote that matches
-- one which they would carry out again, because no address casts as many votes as the default of `sharing`.
alter table void_batch
  add column vote_ids uuid[],          -- null: an act of 1.0, whose conditions say what it chose
  alter column sharing set default 2147483647,
  drop constraint void_batch_state_check,
  add constraint void_batch_state_check
    check (state in ('listed', 'void', 'lifting', 'lifted', 'voiding', 'voiding_networks')),
  add constraint void_batch_list check (state <> 'listed' or vote_ids is not null);

-- Acts that a process of 1.0 begins, or has begun, get their list by their conditions.
create function list_void_batch() returns trigger language plpgsql as $$
begin
  if new.vote_ids is null then
    new.vote_ids := array(
      with origin as (
        select vote_id, address, network from vote_origin
        where server_id = new.server_id and voted_at < new.voided_at
          and voted_at >= date_trunc('day', new.since, 'utc')
          and voted_at < date_trunc('day', new.until, 'utc') + interval '24 hours'
      ), place as (
        select address as hash, count(*) as votes from origin group by 1
        union all
        select network, count(*) from origin where network is not null group by 1
      )
      select v.id from vote v join account a on a.id = v.account_id left join origin o on o.vote_id = v.id
      where v.server_id = new.server_id and v.voted_at >= new.since and v.voted_at < new.until and v.voided_at is null
        and (new.source is null or coalesce(v.source::text, 'unknown') = new.source)
        and (new.trust is null or coalesce(v.trust, 'none') = 'none')
        and (new.younger_days is null or v.voted_at < a.created_at + new.younger_days * interval '24 hours')
        and (new.sharing is null or new.sharing <= (select votes from place where hash = o.address))
        and (new.network_sharing is null or new.network_sharing <= (select votes from place where hash = o.network))
    );
  end if;
  new.state := 'listed';
  return new;
end
$$;
create trigger void_batch_listed before insert or update of state on void_batch
  for each row when (new.state in ('voiding', 'voiding_networks')) execute function list_void_batch();
update void_batch set state = state where state in ('voiding', 'voiding_networks');

-- Votes that were picked one by one were a list before.
update void_batch b set vote_ids = array(
  select id from vote v
  where v.server_id = b.server_id and v.voted_at >= b.since and v.voted_at < b.until and v.void_batch = b.id
)
where sharing = 2147483647 and vote_ids is null;

drop index void_batch_open;
create index void_batch_open on void_batch (voided_at) where state in ('listed', 'lifting');
