-- A ballot that arrives twice leads to the receipt of the vote that its proof was spent on, even for a typed name.
alter table spent_proof add column vote_id uuid;
