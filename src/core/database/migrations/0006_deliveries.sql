-- The states of a delivery are drawn in src/deliveries/delivery.ts.
create type delivery_state as enum ('held', 'pending', 'sending', 'delivered', 'abandoned');

-- Deliveries that are not finished. A row leaves at once when it is.
create table outbox (
  id uuid primary key,
  vote_id uuid not null,               -- the same for every key: receivers deduplicate on it
  key_id uuid not null,
  server_id uuid not null,
  channel text not null default 'webhook',
  state delivery_state not null check (state in ('held', 'pending', 'sending')),
  is_test boolean not null default false,
  body text not null,                  -- frozen when the vote is cast, sent byte for byte
  attempts integer not null default 0, -- POSTs made in all
  tries integer not null default 0,    -- of these, in the present run of the retry schedule
  due_at timestamptz(3) not null,
  claim_id uuid,
  lease_until timestamptz(3),
  last_outcome text,
  last_status integer,
  created_at timestamptz(3) not null,
  check ((state = 'sending') = (claim_id is not null and lease_until is not null))
) with (fillfactor = 70);
-- A claim writes its row anew, and with it an entry in each index that is not partial: there are as few as can be.
create index outbox_due on outbox (key_id, due_at, id) where state = 'pending';
create index outbox_lease on outbox (lease_until) where state = 'sending';
create index outbox_server on outbox (server_id, created_at desc);
-- Replays look for a key's held deliveries; pending ones are in outbox_due, and finished ones are found by server.
create index outbox_held on outbox (key_id, created_at) where state = 'held';

-- Deliveries that are finished, for 30 days.
create table delivery (
  id uuid not null,
  vote_id uuid not null,
  key_id uuid not null,
  server_id uuid not null,
  channel text not null,
  state delivery_state not null check (state in ('delivered', 'abandoned')),
  is_test boolean not null,
  body text not null,
  attempts integer not null,
  last_outcome text,
  last_status integer,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3) not null,
  primary key (id, created_at)
) partition by range (created_at);
create index delivery_server on delivery (server_id, created_at desc);
create table delivery_default partition of delivery default;
select prepare_partitions('delivery', 'day', now(), 3);

-- Every POST that was made. Not unique by number: a lease that ran out may have been sent twice.
create table attempt (
  delivery_id uuid not null,
  number integer not null,
  started_at timestamptz(3) not null,
  duration_ms integer not null,
  outcome text not null,
  status integer,
  excerpt text,                        -- the first bytes of the answer, as text
  redirects_to text
) partition by range (started_at);
create index attempt_delivery on attempt (delivery_id, number);
create table attempt_default partition of attempt default;
select prepare_partitions('attempt', 'day', now(), 3);
