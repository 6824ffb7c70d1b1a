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
