-- Votes that listings bring along from another list. They count in totals and in months, and nowhere else.
alter table vote_total add column imported bigint not null default 0;

create table imported_month (
  server_id uuid not null,
  month date not null,                 -- its first day
  votes integer not null,
  primary key (server_id, month)
);
create index imported_month_month on imported_month (month);

-- Addresses on another list that lead to a listing here: path and query, as a browser sends them.
create table old_address (
  path text primary key,
  server_id uuid not null references server (id)
);
