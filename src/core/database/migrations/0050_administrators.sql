-- Administrators edit games, tags, settings and roles; moderators decide. Moderators could do all of it before.
alter table account add column is_administrator boolean not null default false; -- counts only while is_moderator does
update account set is_administrator = true where is_moderator;
