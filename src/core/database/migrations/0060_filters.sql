-- Lists are filtered by language, so a change of it is read again like the other fields that visitors search by.
create or replace trigger server_ranked
  after insert or delete or update of name, game_id, status, host, tagline, country, version, languages on server
  for each row execute function note_ranking_change();

-- What a server plays now, as its last poll told; '' if it doesn't tell. Shown on the page of its game.
alter table server_poll
  add column map text not null default '',
  add column mode text not null default '';
