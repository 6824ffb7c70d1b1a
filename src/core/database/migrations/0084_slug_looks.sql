-- What a slug looks like to a hurried reader (src/servers/slug.ts), so that look-alikes are found by index. Servers and
-- their former slugs are few: no write waits long.
create function slug_look(slug text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(translate(slug, 'i013457-', 'loleast'), 'rn', 'm'), 'vv', 'w')
$$;
create index server_look on server (slug_look(slug));
create index former_slug_look on former_slug (slug_look(slug)) where was_public;
