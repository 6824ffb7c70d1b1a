-- An owner at a destination (scheme, host and port of a webhook URL): how fast it may be sent to, whichever of the
-- owner's keys point there.
create table receiver (
  owner_id uuid not null references account (id),
  destination text not null,
  good_days integer not null default 0, -- days on which it answered 2xx to a vote, not to a test, resend or replay
  good_on date,                         -- the last of them (UTC)
  tests_from timestamptz(3),            -- until when the tests and resends so far have used up their rate
  replays_from timestamptz(3),          -- when the next replay may begin
  primary key (owner_id, destination)
);

-- Who received votes last week goes on as fast as that; one look into an index for each day and endpoint.
insert into receiver (owner_id, destination, good_days, good_on)
select s.owner_id, substring(e.url from '^[a-z]+://[^/?#]+') as destination, count(distinct day), max(day)
from endpoint e join server s on s.id = e.server_id
cross join generate_series(current_date - 7, current_date, '1 day') as day
where e.url is not null and exists (
  select from delivery d
  where d.server_id = e.server_id and d.key_id = e.key_id and d.state = 'delivered' and not d.is_test
    and d.created_at >= day at time zone 'utc' and d.created_at < (day + interval '1 day') at time zone 'utc'
)
group by s.owner_id, destination;

-- Last, for votes wait for it: it writes the table anew.
alter table endpoint add column destination text generated always as (substring(url from '^[a-z]+://[^/?#]+')) stored;
