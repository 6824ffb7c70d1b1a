/** Returns the path of a key's page. */
export function keyPath(slug: string, id: string): string {
  return `/my/servers/${slug}/api/keys/${id}`;
}
