import type { Query } from "../../../core/database/connect.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import type { Act, Actor } from "../../../core/rights/actor.ts";
import { addRoleNews } from "../../mail/news.ts";
import type { Context } from "../../../core/trail/context.ts";
import { isUuid } from "../../../core/database/uuid_v7.ts";
import { changeServer } from "../change_server.ts";
import type { MemberRole, Role } from "../../../core/servers/roles.ts";

/** The owner or a member of a listing. */
export interface Member {
  accountId: string;
  username: string;
  role: Role;
  /** Null for the owner. */
  joinedAt: Date | null;
}

/** Lists a server's owner and members: the owner first, then by role and name. */
export async function listPeople(sql: Query, serverId: string): Promise<Member[]> {
  const people = await sql<Member[]>`
    select a.id as account_id, a.username, p.role, p.joined_at
    from (
      select owner_id as account_id, 'owner' as role, null::timestamptz as joined_at, 0 as place
      from server where id = ${serverId}
      union all
      select account_id, role, joined_at, case role when 'manager' then 1 else 2 end
      from server_member where server_id = ${serverId}
    ) as p
    join account a on a.id = p.account_id
    order by p.place, a.username`;
  return [...people];
}

/** Changes a member's role, or ends their access if `role` is null. Refuses all but the owner. */
export async function changeMember(
  context: Context,
  slug: string,
  { accountId, role, ...act }: Act & { accountId: string; role: MemberRole | null },
): Promise<void> {
  await changeServer(context, slug, {
    act,
    action: role === null ? "member_removed" : "member_changed",
    role: "owner",
    async change(tx, { id }) {
      const [name] = isUuid(accountId) ? await writeMember(tx, id, { accountId, role }) : [];
      if (!name) throw refusal("member_unknown");
      await addRoleNews(tx, { accountId, serverId: id, role, now: act.now });
      return name;
    },
    details: ({ name }) => ({ name, ...role !== null && { role } }),
  });
}

/** Gives up the actor's own role. */
export async function leaveServer(context: Context, slug: string, act: Act): Promise<void> {
  await changeServer(context, slug, {
    act,
    action: "member_removed",
    role: "viewer",
    async change(tx, { id }) {
      const [name] = await writeMember(tx, id, { accountId: idOf(act.by), role: null });
      if (!name) throw refusal("member_unknown");
      return name;
    },
    details: ({ name }) => ({ name }),
  });
}

function idOf(by: Actor): string | null {
  return by.kind === "account" ? by.id : null;
}

function writeMember(
  tx: Query,
  serverId: string,
  { accountId, role }: { accountId: string | null; role: MemberRole | null },
) {
  return role === null
    ? tx<{ name: string }[]>`
      delete from server_member m using account a
      where m.server_id = ${serverId} and m.account_id = ${accountId} and a.id = m.account_id
      returning a.username as name`
    : tx<{ name: string }[]>`
      update server_member m set role = ${role} from account a
      where m.server_id = ${serverId} and m.account_id = ${accountId} and a.id = m.account_id
      returning a.username as name`;
}
