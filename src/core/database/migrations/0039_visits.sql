-- Visits of listings by UTC day, never who came.
create table visit_count (
  server_id uuid not null references server (id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('page_view', 'address_copy', 'ballot_click', 'badge_view')),
  visits integer not null,
  primary key (server_id, day, kind)
) with (fillfactor = 70);
create index visit_count_day on visit_count (day);

-- The sites that page views came from. An empty host is this site.
create table visit_source (
  server_id uuid not null references server (id) on delete cascade,
  day date not null,
  host text not null check (char_length(host) <= 100),
  visits integer not null,
  primary key (server_id, day, host)
) with (fillfactor = 70);
create index visit_source_day on visit_source (day);
