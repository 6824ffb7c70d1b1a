-- Offers by a link, for whoever opens it first (src/site/servers/roles/invitation_links.ts). Until then, there is no
-- account. Only the token's SHA-256 is stored.
alter table server_offer
  alter column account_id drop not null,
  add column link_hash bytea unique,
  add constraint server_offer_to check ((account_id is null) = (link_hash is not null));
