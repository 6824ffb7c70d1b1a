import type { components } from "../../../../generated/public/types.ts";
import { type PictureKind, picturePath, SHAPES } from "../../../site/pictures/picture.ts";
import type { ListedServer } from "../../../site/servers/public/listings.ts";

type SummaryBody = components["schemas"]["ServerSummary"];

/** A listed server with its ranks and votes. */
type RankedServer = Omit<ListedServer, "weekAgo">;

/**
 * Returns the summary of a server for public lists. Copies field by field, so that no other column of a row is
 * published.
 */
export function summaryOf(server: RankedServer, baseUrl: string): SummaryBody {
  const { slug, name, tagline, tags, country, languages, version, host, port } = server;
  const url = `${baseUrl}/servers/${slug}`;
  return {
    slug,
    name,
    tagline,
    game: { slug: server.game, name: server.gameName },
    tags,
    country,
    languages,
    version,
    host,
    port,
    players_online: server.playersOnline ?? 0,
    players_max: server.playersMax ?? 0,
    offline: server.state === "offline",
    rank: server.rank,
    rank_in_game: server.rankInGame,
    votes_today: server.votesToday,
    votes_monthly: server.votesMonthly,
    votes_total: server.votesTotal,
    url,
    vote_url: `${url}/vote`,
    logo_url: pictureUrl(baseUrl, "logo", server.logo),
    banner_url: pictureUrl(baseUrl, "banner", server.banner),
  };
}

function pictureUrl(baseUrl: string, kind: PictureKind, hash: string | null): string | null {
  return hash === null ? null : baseUrl + picturePath(hash, SHAPES[kind].widths[1]);
}
