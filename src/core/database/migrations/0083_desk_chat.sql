-- News for moderators in a channel of a chat, when each daily channel gets its next top ten, and owners whose messages stopped because a
-- chat refused too many. While both versions run, the earlier one may post a top ten a second time on that day.
create table desk_chat (
  id uuid primary key default gen_random_uuid(),
  singleton boolean not null default true unique check (singleton),
  service text not null check (service in ('discord', 'slack', 'mattermost')),
  shown text not null,
  secret bytea not null,
  kinds text[] not null,
  pace text not null check (pace in ('at_once', 'ten_minutes')),
  due_at timestamptz(3) not null,
  failures integer not null default 0,
  disabled_because text,
  last_outcome text,
  last_status integer,
  last_at timestamptz(3),
  posted_at timestamptz(3)
);

create table desk_told (
  kind text not null,
  id uuid not null,
  at timestamptz(3) not null,
  primary key (kind, id)
);

alter table receiver add column stopped_until timestamptz(3);

alter table endpoint add column top_ten_at timestamptz(3);
update endpoint set top_ten_at = next_message_at, next_message_at = null where pace = 'daily';

-- The addresses of channels that were removed before removing deleted them.
update endpoint set secret = '' where kind = 'chat' and url is null and length(secret) > 0;
