-- Processes of 0.2 know no networks and would void all votes of an act's time span. They carry out what is `voiding`, so an act that
-- chooses by network is never that, not even when they want to carry it out again.
alter table void_batch drop constraint void_batch_state_check;
update void_batch set state = 'voiding_networks' where state = 'voiding' and network_sharing is not null;
alter table void_batch
  add constraint void_batch_state_check check (state in ('voiding', 'voiding_networks', 'void', 'lifting', 'lifted')),
  add constraint void_batch_networks check (state <> 'voiding' or network_sharing is null);
drop index void_batch_open;
create index void_batch_open on void_batch (voided_at) where state in ('voiding', 'voiding_networks', 'lifting');
