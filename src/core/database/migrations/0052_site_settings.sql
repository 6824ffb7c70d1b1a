-- What administrators set on the pages (src/settings).
create table site_setting (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz(3) not null
);

-- The other fields of an approved listing, if a setting has them reviewed (src/servers/listing_change.ts).
alter table listing_change add column text jsonb;
