import { makeLinkKey, removeLinkKey } from "../keys/link_key.ts";
import type { Commands } from "./command.ts";

/** The command about the key that signs a server's vote links. */
export const linkKeyCommands: Commands = {
  async "rewards link-key SLUG [--remove]"(operator, { args: [slug = ""], has }) {
    if (!has("remove")) return { linkKey: await makeLinkKey(operator, slug, operator.act) };
    await removeLinkKey(operator, slug, operator.act);
    return { linkKey: null };
  },
};
