import type { z } from "zod";

/** Parses the value at `where` in the contract, or throws an `Error` of one line that names the place. */
export function parseAt<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = [where, ...issue?.path ?? []].filter((part) => part !== "").join(".");
  throw new Error(`${place || "the document"}: ${issue?.message ?? "not understood"}`);
}
