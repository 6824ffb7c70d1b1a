-- When the status last changed, so that a moderator's decision applies to the status that they saw.
alter table server add column status_at timestamptz(3);

-- What owners changed since a moderator last looked: the listing as it was then. There is no row while nothing changed.
create table unreviewed_edit (
  server_id uuid primary key references server (id) on delete cascade,
  was jsonb not null,                  -- its public text (src/servers/unreviewed_edit.ts)
  edited_at timestamptz(3) not null    -- the last edit
);
create index unreviewed_edit_newest on unreviewed_edit (edited_at desc, server_id);

-- Other listings at an address, and whether there is another moderator.
create index server_address on server (host, port);
create index account_moderator on account (id) where is_moderator;
