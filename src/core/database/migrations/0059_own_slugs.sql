-- Owners may choose the slug of their listing. Slugs that a listing had while it was public are nobody else's.
alter table server
  add column slug_chosen boolean not null default false,
  add column slug_moved_at timestamptz(3);
alter table former_slug add column was_public boolean not null default false;
create unique index former_slug_public on former_slug (slug) where was_public;
