/** The kind of an endpoint's receiver: an HTTP webhook, a Votifier listener or a chat channel. It never changes. */
export type EndpointKind = "webhook" | "votifier" | "chat";

/** Returns the scheme, host and port of a canonical URL, as in the column `endpoint.destination`. */
export function destinationOf(url: string): string {
  return /^[a-z]+:\/\/[^/?#]+/.exec(url)?.[0] ?? "";
}
