-- What owners are told by email, one row per event, written in the event's own transaction: what is in here by then gets
-- sent, whatever becomes of this process or the mail server. Kept for three days, sent or not. It names accounts, not
-- addresses, and no secret. No foreign keys: whoever writes here waits for nobody.
create table news (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  kind text not null,                  -- a word of src/mail/news.ts
  server_id uuid not null,
  key_id uuid,                         -- whose webhook it is about
  reason text,                         -- a moderator's, or why a webhook was switched off
  happened_at timestamptz(3) not null, -- since when a webhook fails or works
  created_at timestamptz(3) not null,
  sent_at timestamptz(3)
);
create index news_waiting on news (account_id) where sent_at is null;
create index news_key on news (key_id, created_at) where key_id is not null;

-- An account's pace and its wish. A letter carries all news that wait for it.
create table mailbox (
  account_id uuid primary key,
  is_open boolean not null default true,
  due_at timestamptz(3) not null default 'epoch', -- no letter before then; while one is being sent, the end of the lease
  tries integer not null default 0     -- since the last letter that the mail server took
);

-- What a webhook's owner was told last: 'failing' or 'off'; null: that it works, or nothing yet.
alter table endpoint
  add column told text,
  add column recovered_at timestamptz(3); -- the first success since then; null again after a failure
