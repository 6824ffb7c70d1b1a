select s.id::text, s.name, s.slug, s.status::text, s.host, s.port, s.game_id::text,
  case when p.answered_at > now() - interval '15 minutes' then p.players_online else 0 end,
  coalesce(p.players_max, 0), v.total, v.weekly, v.monthly
from server s
left join server_poll p on p.server_id = s.id
left join vote_total t on t.server_id = s.id
cross join lateral (
  select
    (coalesce(t.votes, 0) + coalesce(sum(c.votes) filter (where c.day >= coalesce(t.counted_before, '-infinity')), 0))::int8 as total,
    coalesce(sum(c.votes) filter (where c.day > (now() at time zone 'utc')::date - 7), 0)::int8 as weekly,
    coalesce(sum(c.votes) filter (where c.day > (now() at time zone 'utc')::date - 30), 0)::int8 as monthly
  from vote_count c
  where c.server_id = s.id
    and c.day >= least(coalesce(t.counted_before, '-infinity'), (now() at time zone 'utc')::date - 30)
) v
where s.id = any($1::text[]::uuid[])
