import type { components } from "../../../../generated/public/types.ts";
import { type PictureKind, picturePath, SHAPES } from "../../../site/pictures/picture.ts";
import type { ListedServer } from "../../../site/servers/public/listings.ts";

type SummaryBody = components["schemas"]["ServerSummary"];

/** A server as lists show it, with its ranks and votes. */
type RankedServer = Omit<ListedServer, "weekAgo">;

/** Returns a server as public lists show it, field by field: nothing else of a row may get out. */
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
    players_online: server.playersOnline,
    players_max: server.playersMax,
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
