import type { Field, Select, TextArea } from "../kit/form.tsx";
import type { Ticks } from "../kit/ticks.tsx";

/** The properties of a form's field: checkboxes, a select, a text area, or a single line. */
export type Input =
  | { kind: "ticks" } & Omit<Parameters<typeof Ticks>[0], "typed" | "faults">
  | { kind: "select"; label: string } & Parameters<typeof Select>[0]
  | { kind: "text"; label: string } & Parameters<typeof TextArea>[0]
  | { kind: "line"; label: string } & Parameters<typeof Field>[0];

/** What the optional lines of the form have in common. */
export const LINE = { kind: "line", required: false } as const;
