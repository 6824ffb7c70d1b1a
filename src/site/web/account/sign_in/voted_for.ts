import { isOutOfReach } from "../../../keys/votifier_name.ts";
import { findListed, type ShownServer } from "../../../servers/public/shown_server.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web } from "../../web_env.ts";

/** Returns the server for which the visitor signs up to vote, if they return to its ballot. */
export async function findVotedFor(
  { services: { sql, now } }: Web,
  next: string,
): Promise<ShownServer | undefined> {
  const [, slug] = /^\/servers\/([^/?#]+)\/vote(?:[/?]|$)/.exec(next) ?? [];
  return slug === undefined ? undefined : await findListed(sql, slug, now());
}

/** Returns the fault of a name that the server can't reward, while it can still be changed. */
export async function findNameFault(
  { services: { sql } }: Web,
  { server, username }: { server: ShownServer | undefined; username: string },
): Promise<string | undefined> {
  const isFaulty = server && await isOutOfReach(sql, { serverId: server.id, username });
  return isFaulty ? currentLocale().words.voting.ballot.outOfReachWhy(username) : undefined;
}
