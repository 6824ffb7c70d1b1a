import type { z } from "zod";
import { Refusal } from "../../errors.ts";
import type { WebContext } from "../web_env.ts";

/** The text typed, by field; for showing a form again. */
export type Typed = Record<string, string>;

/** A sentence for each field at fault; "" is the form as a whole. */
export type Faults = Record<string, string>;

/** A form to be shown again. */
export interface FaultyForm {
  typed: Typed;
  faults: Faults;
}

/** A form that was sent: parsed, or with a sentence per field at fault. */
export type SentForm<Values> =
  | { kind: "valid"; values: Values; typed: Typed }
  | { kind: "invalid" } & FaultyForm;

/** Parses the form of a POST. The schema's messages are what people read. Files count as empty. */
export async function readForm<Values>(
  c: WebContext,
  schema: z.ZodType<Values>,
): Promise<SentForm<Values>> {
  const typed = await readTyped(c);
  const parsed = schema.safeParse(typed);
  if (parsed.success) return { kind: "valid", values: parsed.data, typed };
  const faults: Faults = {};
  for (const { path, message } of parsed.error.issues) faults[String(path[0] ?? "")] ??= message;
  return { kind: "invalid", typed, faults };
}

/** Without NUL, which nobody types and PostgreSQL takes in no text. */
async function readTyped(c: WebContext): Promise<Typed> {
  const body = await c.req.parseBody();
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === "string" ? value.replaceAll("\u0000", "") : "",
    ]),
  );
}

/** Runs a verb and returns its answer or its refusal; any other error passes through. */
export async function attempt<Value>(
  verb: () => Promise<Value>,
): Promise<{ kind: "done"; value: Value } | { kind: "refused"; refusal: Refusal }> {
  try {
    return { kind: "done", value: await verb() };
  } catch (error) {
    if (error instanceof Refusal) return { kind: "refused", refusal: error };
    throw error;
  }
}
