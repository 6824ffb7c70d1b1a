select (q.place - 1)::int as place, l.voted_at
from unnest($1::text[]::uuid[], $2::text[]) with ordinality as q (server_id, username_key, place)
left join account a on a.username_key = q.username_key
left join lateral (
  select account_id, until from former_name where a.id is null and name_key = q.username_key limit 1
) as f on true
join last_vote l on l.server_id = q.server_id and l.account_id = coalesce(a.id, f.account_id)
where (f.until is null or l.voted_at < f.until - interval '90 days')
  and not exists (
    select from former_name earlier
    where earlier.account_id = l.account_id and (f.until is null or earlier.until < f.until)
      and l.voted_at < earlier.until - interval '90 days'
  )
