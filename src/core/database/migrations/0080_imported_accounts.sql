-- Accounts that were moved here from another list, until their owners have read who keeps their data now.
create table imported_account (
  account_id uuid primary key references account (id) on delete cascade,
  list text not null,                  -- the other list's name, which is its domain
  mailed_at timestamptz(3)             -- when its owner was told by email; null: not, or not yet
);
create index imported_account_unmailed on imported_account (list, account_id) where mailed_at is null;
