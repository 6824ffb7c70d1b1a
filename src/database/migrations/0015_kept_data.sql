-- A canary for each key that the database's secrets may be sealed with: two while SECRET_KEY is being changed.
alter table secret_canary drop column singleton;
