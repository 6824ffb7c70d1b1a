import type { Child } from "hono/jsx";
import type { ServerStatus } from "../../../core/servers/server.ts";
import { currentLocale } from "../current_locale.ts";

/** The meaning of a colour and shape: good, waiting, bad, on hold, in progress, off, or now. */
export type Tone = "good" | "late" | "bad" | "held" | "under" | "off" | "now";

/** A state, with a shape and a word, so that it doesn't depend on colour alone. */
export function State({ tone, children }: { tone?: Tone | undefined; children: Child }) {
  return <span class={tone ? `state ${tone}` : "state"}>{children}</span>;
}

/** A short label, such as "you", which is a link with `href`. */
export function Chip({ tone, href, isCurrent = false, children }: {
  tone?: Tone | undefined;
  href?: string;
  isCurrent?: boolean;
  children: Child;
}) {
  const look = tone ? `chip ${tone}` : "chip";
  if (href === undefined) return <span class={look}>{children}</span>;
  return <a class={look} href={href} aria-current={isCurrent ? "true" : undefined}>{children}</a>;
}

const TONES: Record<ServerStatus, Tone> = {
  pending: "late",
  approved: "good",
  rejected: "bad",
  suspended: "bad",
};

/** The status of a listing. */
export function ListingState({ status, isUnlisted = false }: {
  status: ServerStatus;
  /** Whether its owner unlisted it. */
  isUnlisted?: boolean;
}) {
  const { statuses } = currentLocale().words.frame;
  if (isUnlisted) return <State tone="held">{statuses.unlisted}</State>;
  return <State tone={TONES[status]}>{statuses[status]}</State>;
}
