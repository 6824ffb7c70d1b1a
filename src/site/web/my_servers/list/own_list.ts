import type { Overview } from "../../../keys/own_overview.ts";
import { fold } from "../../../servers/search/search_terms.ts";
import type { Attention } from "../health/attention.ts";
import { currentLocale } from "../../current_locale.ts";

/** A server in its owner's list. */
export interface OwnServer {
  server: Overview;
  /** Undefined if there is nothing to do. */
  attention: Attention | undefined;
  /** Votes a week ago up to the same time of day. Undefined if there were too many to count. */
  weekAgoByNow: number | undefined;
}

/** Orders of the list. The first is the default. */
export const OWN_SORTS = ["attention", "votes", "rank", "name"] as const;

/** An order of the list. */
export type OwnSort = typeof OWN_SORTS[number];

/** Groups of the list in its default order. */
export const OWN_GROUPS = ["needy", "listed", "others"] as const;

/** A group of the list. */
export type OwnGroup = typeof OWN_GROUPS[number];

/** Returns the order with a name, or the default for an unknown name. */
export function sortOf(name: string | undefined): OwnSort {
  return OWN_SORTS.find((sort) => sort === name) ?? OWN_SORTS[0];
}

/** Returns the group of a server: "needy" if it has a problem, otherwise by whether it is listed. */
export function ownGroupOf({ attention, server }: OwnServer): OwnGroup {
  if (attention?.level === "bad" || attention?.level === "late") return "needy";
  return server.status === "approved" && server.unlistedAt === null ? "listed" : "others";
}

/** Returns the servers whose name, game or address contains each word of a text, ignoring case. */
export function findIn(servers: readonly OwnServer[], text: string): readonly OwnServer[] {
  const words = fold(text).split(/\s+/u).filter(Boolean);
  return servers.filter(({ server: { name, gameName, host } }) => {
    const whole = fold(`${name} ${gameName} ${host}`);
    return words.every((word) => whole.includes(word));
  });
}

/** Sorts servers. Ties are ordered by the votes of 30 days. */
export function sorted(servers: readonly OwnServer[], sort: OwnSort): readonly OwnServer[] {
  const { byName } = currentLocale().formats;
  const keys: Record<OwnSort, (one: OwnServer, other: OwnServer) => number> = {
    attention: (one, other) => urgencyOf(one) - urgencyOf(other),
    votes: (one, other) => other.server.votesToday - one.server.votesToday,
    rank: (one, other) => rankOf(one) - rankOf(other),
    name: (one, other) => byName(one.server, other.server),
  };
  return servers.toSorted((one, other) =>
    keys[sort](one, other) || other.server.votesMonthly - one.server.votesMonthly
  );
}

/** Returns the sort key of a server: problems first, then waiting, listed and unlisted servers. */
function urgencyOf(listed: OwnServer): number {
  if (listed.attention?.level === "bad") return 0;
  return 1 + OWN_GROUPS.indexOf(ownGroupOf(listed));
}

/** Returns a server's rank. Servers without a rank come last. */
function rankOf({ server: { standing } }: OwnServer): number {
  return standing?.rankInGame ?? Number.MAX_SAFE_INTEGER;
}
