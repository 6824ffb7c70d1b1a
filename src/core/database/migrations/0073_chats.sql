-- Channels of chats: a third kind of endpoint, which gets votes as messages. The URL shows the host and the end of the channel's
-- address, chat://discord.com/…a1B2; the address itself is the secret. Processes of the earlier version send nothing there,
-- because that is no URL that they can call.
alter table endpoint
  drop constraint endpoint_kind_check,
  add constraint endpoint_kind_check check (kind in ('webhook', 'votifier', 'chat')),
  add column chat text check (chat in ('discord', 'slack', 'mattermost')),
  add column pace text check (pace in ('at_once', 'ten_minutes', 'daily')),
  add column locale text,
  add column next_message_at timestamptz(3),
  add column slowed integer not null default 0,
  add column slowed_at timestamptz(3),
  add constraint endpoint_chat check (
    (kind = 'chat') = (chat is not null and pace is not null) and (kind = 'chat') = (url like 'chat:%')
  );
