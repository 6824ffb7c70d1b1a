-- Prepares the partitions of `parent` (units 'month' or 'day', UTC) from the one that holds `at` to `ahead`
-- units later, and returns how many it made. Rows that waited in the default partition move in.
create function prepare_partitions(parent text, unit text, at timestamptz, ahead integer)
returns integer language plpgsql as $$
declare
  partition_column text := (
    select a.attname from pg_partitioned_table p
    join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
    where p.partrelid = parent::regclass
  );
  step interval := ('1 ' || unit)::interval;
  starts timestamp;
  name text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('prepare_partitions'));
  for i in 0..ahead loop
    starts := date_trunc(unit, at at time zone 'utc') + i * step;
    name := parent || to_char(starts, case unit when 'month' then '_YYYY_MM' else '_YYYY_MM_DD' end);
    continue when to_regclass(name) is not null;
    -- A row that was routed to the default partition before the attachment would be refused after it, so
    -- writers stand aside from before their routing: they lock the parent first.
    execute format('lock table only %I in share row exclusive mode', parent);
    -- Nothing may slip into the default partition between the move and the attachment.
    execute format('lock table %I in access exclusive mode', parent || '_default');
    execute format('create table %I (like %I including all)', name, parent);
    execute format(
      'with moved as (delete from %I where %I >= $1 and %I < $2 returning *) insert into %I select * from moved',
      parent || '_default', partition_column, partition_column, name
    ) using starts at time zone 'utc', (starts + step) at time zone 'utc';
    execute format(
      'alter table %I attach partition %I for values from (%L) to (%L)',
      parent, name, starts at time zone 'utc', (starts + step) at time zone 'utc'
    );
    made := made + 1;
  end loop;
  return made;
end
$$;

-- Drops the partitions of `parent` that end at or before `before`, and returns how many it dropped.
create function drop_partitions(parent text, unit text, before timestamptz)
returns integer language plpgsql as $$
declare
  child record;
  dropped integer := 0;
begin
  for child in
    select c.relname, to_date(substring(c.relname from length(parent) + 2),
      case unit when 'month' then 'YYYY_MM' else 'YYYY_MM_DD' end) as starts
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = parent::regclass and c.relname <> parent || '_default'
  loop
    continue when (child.starts + ('1 ' || unit)::interval) at time zone 'utc' > before;
    execute format('drop table %I', child.relname);
    dropped := dropped + 1;
  end loop;
  return dropped;
end
$$;

-- A UUID of version 7 (RFC 9562) for the instant `at`: rows made together lie together in their index.
create function uuid_v7(at timestamptz) returns uuid language sql volatile as $$
  select encode(
    set_bit(
      set_bit(
        overlay(
          uuid_send(gen_random_uuid())
          placing substring(int8send((extract(epoch from at) * 1000)::bigint) from 3) from 1 for 6
        ),
        52, 1
      ),
      53, 1
    ),
    'hex'
  )::uuid
$$;
