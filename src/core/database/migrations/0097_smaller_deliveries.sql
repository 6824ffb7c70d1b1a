-- The form in which the next minor version writes finished deliveries, which takes half the space. This version reads both
-- forms and writes the earlier one, because processes of 1.0 may run beside it.

alter table delivery
  -- Null: a vote's, which the server, the next two columns and created_at rebuild byte for byte.
  alter column body drop not null,
  add column account_id uuid,
  add column username text,            -- as it was sent
  -- The attempt of a delivery that its first attempt finished, with last_outcome and last_status. All others are in `attempt`.
  add column started_at timestamptz(3),
  add column duration_ms integer,      -- null: its attempts are in `attempt`
  add column excerpt text,
  add column redirects_to text,
  add column origin text,
  add column headers text;

-- Every POST, wherever it is stored.
create view every_attempt as
select delivery_id, number, started_at, duration_ms, outcome, status, excerpt, redirects_to, origin, headers from attempt
union all
select id, 1, started_at, duration_ms, last_outcome, last_status, excerpt, redirects_to, origin, headers
from delivery where duration_ms is not null;
