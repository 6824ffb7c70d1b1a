-- Finding deliveries by player and by key, and those that were given up. What waits meanwhile is recording what became of a delivery,
-- not a vote: 4 s for a million deliveries.
create index delivery_player on delivery (server_id, lower(body::json ->> 'username'), created_at desc);
create index delivery_key on delivery (key_id, created_at desc);
create index delivery_abandoned on delivery (server_id, created_at desc) where state = 'abandoned';
