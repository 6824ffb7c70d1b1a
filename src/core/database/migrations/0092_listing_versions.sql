-- A listing's texts besides the public one: what waits for a moderator or was refused, and what a moderator saw before the
-- owner changed it. `text` has its fields by their names in the code (src/site/servers/review/listing_version.ts).
create table listing_version (
  id uuid primary key,                 -- new for each change, so that a decision applies to the one that was seen
  server_id uuid not null references server (id) on delete cascade,
  state text not null check (state in ('proposed', 'refused', 'seen')),
  text jsonb not null,                 -- the game and the tags are slugs
  at timestamptz(3) not null,          -- when it was proposed or refused; of what was seen: the last edit since
  reason text                          -- of a refusal; shown to the owner
);
-- A listing has one that waits or was refused, and one that was seen.
create unique index listing_version_one on listing_version (server_id, (state = 'seen'));
create index listing_version_waiting on listing_version (state, at, server_id);

-- Processes of 1.0 read and write the two tables that this one replaces until they are restarted, so each change is carried
-- over, both ways. A migration of the next minor version drops the tables and what follows here.

create function slugs_in(named jsonb) returns jsonb language sql stable as $$
  select named
    || case when named ? 'game' then jsonb_build_object(
      'game', coalesce((select slug from game where name = named->>'game' order by slug limit 1), named->>'game')
    ) else '{}' end
    || case when named ? 'tags' then jsonb_build_object('tags', array(
      select coalesce(t.slug, n.name) from jsonb_array_elements_text(named->'tags') as n (name)
      left join tag t on t.name = n.name order by 1
    )) else '{}' end
$$;

create function names_in(stored jsonb) returns jsonb language sql stable as $$
  select stored
    || case when stored ? 'game' then jsonb_build_object(
      'game', coalesce((select name from game where slug = stored->>'game'), stored->>'game')
    ) else '{}' end
    || case when stored ? 'tags' then jsonb_build_object('tags', array(
      select coalesce(t.name, s.slug) from jsonb_array_elements_text(stored->'tags') as s (slug)
      left join tag t on t.slug = s.slug order by 1
    )) else '{}' end
$$;

create function carry_change() returns trigger language plpgsql as $$
begin
  delete from listing_version where server_id = coalesce(new.server_id, old.server_id) and state <> 'seen';
  if tg_op <> 'DELETE' then
    insert into listing_version (id, server_id, state, text, at, reason) values (
      new.id, new.server_id, case when new.refused_at is null then 'proposed' else 'refused' end,
      jsonb_strip_nulls(jsonb_build_object(
        'name', new.name, 'game', (select slug from game where id = new.game_id), 'host', new.host, 'port', new.port
      )) || coalesce(new.text, '{}'),
      coalesce(new.refused_at, new.asked_at), new.refused_reason
    );
  end if;
  return null;
end
$$;

create function carry_edit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from listing_version where server_id = old.server_id and state = 'seen';
  else
    insert into listing_version as v (id, server_id, state, text, at)
    values (gen_random_uuid(), new.server_id, 'seen', slugs_in(new.was), new.edited_at)
    on conflict (server_id, (state = 'seen')) do update
    -- A tag that was renamed since keeps its slug.
    set at = excluded.at, text = case when new.was = old.was then v.text else excluded.text end;
  end if;
  return null;
end
$$;

create function carry_version() returns trigger language plpgsql as $$
begin
  if coalesce(new.state, old.state) = 'seen' then
    delete from unreviewed_edit where server_id = coalesce(new.server_id, old.server_id);
    if tg_op <> 'DELETE' then
      insert into unreviewed_edit (server_id, was, edited_at) values (new.server_id, names_in(new.text), new.at);
    end if;
  else
    delete from listing_change where server_id = coalesce(new.server_id, old.server_id);
    if tg_op <> 'DELETE' then
      insert into listing_change (server_id, id, name, game_id, host, port, text, asked_at, refused_at, refused_reason)
      values (
        new.server_id, new.id, new.text->>'name', (select id from game where slug = new.text->>'game'),
        new.text->>'host', (new.text->>'port')::integer,
        nullif(new.text - '{name,game,host,port}'::text[], '{}'), new.at,
        case when new.state = 'refused' then new.at end, new.reason
      );
    end if;
  end if;
  return null;
end
$$;

create trigger change_carried after insert or update or delete on listing_change
  for each row when (pg_trigger_depth() = 0) execute function carry_change();
create trigger edit_carried after insert or update or delete on unreviewed_edit
  for each row when (pg_trigger_depth() = 0) execute function carry_edit();
create trigger version_carried after insert or update or delete on listing_version
  for each row when (pg_trigger_depth() = 0) execute function carry_version();

-- Carries over what is there.
update listing_change set id = id;
update unreviewed_edit set edited_at = edited_at;
