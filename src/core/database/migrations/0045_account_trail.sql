-- What was done about an account, for its page on the moderators' desk.
create index audit_entry_account on audit_entry (subject, id desc) where server_id is null;
