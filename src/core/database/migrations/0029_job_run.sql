-- When each job of the timetable last did its work, by the database's clock (src/service/job_runs.ts).
create table job_run (
  task text primary key,
  interval_s integer not null,         -- seconds between two of its times
  done_at timestamptz(3) not null
) with (fillfactor = 50);
