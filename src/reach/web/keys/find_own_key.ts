import { type KeyStatus, requireKeyOf } from "../../../site/keys/list_keys.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { keyPath } from "../../../site/web/my_servers/key_path.ts";
import type { ServerAccess, Web, WebContext } from "../../../site/web/web_env.ts";

/** Finds the server's key that the path names. Refuses an unknown one. */
export async function findOwnKey(c: WebContext, { services }: Web, { server, act }: ServerAccess) {
  const id = c.req.param("id") ?? "";
  const key = await requireKeyOf(services.sql, server.id, { id, now: act.now });
  return { key, path: keyPath(server.slug, id) };
}

/** Returns a key's scopes as text. */
export function scopesOf({ scopes }: KeyStatus): string {
  const locale = currentLocale();
  const { panel } = locale.words.keys;
  return locale.formats.facts(scopes.map((scope) => panel.scope[scope].name));
}
