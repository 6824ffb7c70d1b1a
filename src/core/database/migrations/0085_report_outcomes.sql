-- What a moderator did about a report, and who it was. Reports are few: the index is made again at once.
alter table report
  add column outcome text,
  add column closed_by uuid references account (id);

drop index report_closed;
create index report_closed on report (closed_at, server_id) where closed_at is not null;
