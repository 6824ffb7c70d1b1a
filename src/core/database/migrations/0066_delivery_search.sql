-- migrate: no-transaction, each row a statement
-- Finding deliveries by player and by key, and those that were given up, without making anybody wait: each day's partition gets its
-- index concurrently, and the index of the whole table, made last, takes those over instead of reading deliveries. The default
-- partition is empty unless no partition was made for days. In a database where 0058 made these indexes there is nothing to do.
with wanted (name, columns) as (
  values
    ('delivery_player', '(server_id, lower(body::json ->> ''username''), created_at desc)'),
    ('delivery_key', '(key_id, created_at desc)'),
    ('delivery_abandoned', '(server_id, created_at desc) where state = ''abandoned''')
), missing as (
  select * from wanted where to_regclass(name) is null
), statements (step, statement) as (
  select 1, format('create index concurrently if not exists %I on %s %s', c.relname || substr(name, 9), i.inhrelid::regclass, columns)
  from missing cross join pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'delivery'::regclass and c.relname <> 'delivery_default'
  union all
  -- What records deliveries queues behind the next ones, so they wait for no lock longer than any other migration.
  select 2, 'set lock_timeout = ''100ms'''
  union all
  select 3, format('create index if not exists %I on delivery %s', name, columns) from missing
)
select statement from statements order by step, statement;
