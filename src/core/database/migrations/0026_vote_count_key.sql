-- migrate: no-transaction
-- Answers for what ranks as well as for all votes, without a look at the table (0005_votes.sql has the reason).
create unique index concurrently if not exists vote_count_key on vote_count (server_id, day, shard) include (votes, without_sign_in);
