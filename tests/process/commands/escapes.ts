/**
 * Tries the ways out of the sandbox that lead through the embedded Postgres, with the service's own permissions,
 * and prints what came of each: `done`, or the error's code or name.
 */
import postgres from "postgres";

/** Seconds to reach a server before a try has failed. */
const CONNECT_TIMEOUT_S = 5;

const url = Deno.env.get("DATABASE_URL") ?? "";
const dataDir = Deno.env.get("DATA_DIR") ?? "";
const home = `${dataDir}/postgres`;

/** By SQL, as the role that the service has; `%superuser%` is replaced with the name of a superuser. */
const STATEMENTS: Record<string, string> = {
  "run a program by copy from": "create temp table read (line text); copy read from program 'id'",
  "run a program by copy to": "copy (select 1) to program 'cat > /dev/null'",
  "read a file by copy": "create temp table read (line text); copy read from '/etc/passwd'",
  "write a file by copy": `copy (select 1) to '${home}/data/copied'`,
  "read a file by pg_read_file": "select pg_read_file('/etc/passwd')",
  "read a file by pg_read_binary_file": "select pg_read_binary_file('pg_hba.conf')",
  "list a folder": "select pg_ls_dir('.')",
  "read a file as a large object": "select lo_import('/etc/passwd')",
  "write a large object to a file": `select lo_export(lo_from_bytea(0, 'x'), '${home}/data/out')`,
  "call a function of a C library":
    "create function system(text) returns integer language c as 'libc.so.6', 'system'",
  "call an internal function":
    "create function read(text) returns text language internal as 'pg_read_file_all'",
  "load a library": "load '/lib/x86_64-linux-gnu/libc.so.6'",
  "load a library into each session": "set session_preload_libraries = 'libc'",
  "load a library into later sessions":
    "alter role current_user set session_preload_libraries = 'libc'",
  "search libraries elsewhere": "set dynamic_library_path = '/tmp'",
  "read files as a table": "create extension file_fdw",
  "connect from the server": "create extension dblink",
  "connect from the server as a table": "create extension postgres_fdw",
  "write functions in Python": "create extension plpython3u",
  "write functions in Perl": "create extension plperl",
  "make a language": "create language own handler plpgsql_call_handler",
  "make an event trigger":
    "create function fire() returns event_trigger language plpgsql as 'begin end'; " +
    "create event trigger own on ddl_command_start execute function fire()",
  "set the server up": "alter system set archive_command = 'id'",
  "have the server read its settings": "select pg_reload_conf()",
  "put files elsewhere": `create tablespace own location '${dataDir}'`,
  "subscribe to a server": "create subscription own connection 'dbname=x' publication y",
  "become superuser": "alter role current_user superuser",
  "become superuser by the catalog": "update pg_authid set rolsuper = true",
  "make a superuser": "create role own superuser",
  "make a role": "create role own",
  "make a database": "create database own",
  "join those who run programs": "grant pg_execute_server_program to current_user",
  "join those who write files": "grant pg_write_server_files to current_user",
  "join the superuser": 'grant "%superuser%" to current_user',
  "act as the superuser": 'set role "%superuser%"',
  "act as the superuser from the start": 'set session authorization "%superuser%"',
};

/** By connecting as another role, or elsewhere; an absent one is the service's own. */
const CONNECTIONS: Record<string, { as?: string; to?: string; replication?: string }> = {
  "connect as the superuser": { as: "%superuser%" },
  "connect as the superuser to another database": { as: "%superuser%", to: "postgres" },
  "connect as a role named postgres": { as: "postgres" },
  "connect to the database postgres": { to: "postgres" },
  "connect to the template": { to: "template1" },
  "copy the whole server": { replication: "true" },
};

/** By the file system. */
const FILES: Record<string, () => unknown> = {
  "replace Postgres's program": () => overwrite(`${runtime()}/bin/postgres`),
  "change Postgres's settings": () => overwrite(`${home}/data/postgresql.conf`),
  "change Postgres's later settings": () => overwrite(`${home}/data/postgresql.auto.conf`),
  "change who may connect": () => overwrite(`${home}/data/pg_hba.conf`),
  "write among Postgres's data": () => Deno.writeTextFile(`${home}/data/written`, ""),
  "write beside Postgres's data": () => Deno.writeTextFile(`${home}/written`, ""),
  "remove Postgres's log": () => Deno.remove(`${home}/postgres.log`),
  "link into Postgres's data": () => Deno.link(`${dataDir}/secret_key`, `${home}/data/linked`),
  "read Postgres's log": () => Deno.readTextFile(`${home}/postgres.log`),
  "read who may connect": () => Deno.readTextFile(`${home}/data/pg_hba.conf`),
  "change the secret key": () => overwrite(`${dataDir}/secret_key`),
  "move Postgres's folder": () => Deno.rename(home, `${dataDir}/elsewhere`),
  "write to the data folder": () => Deno.writeTextFile(`${dataDir}/written`, ""),
};

const superuser = await nameSuperuser();
const found: Record<string, string> = {};
for (const [name, statement] of Object.entries(STATEMENTS)) {
  found[name] = await outcomeOf(() => ask({}, statement.replace("%superuser%", superuser)));
}
for (const [name, { as, to, replication }] of Object.entries(CONNECTIONS)) {
  const user = as?.replace("%superuser%", superuser);
  found[name] = await outcomeOf(() => ask({ user, to, replication }, "select 1"));
}
for (const [name, act] of Object.entries(FILES)) found[name] = await outcomeOf(act);
found["read its own rows"] = await outcomeOf(() => ask({}, "select count(*) from account"));
console.log(JSON.stringify(found));

interface Session {
  user?: string | undefined;
  to?: string | undefined;
  replication?: string | undefined;
}

async function ask({ user, to, replication }: Session, statement: string) {
  const address = new URL(url);
  const path = `${address.searchParams.get("host")}/.s.PGSQL.${address.searchParams.get("port")}`;
  const sql = postgres({
    path,
    user: user ?? address.username,
    database: to ?? address.pathname.slice(1),
    max: 1,
    connect_timeout: CONNECT_TIMEOUT_S,
    fetch_types: false,
    connection: replication === undefined ? {} : { replication },
  });
  try {
    // Simple protocol: several statements at once, and all that a session for replication knows.
    return await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function nameSuperuser(): Promise<string> {
  const [row] = await ask({}, "select rolname from pg_roles where oid = 10");
  return row?.["rolname"];
}

/** The launcher may have kept its name secret: then any name does. */
function runtime(): string {
  try {
    return `${home}/${[...Deno.readDirSync(home)].find(({ name }) => /^runtime/.test(name))?.name}`;
  } catch {
    return `${home}/runtime`;
  }
}

/** Opens for writing and leaves the content alone: what can be opened so can be changed. */
function overwrite(path: string): void {
  Deno.openSync(path, { write: true }).close();
}

async function outcomeOf(act: () => unknown): Promise<string> {
  try {
    await act();
    return "done";
  } catch (error) {
    if (!(error instanceof Error)) return String(error);
    return "code" in error && error.code ? String(error.code) : error.name;
  }
}
