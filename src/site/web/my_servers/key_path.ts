import { linkWith } from "../kit/page_links.tsx";

/** Returns the path of a key's page. */
export function keyPath(slug: string, id: string): string {
  return `/my/servers/${slug}/api/keys/${id}`;
}

/** Returns the path of a delivery's page. */
export function deliveryPath(slug: string, id: string): string {
  return `/my/servers/${slug}/deliveries/${id}`;
}

/** Returns the path of the log of deliveries, which is below the keys, with its filters. */
export function deliveriesPath(slug: string, filter: Record<string, string | undefined> = {}) {
  return `${linkWith(`/my/servers/${slug}/api`, filter)}#deliveries`;
}
