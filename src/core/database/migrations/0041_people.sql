-- Accounts that work on a listing besides its owner.
create table server_member (
  server_id uuid not null references server (id) on delete cascade,
  account_id uuid not null references account (id),
  role text not null check (role in ('manager', 'viewer')),
  joined_at timestamptz(3) not null,
  primary key (server_id, account_id)
);
create index server_member_account on server_member (account_id);

-- Offers of a role, or of the listing itself, that wait for the other account's answer.
create table server_offer (
  id uuid primary key,
  server_id uuid not null references server (id) on delete cascade,
  account_id uuid not null references account (id),
  role text not null check (role in ('owner', 'manager', 'viewer')),
  offered_by uuid not null references account (id), -- the owner at that time; another owner's offers don't count
  offered_at timestamptz(3) not null,
  declined_at timestamptz(3),          -- stays until the offer expires, so that nobody is asked again at once
  unique (server_id, account_id)
);
create index server_offer_account on server_offer (account_id);
create index server_offer_age on server_offer (offered_at);
