-- The HMAC of the network beside that of the address, so that moderators see votes that came from one /24 or /48. Null
-- in older rows, which are gone after a week.
alter table vote_origin add column network bytea;
