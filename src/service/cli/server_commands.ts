import { addServer } from "../../site/servers/add_server.ts";
import { decideStatus } from "../../site/servers/review/decide_status.ts";
import type { Server } from "../../core/servers/server.ts";
import type { ModeratorDecision } from "../../site/servers/review/status_transitions.ts";
import type { Commands, Run } from "./command.ts";

/** Commands for listings. */
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
  "server approve SLUG": deciding("approve"),
  "server reject SLUG [--reason TEXT]": deciding("reject"),
  "server suspend SLUG [--reason TEXT]": deciding("suspend"),
};

function deciding(decision: ModeratorDecision): Run {
  return async (operator, { args: [slug = ""], text }) => {
    const made = { decision, reason: text("reason"), ...operator.act };
    return statusOf(await decideStatus(operator, slug, made));
  };
}

function statusOf({ id, slug, status }: Server) {
  return { id, slug, status };
}
