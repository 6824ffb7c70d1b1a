-- A picture as it was written anew (src/pictures/): WebP in two widths, under the hash of these bytes. A logo is square and
-- 64 and 256 wide, a banner 3:1 and 480 and 1280 wide. A job deletes what no server shows any more.
create table picture (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  small bytea not null,
  large bytea not null,
  used_at timestamptz(3) not null      -- when it was last put on a server
);
alter table picture alter column small set storage external, alter column large set storage external;

alter table server
  add column logo text references picture (hash),
  add column banner text references picture (hash),
  add column pictures_at timestamptz(3); -- when new pictures came that no moderator has looked at; null: none
create index server_logo on server (logo) where logo is not null;
create index server_banner on server (banner) where banner is not null;
create index server_pictures on server (pictures_at, id) where pictures_at is not null;

-- What somebody has against a listing, until a moderator closes it with a note.
create table report (
  id uuid primary key,
  server_id uuid not null references server (id),
  reason text not null,                -- a word of src/reports/report.ts
  words text not null,
  reporter_id uuid references account (id), -- null: not signed in
  reported_at timestamptz(3) not null,
  closed_at timestamptz(3),
  note text
);
create index report_open on report (server_id, reported_at) where closed_at is null;
create index report_closed on report (closed_at) where closed_at is not null;
