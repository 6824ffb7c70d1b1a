-- Apart from 0037, whose locks on endpoints would keep attempts from being recorded meanwhile.
-- Only attempts at endpoints whose URL has changed since: all others went to the present one. Attempts from before
-- this migration whose endpoint changes later stay unknown, for the 30 days that they are kept.
update attempt t set origin = (
  select a.details ->> 'origin' from audit_entry a
  where a.server_id = d.server_id and a.subject = d.key_id::text and a.at <= t.started_at
    and a.action in ('key_issued', 'webhook_set', 'webhook_cleared')
  order by a.id desc limit 1
)
from endpoint e
join (
  select id, key_id, server_id from delivery union all select id, key_id, server_id from outbox
) d on d.key_id = e.key_id and d.server_id = e.server_id
where t.delivery_id = d.id and t.started_at < e.url_set_at and e.url_set_at > now() - interval '31 days';
