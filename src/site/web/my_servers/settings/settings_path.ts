/** Returns the path of a server's settings, or of a part of that page. */
export function settingsPath(slug: string, part?: "online" | "people" | "unlist" | "handover") {
  return `/my/servers/${slug}/settings${part === undefined ? "" : `#${part}`}`;
}
