import { join } from "node:path";
import { giveTo } from "./identity.ts";
import type { Place } from "./place.ts";
import { type ClusterPrograms, runSingleUser } from "./single_user.ts";

/** The service's role: it owns the only database and everything in it, and has no other rights. */
export const ROLE = "app";
export const DATABASE = "voteboard";

/** The superuser that initdb creates. Clients never connect as this role. It is only used while the server is down. */
export const SUPERUSER = "voteboard_launcher";

/** A role that exists briefly, because a role can't rename itself. */
const STAND_IN = "voteboard_stand_in";

/** True if the database belongs to a role of the right name without other rights. */
const IS_OWNER = `exists (
  select from pg_roles app join pg_database d on d.datdba = app.oid
  where d.datname = '${DATABASE}' and app.rolname = '${ROLE}' and not app.rolsuper
    and not exists (select from pg_auth_members where member = app.oid)
)`;

/** Rights of the service's role in addition to owning its database. */
export interface RoleOptions {
  /** For tests: may also create databases and roles, and connect as them. */
  createsDatabases: boolean;
}

/** Creates role and database in a new cluster, whose server has never run. */
export async function makeRoles(
  data: string,
  programs: ClusterPrograms,
  options: RoleOptions,
): Promise<void> {
  await runSingleUser(data, programs, {
    database: "postgres",
    statements: [
      `create role ${ROLE} with ${attributes(options)}`,
      `create database ${DATABASE} owner ${ROLE}`,
    ],
    done: IS_OWNER,
  });
  await writeRules(data, programs, options);
}

/** Returns whether the cluster at that place is as `settleRoles` leaves it. */
export async function rolesAreSettled({ data }: Place, options: RoleOptions): Promise<boolean> {
  const rules = await Deno.readTextFile(rulesFile(data)).catch(() => "");
  return rules === connectionRules(options);
}

/**
 * Removes the superuser's rights from the service's role in a cluster of an earlier version, where initdb had created
 * that role, while its server is down: initdb's role gets another name, and a new role with the old name gets the
 * database and everything in it, in one transaction. The rules, which mark it as done, are written afterwards, so that
 * it is repeated after a crash midway. Throws an Error if it fails.
 */
export async function settleRoles(
  place: Place,
  programs: ClusterPrograms,
  options: RoleOptions,
): Promise<void> {
  if (await rolesAreSettled(place, options)) return;
  await runSingleUser(place.data, programs, {
    database: DATABASE,
    statements: settleStatements(options),
    done: IS_OWNER,
  });
  await writeRules(place.data, programs, options);
}

async function writeRules(
  data: string,
  { identity }: ClusterPrograms,
  options: RoleOptions,
): Promise<void> {
  const draft = `${rulesFile(data)}.draft`;
  await Deno.writeTextFile(draft, connectionRules(options), { mode: 0o600 });
  await giveTo(identity, draft);
  await Deno.rename(draft, rulesFile(data));
}

/** Builds pg_hba.conf with the roles that may connect. A role without a line is refused. */
function connectionRules({ createsDatabases }: RoleOptions): string {
  const rules = createsDatabases
    ? [`local all ${SUPERUSER} reject`, "local all all trust"]
    : [`local ${DATABASE} ${ROLE} trust`];
  return [
    "# Written by Voteboard's launcher, at each start. Nobody connects as a superuser: the launcher does",
    "# what needs one by `postgres --single` while the server is down.",
    ...rules,
  ].join("\n") + "\n";
}

function rulesFile(data: string): string {
  return join(data, "pg_hba.conf");
}

function attributes({ createsDatabases }: RoleOptions): string {
  const more = createsDatabases ? "createdb createrole" : "nocreatedb nocreaterole";
  return `login nosuperuser noreplication nobypassrls ${more}`;
}

function settleStatements(options: RoleOptions): string[] {
  return [
    `drop role if exists ${STAND_IN}`,
    `create role ${STAND_IN} with superuser`,
    `set session authorization ${STAND_IN}`,
    transferStatement(options),
    // Switches back to the original user of the session, because "reset" has no effect in single-user mode.
    `set session authorization ${SUPERUSER}`,
    `drop role ${STAND_IN}`,
  ];
}

/**
 * Builds the statement that transfers the objects. 10 is initdb's role (BOOTSTRAP_SUPERUSERID), whose name may differ.
 * Its built-in objects have numbers below 16384 (FirstNormalObjectId). "reassign owned" refuses that role. Sequences of
 * columns follow their table, and extensions keep their objects.
 */
function transferStatement(options: RoleOptions): string {
  return `do $$
declare
  statement text;
begin
  if (select rolname from pg_roles where oid = 10) = '${ROLE}' then
    alter role ${ROLE} rename to ${SUPERUSER};
  end if;
  if not exists (select from pg_roles where rolname = '${ROLE}') then
    create role ${ROLE};
  end if;
  alter role ${ROLE} with ${attributes(options)};
  for statement in
    select format('revoke %s from ${ROLE} granted by %s cascade', roleid::regrole, grantor::regrole)
    from pg_auth_members where member = '${ROLE}'::regrole
    union all
    select format('alter database %I owner to ${ROLE}', datname)
    from pg_database where datdba = 10 and not datistemplate and datname <> 'postgres'
    union all
    select format(
      'alter %s %s owner to ${ROLE}',
      case named.type when 'statistics object' then 'statistics' else named.type end,
      named.identity
    )
    from (
      select 'pg_namespace'::regclass as catalog, oid, nspowner as owner from pg_namespace
      union all select 'pg_class'::regclass, oid, relowner from pg_class
        where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      union all select 'pg_proc'::regclass, oid, proowner from pg_proc
      union all select 'pg_type'::regclass, t.oid, t.typowner
        from pg_type t left join pg_class c on c.oid = t.typrelid
        where t.typtype in ('d', 'e', 'r') or c.relkind = 'c'
      union all select 'pg_statistic_ext'::regclass, oid, stxowner from pg_statistic_ext
      union all select 'pg_largeobject'::regclass, oid, lomowner from pg_largeobject_metadata
    ) object, pg_identify_object(object.catalog, object.oid, 0) named
    where object.owner = 10 and object.oid >= 16384 and not exists (
      select from pg_depend d
      where d.classid = object.catalog and d.objid = object.oid
        and (d.deptype = 'e' or d.deptype in ('a', 'i') and named.type = 'sequence')
    )
  loop
    execute statement;
  end loop;
end
$$`;
}
