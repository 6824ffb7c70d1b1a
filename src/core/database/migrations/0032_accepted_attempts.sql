-- The attempt that the receiver accepted first. Whatever is sent again later adds attempts and changes nothing about it.
-- Null in older rows, where a delivered one was accepted at its last attempt.
alter table outbox add column accepted_attempt integer;
alter table delivery add column accepted_attempt integer;
