import type { ServerStatus } from "../../servers/server.ts";
import { STATUSES } from "./words.ts";

const LOOKS: Record<ServerStatus, string> = {
  pending: "wait",
  approved: "good",
  rejected: "bad",
  suspended: "bad",
};

/** The status of a listing, in words and in its colour. */
export function StatusBadge({ status }: { status: ServerStatus }) {
  return <span class={`badge ${LOOKS[status]}`}>{STATUSES[status]}</span>;
}
