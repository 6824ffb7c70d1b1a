-- Look-ups whose answer stands in the index, so that they read no table's page each: 30 days of a server's counters lie
-- on as many pages, and a vote check asks whose a name is. Both hardly change once they are a day old. `last_vote` is
-- not among them: votes touch most of its pages each day, and such an index would be asked in vain and written twice.
alter table vote_count
  drop constraint vote_count_pkey,
  add primary key (server_id, day, shard) include (votes);
alter table account
  drop constraint account_username_key_key,
  add constraint account_username_key_key unique (username_key) include (id);

-- An index answers for pages that a vacuum has seen since they changed.
alter table vote_count set (
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.05
);
