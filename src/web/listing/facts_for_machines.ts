import { picturePath } from "../../pictures/picture.ts";
import type { ListedServer, ShownServer } from "../../servers/listings.ts";
import type { Site } from "../web_env.ts";

/** A server in the words of schema.org. What is not known is not claimed. */
export function gameServer(
  { baseUrl }: Site,
  server: Omit<ShownServer, "languages" | "website" | "discord" | "video" | "rules" | "createdAt">,
) {
  const image = server.banner ?? server.logo;
  const isKnown = server.isOffline || server.playersMax > 0;
  return {
    "@type": "GameServer",
    name: server.name,
    url: `${baseUrl}/servers/${server.slug}`,
    ...(server.tagline && { description: server.tagline }),
    ...(image && { image: baseUrl + picturePath(image, server.banner ? 1280 : 256) }),
    game: {
      "@type": "VideoGame",
      name: server.gameName,
      url: `${baseUrl}/games/${server.game}`,
    },
    ...(isKnown && {
      serverStatus: `https://schema.org/${server.isOffline ? "OfflineTemporarily" : "Online"}`,
      playersOnline: server.playersOnline,
    }),
  };
}

/** One page of the listing in the words of schema.org; `first` is the place of its first server. */
export function itemList(
  { baseUrl }: Site,
  { servers, total, first }: { servers: readonly ListedServer[]; total: number; first: number },
) {
  return {
    "@type": "ItemList",
    numberOfItems: total,
    itemListElement: servers.map(({ slug, name }, nth) => ({
      "@type": "ListItem",
      position: first + nth,
      name,
      url: `${baseUrl}/servers/${slug}`,
    })),
  };
}
