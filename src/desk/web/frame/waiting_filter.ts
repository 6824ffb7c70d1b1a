import { z } from "zod";
import { SHOWN_KINDS, type WaitingFilter, WHOLE_QUEUE } from "../../queue/waiting_list.ts";
import { linkWith } from "../../../site/web/kit/page_links.tsx";
import type { WebContext } from "../../../site/web/web_env.ts";

/** Maximum characters of a game's slug or a language's code. */
const VALUE_MAX = 50;

const VALUE = z.string().min(1).max(VALUE_MAX).optional().catch(undefined);

/** The filter in an address. Invalid values select the whole queue. */
const FILTER = z.object({
  kind: z.enum(SHOWN_KINDS).catch(WHOLE_QUEUE.kind),
  game: VALUE,
  language: VALUE,
});

/** Returns the moderator's filter of the waiting listings. Pages and forms of the desk keep it in their address. */
export function filterOf(c: WebContext): WaitingFilter {
  const { kind, game, language } = FILTER.parse(c.req.query());
  return { kind, game, language };
}

/** Returns the query of an address for a filter. It is empty for the whole queue. */
export function queryOf({ kind, game, language }: WaitingFilter) {
  return {
    kind: kind === WHOLE_QUEUE.kind ? undefined : kind,
    game,
    language,
  };
}

/** Returns whether a filter selects a part of the queue. */
export function hasFilter(filter: WaitingFilter): boolean {
  return Object.values(queryOf(filter)).some((value) => value !== undefined);
}

/** Returns a path with a filter, and with the slug of a listing that was just decided. */
export function withFilter(path: string, filter: WaitingFilter, after?: string): string {
  return linkWith(path, { ...queryOf(filter), after });
}

/** Returns the path of a listing on the desk. */
export function deskPath(slug: string, filter: WaitingFilter): string {
  return withFilter(`/moderation/servers/${slug}`, filter);
}
