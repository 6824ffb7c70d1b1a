import type { Contract } from "./contract.ts";

/**
 * Refuses a value of an enum that no text of the service's `code` has between quotes: a status or a problem that it does
 * not handle would pass unnoticed, because a type may have fewer values than the contract.
 */
export function refuseUnhandled({ components: { schemas } }: Contract, code: string): void {
  for (const [name, schema] of Object.entries(schemas)) {
    for (const value of valuesOf(schema)) {
      if (code.includes(JSON.stringify(value))) continue;
      throw new Error(
        `components.schemas.${name}.enum: nothing in src/ says ${JSON.stringify(value)}; ` +
          "write the code that answers or takes it first",
      );
    }
  }
}

/** Every value of an enum in a schema, however deep. */
function valuesOf(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const own = "enum" in schema && Array.isArray(schema.enum) ? schema.enum.map(String) : [];
  return [...own, ...Object.values(schema).flatMap(valuesOf)];
}
