-- Slugs that a game or a tag had, or that were merged into another one: their pages lead there.
create table moved_slug (
  kind text not null check (kind in ('game', 'tag')),
  slug text not null,
  target text not null,                -- the slug today; kept up to date
  primary key (kind, slug)
);
