-- Who did what to which server, key, webhook or delivery. Written in the transaction of the change, never
-- altered, and free of secrets: of a webhook URL it has the origin only. No foreign keys: an entry outlives
-- the account that it names.
create table audit_entry (
  id uuid primary key,                 -- UUIDv7: its order is the trail's
  at timestamptz(3) not null,
  actor_id uuid,                       -- null: the operator, on the command line
  action text not null,                -- a word of src/trail/audit.ts
  server_id uuid,
  subject text not null,               -- id of the key or delivery, slug of the server
  details jsonb not null,
  form_id uuid unique                  -- the form that asked for it: sent twice, it acts once
);
create index audit_entry_server on audit_entry (server_id, id desc);
