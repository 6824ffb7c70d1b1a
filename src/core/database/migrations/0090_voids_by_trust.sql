-- Acts that leave out the votes of confirmed and established accounts (src/desk/voids/void_batch.ts).
alter table void_batch
  add column trust text,
  drop constraint void_batch_networks,
  add constraint void_batch_networks check (state <> 'voiding' or network_sharing is null and trust is null);
