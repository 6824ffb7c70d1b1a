-- Of the months before this day every server's board is closed; null until the first were (src/votes/count_boards.ts).
alter table board_state add column closed_before date;

-- What an account reported, for its export and its deletion.
create index report_reporter on report (reporter_id) where reporter_id is not null;
