import { addServer } from "../../src/servers/add_server.ts";
import { decideStatus } from "../../src/servers/decide_status.ts";
import type { Decision } from "../../src/servers/server.ts";
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
    async run({ sql, now }, call) {
      const server = {
        owner: call.required("owner"),
        name: call.required("name"),
        game: call.required("game"),
        host: call.required("host"),
        port: Number(call.required("port")),
      };
      return { ...await addServer(sql, server, now) };
    },
  },
  "server approve": decision("approve"),
  "server reject": decision("reject"),
  "server suspend": decision("suspend"),
};

function decision(word: Decision): Command {
  return {
    usage: `server ${word} SLUG`,
    args: 1,
    flags: {},
    async run({ sql, now, notifyDue }, { args: [slug = ""] }) {
      const server = await decideStatus(sql, slug, { decision: word, now });
      // Approval lets held deliveries go on.
      await notifyDue();
      return { ...server };
    },
  };
}
