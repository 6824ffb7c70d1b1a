-- Owners take listings off the list and delete them. The status is then "suspended": votes and keys stop, deliveries wait.
alter table server
  add column unlisted_at timestamptz(3), -- when its owner took it off the list, who may list it again without a moderator
  add column deleted_at timestamptz(3);  -- the row stays: votes and the trail point to it, and nobody gets the slug
