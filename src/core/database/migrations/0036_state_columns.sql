-- State that was read out of URLs and out of the trail, whose entries are dropped after two years, gets columns and a
-- table. 0037 fills in what the trail knows.

-- What listens at an endpoint's URL. It never changes. The URL of a Votifier listener is votifier://host:port.
alter table endpoint
  add column kind text not null default 'webhook' check (kind in ('webhook', 'votifier')),
  add column url_set_at timestamptz(3); -- when the URL was last changed or removed; null: it is the first one
update endpoint set kind = 'votifier' where url like 'votifier:%';
-- Until a process of the earlier version is stopped, it can't connect a Votifier: it would call it a webhook.
alter table endpoint add constraint endpoint_kind_of_url check ((kind = 'votifier') = (url like 'votifier:%'));
drop index endpoint_votifier;
create unique index endpoint_votifier on endpoint (server_id) where kind = 'votifier' and url is not null;

-- The last rejection by a moderator. It stays when the owner submits the listing again.
alter table server add column rejected_at timestamptz(3);

-- Slugs that a server had before its first approval. A form or page that was open meanwhile leads to the current one.
create table former_slug (
  slug text not null,
  server_id uuid not null references server (id),
  until timestamptz(3) not null,
  primary key (slug, server_id)
);

-- Scheme, host and port that the attempt went to; null: unknown.
alter table attempt add column origin text;

-- No longer used: it was always 'webhook'. Processes of the earlier version still read and write it.
alter table delivery alter column channel set default 'webhook';
