import { accountCommands } from "./account.ts";
import { auditCommands } from "./audit.ts";
import type { Commands } from "./command.ts";
import { deliveryCommands } from "./delivery.ts";
import { keyCommands } from "./key.ts";
import { rewardsCommands } from "./rewards.ts";
import { secretKeyCommands } from "./secret_key.ts";
import { serverCommands } from "./server.ts";
import { voteCommands } from "./vote.ts";
import { webhookCommands } from "./webhook.ts";

/** Every command. */
export const COMMANDS: Commands = {
  ...accountCommands,
  ...serverCommands,
  ...keyCommands,
  ...webhookCommands,
  ...rewardsCommands,
  ...voteCommands,
  ...deliveryCommands,
  ...auditCommands,
  ...secretKeyCommands,
};
