import { addServer } from "../servers/add_server.ts";
import { type ChangeDecision, decideChange } from "../servers/decide_change.ts";
import { decideStatus } from "../servers/decide_status.ts";
import { findChange } from "../servers/listing_change.ts";
import { requireServer } from "../servers/require_server.ts";
import type { Decision, Server } from "../servers/server.ts";
import type { Command } from "./command.ts";

/** Commands about listings. */
export const serverCommands: Record<string, Command> = {
  "server add": {
    usage: "server add --owner U --name N --game SLUG --host H --port P",
    args: 0,
    flags: {
      owner: "required",
      name: "required",
      game: "required",
      host: "required",
      port: "required",
    },
    async run(operator, call) {
      const server = {
        owner: call.required("owner"),
        name: call.required("name"),
        game: call.required("game"),
        host: call.required("host"),
        port: Number(call.required("port")),
      };
      return statusOf(await addServer(operator, server, operator.act));
    },
  },
  "server approve": decision("approve", "server approve SLUG"),
  "server reject": decision("reject", "server reject SLUG [--reason TEXT]"),
  "server suspend": decision("suspend", "server suspend SLUG [--reason TEXT]"),
  "server show-change": {
    usage: "server show-change SLUG",
    args: 1,
    flags: {},
    async run({ sql }, { args: [slug = ""] }) {
      const { id } = await requireServer(sql, slug);
      const change = await findChange(sql, id);
      return { changes: change ? [change] : [] };
    },
  },
  "server approve-change": changeDecision("approve", "server approve-change SLUG"),
  "server refuse-change": changeDecision("refuse", "server refuse-change SLUG [--reason TEXT]"),
};

function changeDecision(word: ChangeDecision["decision"], usage: string): Command {
  return {
    usage,
    args: 1,
    flags: word === "approve" ? {} : { reason: "optional" },
    async run(operator, call) {
      const slug = call.args[0] ?? "";
      const decision = { decision: word, reason: call.text("reason"), ...operator.act };
      return statusOf(await decideChange(operator, slug, decision));
    },
  };
}

function decision(word: Decision, usage: string): Command {
  return {
    usage,
    args: 1,
    flags: word === "approve" ? {} : { reason: "optional" },
    async run(operator, call) {
      const server = await decideStatus(operator, call.args[0] ?? "", {
        decision: word,
        reason: call.text("reason"),
        ...operator.act,
      });
      return statusOf(server);
    },
  };
}

function statusOf({ id, slug, status }: Server) {
  return { id, slug, status };
}
