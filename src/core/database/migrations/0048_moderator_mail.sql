-- How often a moderator wants mail about what waits, and up to when they were told. Without a row: hourly.
create table moderator_mail (
  account_id uuid primary key references account (id) on delete cascade,
  every text not null default 'hourly' check (every in ('soon', 'hourly', 'daily', 'off')),
  told_until timestamptz(3) not null,  -- what came later is new
  due_at timestamptz(3) not null,      -- no letter before then
  sent_at timestamptz(3)               -- the last letter that the mail server accepted
);
