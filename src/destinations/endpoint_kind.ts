/** The kind of an endpoint's receiver: an HTTP webhook or a Votifier listener. It never changes. */
export type EndpointKind = "webhook" | "votifier";

/** Returns the scheme, host and port of a canonical URL, as in the column `endpoint.destination`. */
export function destinationOf(url: string): string {
  return /^[a-z]+:\/\/[^/?#]+/.exec(url)?.[0] ?? "";
}
