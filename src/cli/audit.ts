import { OPERATOR } from "../trail/actor.ts";
import { listAudit } from "../trail/audit.ts";
import { listServerAudit } from "../servers/list_server_audit.ts";
import type { Commands } from "./command.ts";

/** Commands about the audit trail. */
export const auditCommands: Commands = {
  async "audit list [--server SLUG]"({ sql }, call) {
    const slug = call.text("server");
    const page = { by: OPERATOR };
    const entries = slug === undefined
      ? await listAudit(sql, page)
      : await listServerAudit(sql, slug, page);
    return { entries };
  },
};
