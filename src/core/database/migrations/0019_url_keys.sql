-- The secret of plugins that send their key in the URL (`vbu_`): it opens the 0/1/2 door of one server, nothing else.
create table url_key (
  id uuid primary key,                 -- the key_id of rewards that were claimed there
  server_id uuid not null unique references server (id),
  hash bytea not null unique,          -- SHA-256 of the secret; the secret itself is nowhere
  ending text not null,
  created_at timestamptz(3) not null,
  asked_at timestamptz(3),             -- the last request: the proof that it is set up
  answered text                        -- and the word for its answer
);
-- Such a plugin asks by name, several times a second.
create index reward_outcome_player on reward_outcome (server_id, account_id, voted_at);
