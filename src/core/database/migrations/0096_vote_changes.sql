-- What changes the answers of vote checks. Processes that remember answers (src/core/votes/vote_memory.ts) read it
-- (src/core/database/find_changes.ts) and ask again. Triggers note it, so that no way to change an answer is missed,
-- psql included. Rows are kept for a minute or two.
create table vote_change (
  xid xid8 not null default pg_current_xact_id(), -- the transaction that made the change
  server_id uuid,                                 -- null: all servers
  name_key text,                                  -- null: all names
  -- Instead of a server and a name, votes, because a statement casts many and a row for each would cost a vote a tenth.
  server_ids uuid[],
  account_ids uuid[],
  vote_ids uuid[]
);
create index vote_change_xid on vote_change (xid);

create function note_all_votes() returns trigger language plpgsql as $$
begin
  insert into vote_change default values;
  return null;
end
$$;

-- Notes the votes in `changed`. Whoever reads them finds the names that report them.
create function note_votes() returns trigger language plpgsql as $$
begin
  -- Readers forget everything then, anyway.
  if (select count(*) from changed) > 1000 then
    insert into vote_change default values;
    return null;
  end if;
  insert into vote_change (server_ids, account_ids, vote_ids)
  select array_agg(server_id), array_agg(account_id), array_agg(vote_id) from changed having count(*) > 0;
  return null;
end
$$;

-- The same for updates: the vote before may have been reported under another name.
create function note_updated_votes() returns trigger language plpgsql as $$
begin
  if (select count(*) from changed) > 1000 then
    insert into vote_change default values;
    return null;
  end if;
  insert into vote_change (server_ids, account_ids, vote_ids)
  select array_agg(server_id), array_agg(account_id), array_agg(vote_id) from (
    (
      select server_id, account_id, vote_id, voted_at from before
      except select server_id, account_id, vote_id, voted_at from changed
    )
    union all (
      select server_id, account_id, vote_id, voted_at from changed
      except select server_id, account_id, vote_id, voted_at from before
    )
  ) as v
  having count(*) > 0;
  return null;
end
$$;

-- The names of votes rarely change, so a server's are not told apart.
create function note_vote_name() returns trigger language plpgsql as $$
begin
  insert into vote_change (server_id) values (old.server_id);
  if tg_op = 'UPDATE' and new.server_id <> old.server_id then
    insert into vote_change (server_id) values (new.server_id);
  end if;
  return null;
end
$$;

-- Notes all names of an account, since one that it gave up decides what the others report.
create function note_names(uuid) returns void language sql as $$
  insert into vote_change (name_key)
  select username_key from account where id = $1 union all select name_key from former_name where account_id = $1
$$;

create function note_former_name() returns trigger language plpgsql
set enable_seqscan = off set enable_indexonlyscan = off as $$
begin
  if tg_op <> 'INSERT' then
    insert into vote_change (name_key) values (old.name_key);
    perform note_names(old.account_id);
  end if;
  if tg_op <> 'DELETE' then
    insert into vote_change (name_key) values (new.name_key);
    perform note_names(new.account_id);
  end if;
  return null;
end
$$;

create function note_account() returns trigger language plpgsql
set enable_seqscan = off set enable_indexonlyscan = off as $$
begin
  if tg_op <> 'INSERT' then
    insert into vote_change (name_key) values (old.username_key);
    perform note_names(old.id);
  -- The name may have led to the account that gave it up.
  elsif exists (select from former_name where name_key = new.username_key)
    or exists (select from last_vote where account_id = new.id)
  then
    insert into vote_change (name_key) values (new.username_key);
  end if;
  return null;
end
$$;

-- An autovacuum may run for hours, and gives way only to a session that waits for `deadlock_timeout`, a second.
select set_config('lock_timeout', '1200', true)
where exists (
  select from pg_locks
  where mode = 'ShareUpdateExclusiveLock'
    and database = (select oid from pg_database where datname = current_database())
    and relation in ('last_vote'::regclass, 'vote_name'::regclass, 'former_name'::regclass, 'account'::regclass)
);

create trigger votes_added after insert on last_vote
  referencing new table as changed for each statement execute function note_votes();
create trigger votes_updated after update on last_vote
  referencing old table as before new table as changed for each statement execute function note_updated_votes();
create trigger votes_deleted after delete on last_vote
  referencing old table as changed for each statement execute function note_votes();
create trigger vote_names_added after insert on vote_name
  referencing new table as changed for each statement execute function note_votes();
create trigger vote_name_updated after update of vote_id, server_id, account_id, name_key on vote_name
  for each row execute function note_vote_name();
-- Without an account, a name reports no vote.
create trigger vote_name_deleted after delete on vote_name
  for each row when (old.account_id is not null) execute function note_vote_name();
create trigger former_name_changed after insert or update or delete on former_name
  for each row execute function note_former_name();
create trigger account_added after insert on account for each row execute function note_account();
create trigger account_renamed after update of username_key on account
  for each row when (old.username_key <> new.username_key) execute function note_account();
create trigger account_deleted after delete on account for each row execute function note_account();

-- Before, because `vote_change` may be truncated by the same statement. One of `account` truncates `former_name`, too.
create trigger last_vote_truncated before truncate on last_vote execute function note_all_votes();
create trigger vote_name_truncated before truncate on vote_name execute function note_all_votes();
create trigger former_name_truncated before truncate on former_name execute function note_all_votes();
