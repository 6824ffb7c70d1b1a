-- The last day that a player got back because their vote became void together with others
-- (src/site/voting/moderation/days_given_back.ts). Then `voted_on` is the day before, which lets the statement that casts a
-- vote be as it was. The name of the void vote is free again too: its row has no day until the vote counts again.
alter table last_vote add column given_back date;
alter table vote_name alter column voted_on drop not null;
