-- A text that SECRET_KEY sealed when it was first used here: a key that does not open it is not this database's.
create table secret_canary (
  singleton boolean primary key default true check (singleton),
  sealed bytea not null
);
