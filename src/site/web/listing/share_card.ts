import { runInWorker } from "../../../core/work/run_in_worker.ts";
import { findListed } from "../../servers/listings.ts";
import { drawingOf, DRAWINGS } from "../parts/game_drawings.ts";
import { hueOf } from "../parts/face.tsx";
import { createFairLine } from "../../../core/limits/fair_line.ts";
import { networkKey } from "../../../core/limits/client_address.ts";
import { addressKeyOf } from "../request_actor.ts";
import { sendError } from "../frame/error_page.tsx";
import { createPageMemory } from "../page_memory.ts";
import { sendKeptFile } from "../frame/public_page.tsx";
import { ACCENT } from "../frame/site_files.ts";
import type { CardFacts, DrawnCard } from "./card_worker.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";

/** Milliseconds that a card may take: 60 ms of an idle core. */
const WITHIN_MS = 10_000;

/** Seconds that a card is kept, here and by other caches: its votes are not of this minute. */
const KEPT_S = 3_600;

/** Returns the path of the card that represents a server on other sites. */
export function cardPath({ slug }: { slug: string }): string {
  return `/servers/${slug}/card.png`;
}

/**
 * Cards that were drawn, by server: some 400 of 40 KB. Pictures have their own memory, because asking for every card
 * would push pages out.
 */
const drawn = createPageMemory({ keptMs: KEPT_S * 1000, bytesMax: 16_000_000 });

/** Draws one card at a time, for networks in turn. */
const line = createFairLine({
  slots: 1,
  waiting: 16,
  perNetwork: 8,
  retryAfterSeconds: 5,
  yieldsMs: 60_000,
});

/** GET /servers/:slug/card.png: a listed server's name, game and votes, with its game's drawing in its colour. */
export async function sendCard(c: WebContext, web: Web): Promise<Response> {
  const locale = currentLocale();
  const { sql, voteCounts, now } = web.services;
  const server = await findListed(sql, c.req.param("slug") ?? "", now());
  if (!server) return await sendError(c, web, "notFound");
  const { id, slug, name, host, game, gameName } = server;
  const accent = web.site.brand?.accent ?? ACCENT;
  const draw = async () => {
    const { monthly: votes } = await voteCounts(id);
    const drawing = drawingOf(game);
    return await drawCard({
      hue: hueOf(slug),
      paths: drawing && DRAWINGS[drawing],
      name,
      address: host,
      gameName,
      votes: {
        words: locale.words.listing.badge.votes(votes),
        count: locale.formats.count(votes),
      },
      accent,
    });
  };
  return await sendKeptFile(c, web, {
    key: [currentLocale().tag, id, slug, name, host, gameName, accent].join(" "),
    type: "image/png",
    keptS: KEPT_S,
    make: () => line(draw, { network: networkKey(addressKeyOf(c, web)) }),
    memory: drawn,
  });
}

async function drawCard(facts: CardFacts): Promise<Uint8Array<ArrayBuffer>> {
  const url = new URL("./card_worker.ts", import.meta.url);
  const drawn = await runInWorker<DrawnCard>(url, { message: facts, withinMs: WITHIN_MS });
  if ("png" in drawn) return drawn.png;
  throw new Error(`Cannot draw card: ${drawn.failed}`);
}
