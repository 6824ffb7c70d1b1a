-- Partitions are made and dropped with locks that a backup refuses for hours, and whoever waits for one holds up
-- all votes behind it. So these functions wait 50 ms for each lock, fail with 55P03, and are called again later.

create function partition_name(parent text, unit text, at timestamptz) returns text language sql stable as $$
  select parent || to_char(
    date_trunc(unit, at at time zone 'utc'), case unit when 'month' then '_YYYY_MM' else '_YYYY_MM_DD' end
  )
$$;

-- The beginnings of the partitions of `parent` that are missing, from the one that holds `at` to `ahead` units later.
create function missing_partitions(parent text, unit text, at timestamptz, ahead integer)
returns setof timestamptz language sql stable as $$
  select starts at time zone 'utc'
  from generate_series(0, ahead) as i
  cross join lateral (
    select date_trunc(unit, at at time zone 'utc') + i * ('1 ' || unit)::interval as starts
  ) as span
  -- Not by to_regclass: it may remember that another process's partition was missing a moment ago.
  where not exists (
    select from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = parent::regclass and c.relname = partition_name(parent, unit, starts at time zone 'utc')
  )
  order by starts
$$;

-- Prepares the partitions of `parent` (units 'month' or 'day', UTC) from the one that holds `at` to `ahead`
-- units later, and returns how many it made. Rows that waited in the default partition move in. Each lock is held for
-- milliseconds: call it for one partition at a time.
create function prepare_partitions(parent text, unit text, at timestamptz, ahead integer)
returns integer language plpgsql set lock_timeout = '5s' as $$
declare
  partition_column text := (
    select a.attname from pg_partitioned_table p
    join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
    where p.partrelid = parent::regclass
  );
  starts timestamptz;
  ends timestamptz;
  name text;
  made integer := 0;
begin
  -- One process at a time; nothing else queues here.
  perform pg_advisory_xact_lock(hashtext('prepare_partitions'));
  perform set_config('lock_timeout', '50ms', true);
  for starts in select missing_partitions(parent, unit, at, ahead) loop
    ends := (starts at time zone 'utc' + ('1 ' || unit)::interval) at time zone 'utc';
    name := partition_name(parent, unit, starts);
    execute format('create table %I (like %I including all)', name, parent);
    -- A row that was routed to the default partition before the attachment would be refused after it, so
    -- writers stand aside from before their routing: they lock the parent first.
    execute format('lock table only %I in share row exclusive mode', parent);
    -- Nothing may slip into the default partition between the move and the attachment.
    execute format('lock table %I in access exclusive mode', parent || '_default');
    execute format(
      'with moved as (delete from %I where %I >= $1 and %I < $2 returning *) insert into %I select * from moved',
      parent || '_default', partition_column, partition_column, name
    ) using starts, ends;
    execute format(
      'alter table %I attach partition %I for values from (%L) to (%L)', parent, name, starts, ends
    );
    made := made + 1;
  end loop;
  return made;
end
$$;

-- Drops the partitions of `parent` that end at or before `before`, and returns how many it dropped.
create function drop_partitions(parent text, unit text, before timestamptz)
returns integer language plpgsql set lock_timeout = '5s' as $$
declare
  child record;
  dropped integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('drop_partitions'));
  perform set_config('lock_timeout', '50ms', true);
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
