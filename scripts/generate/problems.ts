import { z } from "zod";
import type { Contract } from "./contract.ts";
import { parseAt } from "./parse_at.ts";
import { print } from "./print.ts";

const WHERE = "components.schemas.ProblemCode";

const ProblemCode = z.looseObject({
  enum: z.array(z.string()),
  "x-problems": z.record(
    z.string(),
    z.strictObject({ status: z.int().min(400).max(599), title: z.string().min(1) }),
  ),
});

/** Returns the source of problems.ts: the type, title and status of each problem code. */
export function problemsSource({ components }: Contract): string {
  const schema = parseAt(ProblemCode, components.schemas.ProblemCode, WHERE);
  const problems = schema["x-problems"];
  refuseDifference(schema.enum, Object.keys(problems));
  const entries = Object.entries(problems).map(([code, { status, title }]) =>
    [code, { type: `/problems/${code}`, title, status }] as const
  );
  return `import type { components } from "./types.ts";

/** A problem's code, for programs. */
export type ProblemCode = components["schemas"]["ProblemCode"];

/** Fields shared by all problems of a code (RFC 9457 §3.1). */
export const problems = ${print(Object.fromEntries(entries))} as const satisfies Record<
  ProblemCode,
  { type: string; title: string; status: number }
>;
`;
}

function refuseDifference(codes: string[], described: string[]): void {
  const lone = codes.find((code) => !described.includes(code)) ??
    described.find((code) => !codes.includes(code));
  if (lone !== undefined) throw new Error(`${WHERE}: ${lone} is not in both enum and x-problems`);
}
