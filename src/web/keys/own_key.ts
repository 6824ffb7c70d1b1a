import type { HeldVotes } from "../../keys/held_votes.ts";
import { type KeyStatus, requireOwnKey } from "../../keys/list_keys.ts";
import type { Server } from "../../servers/server.ts";
import type { Faults, Typed } from "../forms/read_form.ts";
import { actOf } from "../frame/act.tsx";
import type { Web, WebContext } from "../web_env.ts";

/** A key as the parts of its page see it. */
export interface KeyView {
  apiKey: KeyStatus;
  /** The page's own path; its forms are sent to places below it. */
  path: string;
  typed: Typed;
  faults: Faults | undefined;
  /** Votes on hold. */
  held?: HeldVotes | undefined;
}

/** Finds the key and the server that the path names; refuses what doesn't exist or isn't one's own. */
export async function findOwnKey(
  c: WebContext,
  web: Web,
): Promise<{ server: Server; key: KeyStatus }> {
  const [slug, id] = [c.req.param("slug") ?? "", c.req.param("id") ?? ""];
  return await requireOwnKey(web.services.sql, { slug, id }, actOf(c, web));
}

/** Returns the path of a key's page. */
export function keyPath(slug: string, id: string): string {
  return `/my/servers/${slug}/api/keys/${id}`;
}
