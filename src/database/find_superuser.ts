import type { Sql } from "./connect.ts";

/**
 * The role of a pool's connections when it is a superuser: whoever breaks into the service can then run programs and
 * read and write files on the database's machine. Undefined for any other role.
 */
export async function findSuperuser(sql: Sql): Promise<string | undefined> {
  const [row] = await sql<{ role: string }[]>`
    select rolname as role from pg_roles where rolname = current_user and rolsuper`;
  return row?.role;
}
