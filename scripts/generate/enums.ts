import type { Contract } from "./contract.ts";

/**
 * Refuses an enum value that doesn't appear in any quoted string of the service's `code`. Otherwise an unhandled status
 * or problem would go unnoticed, because a type may have fewer values than the contract.
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

/** Returns every enum value in a schema, at any depth. */
function valuesOf(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const own = "enum" in schema && Array.isArray(schema.enum) ? schema.enum.map(String) : [];
  return [...own, ...Object.values(schema).flatMap(valuesOf)];
}
