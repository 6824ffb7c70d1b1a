-- The language of a listing's own texts (ISO 639-1; null: not said), and its tagline, description and rules in other
-- languages, by tag (src/servers/translations.ts).
alter table server
  add column text_language text check (text_language ~ '^[a-z]{2}$'),
  add column translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object');

-- Taglines of all languages are searched.
create or replace trigger server_ranked
  after insert or delete or update of name, game_id, status, host, tagline, country, version, languages, translations
  on server for each row execute function note_ranking_change();
