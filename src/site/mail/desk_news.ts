/** Something new on the moderators' desk. */
export interface DeskNews {
  kind: "listing" | "change" | "reports" | "wave" | "answer";
  /** Reports, or votes of a wave or an answer. */
  count: number;
  slug: string;
  server: string;
  at: Date;
  /** Of a wave. */
  id: string | null;
}
