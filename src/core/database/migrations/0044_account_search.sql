-- Moderators find accounts by the start of their name.
create index account_username_prefix on account (username_key text_pattern_ops);
