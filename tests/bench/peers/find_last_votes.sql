select (q.place - 1)::int as place, l.voted_at
from unnest($1::text[]::uuid[], $2::text[]) with ordinality as q (server_id, username_key, place)
left join account a on a.username_key = q.username_key
join last_vote l on l.server_id = q.server_id and l.account_id = coalesce(
  a.id,
  (select f.account_id from former_name f where f.name_key = q.username_key)
)
