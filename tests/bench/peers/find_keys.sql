select r.revision, k.id::text as key_id, k.server_id::text
from key_revision r
left join key_secret h on h.hash = decode($1, 'hex') and (h.expires_at is null or h.expires_at > now())
left join api_key k on k.id = h.key_id and k.revoked_at is null
  and exists (select from server s where s.id = k.server_id and s.status = 'approved')
