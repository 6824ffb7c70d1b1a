/** The kinds of news for owners, and for accounts that they invite. */
export type NewsKind =
  | "server_approved"
  | "server_reinstated"
  | "server_rejected"
  | "server_suspended"
  | "suspension_kept"
  | "change_approved"
  | "change_refused"
  | "picture_taken_down"
  | "change_asked"
  | "edits_put_back"
  | OfferKind
  | "role_changed"
  | "role_ended"
  | "handed_over"
  | "votes_voided"
  | "votes_restored"
  | "webhook_failing"
  | "webhook_off"
  | "webhook_working";

/** The kinds of offers: a role, or the listing itself. */
export type OfferKind = "role_offered" | "listing_offered";

/** Kinds of news with a moderator's message to the owner. */
const KINDS_WITH_MESSAGE = [
  "server_rejected",
  "server_suspended",
  "change_refused",
  "picture_taken_down",
  "change_asked",
  "edits_put_back",
  "votes_voided",
] as const satisfies readonly NewsKind[];

type KindWithMessage = (typeof KINDS_WITH_MESSAGE)[number];

/** The content of a piece of news. */
type NewsContent =
  | { kind: OfferKind; offerId: string }
  | { kind: "role_changed"; role: "manager" | "viewer" }
  /** `failing`: the webhook has failed for too long. Otherwise, the receiver itself asked to be disabled. */
  | { kind: "webhook_off"; because: "gone" | "chat_gone" | "failing" }
  | { kind: KindWithMessage; message: string | undefined }
  | { kind: Exclude<NewsKind, OfferKind | KindWithMessage | "role_changed" | "webhook_off"> };

/** The columns of a piece of news that don't depend on its kind. */
interface NewsColumns {
  id: string;
  serverId: string;
  serverName: string;
  /** The name of the server's owner. */
  owner: string;
  slug: string;
  keyId: string | null;
  keyName: string | null;
  votes: number | null;
  happenedAt: Date;
}

/** A piece of news for an email. */
export type NewsItem = NewsColumns & NewsContent;

/** A stored piece of news. */
export interface NewsRow extends NewsColumns {
  kind: NewsKind;
  /** The column `reason`, whose meaning depends on the kind. */
  content: string | null;
}

/** Reads a stored piece of news. */
export function readNews({ kind, content, ...columns }: NewsRow): NewsItem {
  return { ...columns, ...readContent(kind, content) };
}

function readContent(kind: NewsKind, content: string | null): NewsContent {
  if (kind === "role_offered" || kind === "listing_offered") {
    return { kind, offerId: String(content) };
  }
  if (kind === "role_changed") return { kind, role: content === "manager" ? content : "viewer" };
  if (kind === "webhook_off") {
    return { kind, because: content === "gone" || content === "chat_gone" ? content : "failing" };
  }
  return hasMessage(kind) ? { kind, message: content ?? undefined } : { kind };
}

function hasMessage(kind: NewsKind): kind is KindWithMessage {
  const kinds: readonly NewsKind[] = KINDS_WITH_MESSAGE;
  return kinds.includes(kind);
}
