-- Votes are counted by network (IPv4: /24, IPv6: /48) beside the address, under an HMAC of its own.
alter table vote_address add column is_network boolean not null default false;
