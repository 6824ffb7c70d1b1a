-- A claim writes its row anew, and with it an entry in each index that is not partial: a third of what a delivery cost
-- Postgres went into indexes that hardly anybody read. The one by key tempted the planner besides: it led claims past
-- every dead row of an hour.
drop index outbox_sending;
drop index outbox_key;
drop index delivery_key;

-- Replays look for a key's held deliveries; pending ones are in outbox_due, and finished ones are found by server.
create index outbox_held on outbox (key_id, created_at) where state = 'held';
