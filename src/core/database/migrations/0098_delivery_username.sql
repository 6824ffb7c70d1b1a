-- migrate: no-transaction, each row a statement
-- Finds deliveries without a body by their player. Each day's partition gets its index concurrently, and the index of the
-- whole table, made last, takes those over, so that no delivery waits.
with statements (step, statement) as (
  select 1, format(
    'create index concurrently if not exists %I on %s (server_id, lower(username), created_at desc) where username is not null',
    c.relname || '_username', i.inhrelid::regclass
  )
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'delivery'::regclass and c.relname <> 'delivery_default'
  union all
  -- What records deliveries queues behind the next one, so it waits for no lock longer than any other migration.
  select 2, 'set lock_timeout = ''100ms'''
  union all
  select 3, 'create index if not exists delivery_username on delivery (server_id, lower(username), created_at desc) '
    || 'where username is not null'
)
select statement from statements order by step, statement;
