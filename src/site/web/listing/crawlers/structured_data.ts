import type { ListedServer } from "../../../servers/public/listings.ts";
import type { ShownServer } from "../../../servers/public/shown_server.ts";
import { pictureOf } from "../../frame/preview.tsx";

/** Returns a server in the vocabulary of schema.org, without unknown facts. */
export function gameServer(baseUrl: string, server: ShownServer) {
  const { slug, name, tagline, game, gameName, state, playersOnline } = server;
  const picture = pictureOf(server);
  const status = `https://schema.org/${state === "offline" ? "OfflineTemporarily" : "Online"}`;
  return {
    "@type": "GameServer",
    name,
    url: `${baseUrl}/servers/${slug}`,
    ...(tagline && { description: tagline }),
    ...(picture && { image: baseUrl + picture.path }),
    ...(state !== "unknown" && { serverStatus: status }),
    ...(playersOnline !== null && { playersOnline }),
    game: { "@type": "VideoGame", name: gameName, url: `${baseUrl}/games/${game}` },
  };
}

/** Returns a page of the listing in the vocabulary of schema.org. `first` is the rank of its first server. */
export function itemList(baseUrl: string, servers: readonly ListedServer[], first: number) {
  return {
    "@type": "ItemList",
    itemListElement: servers.map(({ slug, name }, nth) => (
      { "@type": "ListItem", position: first + nth, name, url: `${baseUrl}/servers/${slug}` }
    )),
  };
}
