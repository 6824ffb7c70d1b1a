-- A passkey works for one host name. Null: made or last used by a version that didn't note it; it counts as this site's.
alter table passkey add column host text;
