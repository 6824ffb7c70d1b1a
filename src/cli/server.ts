import { addServer } from "../servers/add_server.ts";
import { type ChangeDecision, decideChange } from "../servers/decide_change.ts";
import { decideStatus } from "../servers/decide_status.ts";
import { findChange } from "../servers/listing_change.ts";
import { requireServer } from "../servers/require_server.ts";
import type { Decision, Server } from "../servers/server.ts";
import type { Commands, Run } from "./command.ts";

/** Commands about listings. */
export const serverCommands: Commands = {
  async "server add --owner U --name N --game SLUG --host H --port P"(operator, { required }) {
    const server = {
      owner: required("owner"),
      name: required("name"),
      game: required("game"),
      host: required("host"),
      port: Number(required("port")),
    };
    return statusOf(await addServer(operator, server, operator.act));
  },
  "server approve SLUG": decide("approve"),
  "server reject SLUG [--reason TEXT]": decide("reject"),
  "server suspend SLUG [--reason TEXT]": decide("suspend"),
  async "server show-change SLUG"({ sql }, { args: [slug = ""] }) {
    const { id } = await requireServer(sql, slug);
    const change = await findChange(sql, id);
    return { changes: change ? [change] : [] };
  },
  "server approve-change SLUG": decideOnChange("approve"),
  "server refuse-change SLUG [--reason TEXT]": decideOnChange("refuse"),
};

function decide(decision: Decision): Run {
  return async (operator, { args: [slug = ""], text }) => {
    const decided = { decision, reason: text("reason"), ...operator.act };
    return statusOf(await decideStatus(operator, slug, decided));
  };
}

function decideOnChange(decision: ChangeDecision["decision"]): Run {
  return async (operator, { args: [slug = ""], text }) => {
    const decided = { decision, reason: text("reason"), ...operator.act };
    return statusOf(await decideChange(operator, slug, decided));
  };
}

function statusOf({ id, slug, status }: Server) {
  return { id, slug, status };
}
