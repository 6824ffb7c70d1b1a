/** Returns the path of a server's settings, or of a part of them. */
export function settingsPath(slug: string, part?: "online" | "people" | "unlist" | "handover") {
  return `/my/servers/${slug}/settings${part === undefined ? "" : `#${part}`}`;
}
