-- Accounts as people use them. Sign-ins are limited by the service's own limiter.
drop table auth_rate_limit;

alter table account
  add typed_email text,                    -- set where the address was another account's already
  add name_confirmed_at timestamptz(3),    -- its owner said "yes, exactly my in-game name", or corrected it
  add renamed_at timestamptz(3),           -- the last rename that counts
  add deleted_at timestamptz(3);           -- the row stays, nameless: listings and votes point to it

-- Names that were given up: nobody else gets them until then, and until then they lead to their account.
create table former_name (
  name_key text primary key,
  account_id uuid references account (id), -- null: the account was deleted
  until timestamptz(3) not null
);
create index former_name_account on former_name (account_id);
create index former_name_until on former_name (until);
