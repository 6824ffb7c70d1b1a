import { countHours } from "../../../site/deliveries/delivery_figures.ts";
import { findLinkKey } from "../../../site/keys/link_key.ts";
import { findKeys } from "../../../site/keys/list_keys.ts";
import { findOverviews } from "../../../site/keys/own_overview.ts";
import { findUrlKey } from "../../../site/keys/url_key.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import type { ServerAccess, Web } from "../../../site/web/web_env.ts";
import { findVotifiers } from "../../keys/connected_votifiers.ts";
import { countInbox, listRewards } from "../../rewards/inbox_counts.ts";

/** Number of votes whose rewards are listed. */
const RECENT_LENGTH = 50;

/** The state of a server's rewards. */
export type RewardSetup = Awaited<ReturnType<typeof findRewardSetup>>;

/** Finds the state of a server's rewards. */
export async function findRewardSetup(
  { services }: Web,
  { id }: ServerDetails,
  act: ServerAccess["act"],
) {
  const { sql, now, voteCounts } = services;
  const [votifiers, keys] = await Promise.all([
    findVotifiers(sql, id, act),
    findKeys(sql, id, act),
  ]);
  const channels = keys.filter(({ kind, revokedAt }) => kind === "chat" && revokedAt === null);
  const [counts, recent, urlKey, linkKey, { weekly }, [overview], ...days] = await Promise.all([
    countInbox(sql, id, now()),
    listRewards(sql, id, { now: now(), limit: RECENT_LENGTH }),
    findUrlKey(sql, id),
    findLinkKey(services, id),
    voteCounts(id),
    findOverviews(services, { serverId: id }, now()),
    ...votifiers.map(({ key }) => countHours(sql, [id], { now: now(), keyId: key.id })),
  ]);
  const ofDay = days.map((day) => day.get(id));
  return {
    votifiers,
    votes: weekly,
    days: ofDay,
    counts,
    recent,
    urlKey,
    linkKey,
    overview,
    channels,
  };
}
