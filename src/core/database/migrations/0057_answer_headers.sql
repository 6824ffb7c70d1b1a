-- The header lines of the response, without cookies; null: there was none, or it came before this column.
alter table attempt add column headers text;
