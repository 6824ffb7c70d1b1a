/**
 * Settings that each session needs, because a role, a database or the server may have others. They change how a value
 * is written, what a statement means, or how a transaction behaves. The first value is set, the others are accepted.
 * The host decides on the time zone and the schema (statements name zones and no schema), how durable a commit is,
 * where files are, how statements are planned, and `default_transaction_read_only`, with which hosts stop all writes.
 */
export const MEANINGS: Record<string, readonly [string, ...string[]]> = {
  array_nulls: ["on"],
  bytea_output: ["hex"],
  default_transaction_deferrable: ["off"],
  default_transaction_isolation: ["read committed"],
  exit_on_error: ["off"],
  extra_float_digits: ["1", "2", "3"],
  gin_fuzzy_search_limit: ["0"],
  IntervalStyle: ["postgres"],
  standard_conforming_strings: ["on"],
  transform_null_equals: ["off"],
};

/** Limits that would end a statement, a transaction or an idle session before our own. Some are new in Postgres 17. */
const LIMITS = { lock_timeout: "0", idle_session_timeout: "0", transaction_timeout: "0" };

const WANTED = [
  ...Object.entries(MEANINGS).map(([name, [value]]) => [name, value]),
  ...Object.entries(LIMITS),
  ["DateStyle", "ISO, MDY"],
].map(([name, value]) => `('${name}', '${value}')`).join(", ");

/** The statement that sets all of the settings that this server knows. Its one column is a number, never `t`. */
export const SET_SESSION = `
  select count(set_config(name, value, false)) from (values ${WANTED}) as wanted (name, value)
  where current_setting(name, true) is not null`;
