/** The operator's command line. It works while the service runs, with an embedded database or another. */
import { accountCommands } from "./admin/account.ts";
import { auditCommands } from "./admin/audit.ts";
import { runCommand } from "./admin/command.ts";
import { deliveryCommands } from "./admin/delivery.ts";
import { keyCommands } from "./admin/key.ts";
import { secretKeyCommands } from "./admin/secret_key.ts";
import { serverCommands } from "./admin/server.ts";
import { voteCommands } from "./admin/vote.ts";
import { webhookCommands } from "./admin/webhook.ts";

const COMMANDS = {
  ...accountCommands,
  ...serverCommands,
  ...keyCommands,
  ...webhookCommands,
  ...voteCommands,
  ...deliveryCommands,
  ...auditCommands,
  ...secretKeyCommands,
};

Deno.exit(await runCommand(COMMANDS, Deno.args));
