-- The error of a vote that another one overtook (src/core/votes/vote_repository.ts): a statement can't raise one itself.
create function vote_overtaken() returns integer language plpgsql as $$
begin
  raise exception 'Another vote took the last share of this address or network.' using errcode = 'VB001';
end $$;
