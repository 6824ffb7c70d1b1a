import type { Query } from "../database/connect.ts";
import { refusal } from "../refusals/refusal.ts";
import type { Actor } from "../rights/actor.ts";
import type { Server } from "./server.ts";

/**
 * The roles of people who work on a listing. Viewers see figures, voters and deliveries. Managers may do everything
 * except delete it, hand it over and choose who works on it. The owner may do everything.
 */
const ROLES = ["viewer", "manager", "owner"] as const;
export type Role = typeof ROLES[number];

/** Roles that an owner gives to others. */
export type MemberRole = Exclude<Role, "owner">;

/** Returns whether a role may do what `needed` may do. */
export function covers(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

/**
 * Finds the actor's role, or undefined if there is none. It is read on each request, so that removing a role takes
 * effect at once.
 */
export async function findRole(
  sql: Query,
  { id, ownerId }: Pick<Server, "id" | "ownerId">,
  by: Actor,
): Promise<Role | undefined> {
  if (by.kind === "operator" || by.id === ownerId) return "owner";
  const [member] = await sql<{ role: MemberRole }[]>`
    select role from server_member where server_id = ${id} and account_id = ${by.id}`;
  return member?.role;
}

/**
 * Returns the actor's role. Refuses a role below `role`. Refuses people without a role as if there were no such server.
 */
export async function requireRole(
  sql: Query,
  server: Pick<Server, "id" | "ownerId" | "slug">,
  { by, role }: { by: Actor; role: Role },
): Promise<Role> {
  const own = await findRole(sql, server, by);
  if (own === undefined) throw refusal("server_unknown", { slug: server.slug });
  if (!covers(own, role)) throw refusal("role_too_low", { role });
  return own;
}

/**
 * Builds the condition that an account works on the server `s`, as its owner or in another role. With an `or` of the
 * two, Postgres would read every server.
 */
export function worksOn(sql: Query, accountId: string | null) {
  return sql`s.id = any(array(
    select id from server where owner_id = ${accountId}
    union all select server_id from server_member where account_id = ${accountId}
  ))`;
}
