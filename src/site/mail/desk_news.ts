/** Something new on the moderators' desk. */
export interface DeskNews {
  kind: "listing" | "change" | "reports" | "wave" | "answer" | "suspension_answer";
  /** The number of reports, or of the votes of a wave or an answer. */
  count: number;
  slug: string;
  server: string;
  at: Date;
  /** The id of a wave. */
  id: string | null;
}
