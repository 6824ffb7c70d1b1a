-- A packet of Votifier is a reward: two connections would reward each vote twice.
create unique index endpoint_votifier on endpoint (server_id) where url like 'votifier:%';
