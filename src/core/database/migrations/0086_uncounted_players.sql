-- A server that responds without a count of its players is online, and its players are unknown: no 0 in a page or an
-- average. The count itself stays 0, which processes of the earlier version read meanwhile.
alter table server_poll add column is_counted boolean not null default true;
alter table player_day add column uncounted integer not null default 0;
