-- A canary for each key that the database's secrets may be sealed with: two while SECRET_KEY is being changed.
alter table secret_canary drop column singleton;

-- Deleted accounts, until the deliveries that name them are deleted too (src/votes/forget_voters.ts).
create table erasure (
  account_id uuid primary key,
  deleted_at timestamptz(3) not null
);
insert into erasure (account_id, deleted_at) select id, deleted_at from account where deleted_at is not null;

-- What one account did, for its export.
create index audit_entry_actor on audit_entry (actor_id, id) where actor_id is not null;
