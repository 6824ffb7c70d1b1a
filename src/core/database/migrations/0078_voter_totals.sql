-- migrate: no-transaction, each row a statement
-- A player's votes for a server that count, of the months that vote_month no longer has. With its days, they are all votes
-- of the player there. Two statements, so that no vote waits for the table while votes of a database that is over a year old
-- are counted. Nothing is counted twice if this runs again.
select statement from unnest(array[
  'alter table last_vote add column if not exists earlier_votes integer not null default 0',
  $$update last_vote l set earlier_votes = v.votes
    from (
      select v.server_id, v.account_id, count(*) as votes from vote v
      where v.voided_at is null and v.voted_at < now() - interval '11 months' and not exists (
        select from vote_month m
        where m.server_id = v.server_id and m.account_id = v.account_id
          and m.month = date_trunc('month', v.voted_at at time zone 'utc')::date
      )
      group by v.server_id, v.account_id
    ) as v
    where l.server_id = v.server_id and l.account_id = v.account_id and l.earlier_votes <> v.votes$$
]) as statement;
