-- What an endpoint's recent attempts say of it (src/deliveries/endpoint_health.ts draws the breaker), and the
-- secret that its owner prepares before activating it.
alter table endpoint
  add column pending_secret bytea,
  add column consecutive_failures integer not null default 0,
  add column failing_since timestamptz(3),        -- the first failure after the last success
  add column failed_attempts integer not null default 0, -- since then
  add column breaker_opened integer not null default 0,  -- how often since then; doubles the wait
  add column open_until timestamptz(3),           -- null: closed; past: one probe may go
  add column is_slow boolean not null default false;

-- Owners look for one delivery's key, and replays for a key's deliveries of a time.
create index outbox_key on outbox (key_id, created_at);
create index delivery_key on delivery (key_id, created_at);
