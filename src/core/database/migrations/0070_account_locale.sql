-- The tag of the language of an account's pages and emails. Null: that of the browser.
alter table account add column locale text;
