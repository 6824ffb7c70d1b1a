select l.voted_at
from (select 1) as one
left join account a on a.username_key = $2
left join lateral (
  select account_id, until from former_name where a.id is null and name_key = $2 limit 1
) as f on true
join last_vote l on l.server_id = $1::text::uuid and l.account_id = coalesce(a.id, f.account_id)
where (f.until is null or l.voted_at < f.until - interval '90 days')
  and not exists (
    select from former_name earlier
    where earlier.account_id = l.account_id and (f.until is null or earlier.until < f.until)
      and l.voted_at < earlier.until - interval '90 days'
  )
