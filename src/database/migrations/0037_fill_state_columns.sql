-- A Votifier connection that was revoked, and so has no URL any more.
update endpoint e set kind = 'votifier'
where e.url is null and exists (
  select from audit_entry a
  where a.server_id = e.server_id and a.action = 'key_issued' and a.subject = e.key_id::text
    and a.details ->> 'origin' like 'votifier:%'
);

update endpoint e set url_set_at = a.at
from (
  select subject, max(at) as at from audit_entry where action in ('webhook_set', 'webhook_cleared') group by subject
) a
where a.subject = e.key_id::text;

update server s set rejected_at = a.at
from (select server_id, max(at) as at from audit_entry where action = 'server_rejected' group by server_id) a
where a.server_id = s.id;

insert into former_slug (slug, server_id, until)
select a.subject, s.id, max(a.at)
from audit_entry a join server s on s.id = a.server_id
where a.action in ('server_added', 'server_edited') and a.subject <> s.slug
group by a.subject, s.id;

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
where t.delivery_id = d.id and t.started_at < e.url_set_at;
