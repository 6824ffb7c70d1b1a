import { castVote } from "../../core/votes/cast_vote.ts";
import { adoptSecretKey, resealSecrets } from "./change_secret_key.ts";
import { listServerAudit } from "../../site/trail/server_trail.ts";
import { OPERATOR } from "../../core/rights/actor.ts";
import { listAudit } from "../../site/trail/find_audit.ts";
import { accountCommands } from "./account_commands.ts";
import type { Commands } from "./command.ts";
import { goalCommands } from "./goal_commands.ts";
import { importCommands } from "./import_commands.ts";
import { keyCommands } from "./key_commands.ts";
import { rewardsCommands } from "./rewards_commands.ts";
import { serverCommands } from "./server_commands.ts";

/** The next step for the host. */
const NEXT =
  "Nothing in the database needs the other key any more: remove SECRET_KEY_OTHER and restart. " +
  "People who have not opened a page since the key was changed then sign in again.";

/** Every command. */
export const COMMANDS: Commands = {
  ...accountCommands,
  ...serverCommands,
  ...keyCommands,
  ...rewardsCommands,
  ...goalCommands,
  ...importCommands,
  async "vote cast SLUG USERNAME"(operator, { args: [slug = "", username = ""] }) {
    const vote = await castVote(operator, { slug, username, now: operator.now });
    return vote.kind === "cast"
      ? { outcome: "cast", votedAt: vote.votedAt }
      : { outcome: "already_voted", nextVoteAt: vote.nextVoteAt };
  },
  async "audit list [--server SLUG]"({ sql }, { text }) {
    const slug = text("server");
    const page = { by: OPERATOR };
    const entries = slug === undefined
      ? await listAudit(sql, page)
      : await listServerAudit(sql, slug, page);
    return { entries };
  },
  "secret-key rotate": async (operator) => ({
    ...await resealSecrets(operator, operator.secretKeys),
    next: NEXT,
  }),
  "secret-key adopt": {
    takesAnyKey: true,
    run: async (operator) => ({ paused: await adoptSecretKey(operator, operator.act) }),
  },
};
