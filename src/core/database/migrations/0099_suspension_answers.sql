-- An owner's answer about a suspension stands beside the answers about void votes, which moderators read at one place.
-- Its row is made with the answer, so that a suspension by a process of 1.0 can be answered, too. Such a process shows
-- the answer as one about 0 votes.
alter table void_notice add column suspended_at timestamptz(3); -- the suspension that it is about; null: void votes
create unique index void_notice_suspension on void_notice (server_id, suspended_at) where suspended_at is not null;
