-- What an owner says of a server, in Markdown.
alter table server add column description text not null default '' check (char_length(description) <= 5000);

-- A void vote stays in the history and counts nowhere: no counter, no `last_vote`, no delivery.
alter table vote
  add column voided_at timestamptz(3),
  add column voided_by uuid,           -- a moderator's account; null with voided_at: the operator
  add column void_reason text;
create index vote_voided on vote (id) where voided_at is not null;

-- The moderators' queue, oldest first.
create index server_pending on server (created_at) where status = 'pending';
