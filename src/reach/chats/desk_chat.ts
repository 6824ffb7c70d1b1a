import type { Query } from "../../core/database/connect.ts";
import { parseChatAddress } from "../destinations/chat_address.ts";
import type { ChatService } from "../../core/destinations/chat_service.ts";
import type { Locales } from "../../site/locales/site_locales.ts";
import type { DeskNews } from "../../site/mail/desk_news.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { type Act, type Actor, requireRight } from "../../core/rights/actor.ts";
import type { SecretBox } from "../../core/secrets/secret_key.ts";
import { deskBody } from "../sending/chat/desk_message.ts";
import { postMessage } from "../sending/chat/post_message.ts";
import type { AttemptResult } from "../../core/sending/exchange.ts";
import type { Outcome } from "../../core/sending/outcome.ts";
import type { Sender } from "../../core/sending/send_delivery.ts";
import { recordAudit } from "../../core/trail/audit.ts";
import type { Context } from "../../core/trail/context.ts";

/** The kinds of news that an administrator can choose for the channel of the moderators. */
export const DESK_KINDS = ["listings", "waves", "reports"] as const;

/** A kind of news to post. */
export type DeskKind = typeof DESK_KINDS[number];

/** The news that belong to each kind. */
export const NEWS_OF: Record<DeskKind, readonly DeskNews["kind"][]> = {
  listings: ["listing", "change"],
  waves: ["wave", "answer", "suspension_answer"],
  reports: ["reports"],
};

/** How often the channel gets a message: when there is news, at most once a minute, or every ten minutes. */
export const DESK_PACES = ["at_once", "ten_minutes"] as const;

/** How often the channel gets a message. */
export type DeskPace = typeof DESK_PACES[number];

/** The chat channel that gets news for moderators. Its address is never shown again. */
export interface DeskChat {
  service: ChatService;
  /** The host and the end of its address: `chat://discord.com/…a1B2`. */
  shown: string;
  kinds: DeskKind[];
  pace: DeskPace;
  /** The outcome that disabled it. Null if it is enabled. */
  disabledBecause: Outcome | null;
  lastOutcome: Outcome | null;
  lastStatus: number | null;
  lastAt: Date | null;
  /** Time at which the chat last accepted a message. */
  postedAt: Date | null;
}

/** Services that change and test the channel. */
export interface DeskChatContext extends Context {
  box: SecretBox;
  sender: Pick<Sender, "send">;
  allowPrivate: boolean;
  /** The site that messages come from. */
  site: { name: string; baseUrl: string; locales: Locales };
}

/** The outcome of a change: saved, or unchanged because the chat didn't accept the test message. */
type DeskChatOutcome = { kind: "saved" } | { kind: "refused"; result: AttemptResult };

/** Returns the context in which a channel's address is sealed. */
export function deskChatContext(id: string): string {
  return `desk_chat ${id}`;
}

/** Finds the channel, if there is one. Refuses all except administrators. */
export async function findDeskChat(sql: Query, by: Actor): Promise<DeskChat | undefined> {
  requireRight(by, "settings");
  const [found] = await sql<DeskChat[]>`
    select service, shown, kinds, pace, disabled_because,
      last_outcome, last_status, last_at, posted_at
    from desk_chat`;
  return found;
}

/**
 * Connects a channel, or changes its settings. A new address is tested first with a message, and nothing changes unless
 * the chat accepts it. Then all news that wait for moderators and were not posted yet are posted there. Refuses all
 * except administrators, an invalid address, and settings without an address while there is no channel.
 */
export async function saveDeskChat(
  context: DeskChatContext,
  { address, service: chosen, kinds, pace, ...act }: Act & {
    address?: string | undefined;
    /** The chat that the administrator chose. It is used only if the host of the address doesn't identify the chat. */
    service: ChatService;
    kinds: readonly DeskKind[];
    pace: DeskPace;
  },
): Promise<DeskChatOutcome> {
  requireRight(act.by, "settings");
  const { sql, allowPrivate } = context;
  if (address === undefined) {
    await sql.begin((tx) => change(tx, { kinds, pace, act }));
    return { kind: "saved" };
  }
  const parsed = parseChatAddress(address.trim(), { service: chosen, allowPrivate });
  if (parsed.kind === "refused") throw parsed.refusal;
  const { service, url, shown } = parsed;
  const result = await postTest(context, { service, address: url });
  if (result.outcome !== "posted") return { kind: "refused", result };
  await sql.begin((tx) => connect(tx, context, { service, url, shown, kinds, pace, act }));
  return { kind: "saved" };
}

/** Removes the channel with its address, if there is one. Refuses all except administrators. */
export async function removeDeskChat({ sql }: Context, act: Act): Promise<void> {
  requireRight(act.by, "settings");
  await sql.begin(async (tx) => {
    const removed = await tx`delete from desk_chat returning id`;
    if (removed.length > 0) await record(tx, act, { to: "removed" });
  });
}

/** Posts a test message into a channel, and returns the result. */
function postTest(
  { sender, site }: DeskChatContext,
  { service, address }: { service: ChatService; address: string },
): Promise<AttemptResult> {
  const body = deskBody(service, { news: { kind: "test" }, site, locale: site.locales.default });
  return postMessage(sender, { service, address, body });
}

interface DeskChatChange {
  kinds: readonly DeskKind[];
  pace: DeskPace;
  act: Act;
}

async function change(tx: Query, { kinds, pace, act }: DeskChatChange): Promise<void> {
  const changed = await tx`
    update desk_chat set kinds = ${[...kinds]}, pace = ${pace} returning id`;
  if (changed.length === 0) throw refusal("chat_address_refused", { why: "missing" });
  await record(tx, act, { pace, to: kinds.join(", ") || "nothing" });
}

/**
 * Stores the channel. It gets a new id with each address, so that the result of a message to the former address doesn't
 * count for the new one.
 */
async function connect(
  tx: Query,
  { box }: DeskChatContext,
  { service, url, shown, kinds, pace, act }: DeskChatChange & {
    service: ChatService;
    url: string;
    shown: string;
  },
): Promise<void> {
  const id = crypto.randomUUID();
  const secret = box.seal(url, deskChatContext(id));
  const { now } = act;
  await tx`
    insert into desk_chat as d (
      id, service, shown, secret, kinds, pace, due_at,
      last_outcome, last_status, last_at, posted_at
    )
    values (
      ${id}, ${service}, ${shown}, ${secret}, ${[...kinds]}, ${pace}, ${now},
      'posted', null, ${now}, ${now}
    )
    on conflict (singleton) do update
    set id = excluded.id, service = excluded.service, shown = excluded.shown, secret = excluded.secret,
      kinds = excluded.kinds, pace = excluded.pace, due_at = excluded.due_at, failures = 0, disabled_because = null,
      last_outcome = excluded.last_outcome, last_status = null, last_at = excluded.last_at,
      posted_at = excluded.posted_at`;
  const origin = shown.slice(0, shown.lastIndexOf("/"));
  await record(tx, act, { origin, pace, to: kinds.join(", ") || "nothing" });
}

async function record(
  tx: Query,
  act: Act,
  details: { origin?: string; pace?: DeskPace; to: string },
): Promise<void> {
  await recordAudit(tx, act, {
    action: "setting_changed",
    serverId: null,
    subject: "chat",
    details,
  });
}
