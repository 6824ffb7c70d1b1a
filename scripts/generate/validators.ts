import type { Contract } from "./contract.ts";
import { validatorSource } from "./validator.ts";

/**
 * Returns the source of zod.ts: a validator for every schema of the contract, each checked against the type that
 * openapi-typescript generates from the same schema. Schemas made before `@hono/zod-openapi` is loaded lack its
 * methods, so `z` comes from there.
 */
export function validatorsSource({ components: { schemas } }: Contract): string {
  const validators = inOrderOfNeed(schemas).map((name) => {
    const source = validatorSource(schemas[name], `components.schemas.${name}`);
    return `
/** Validator of the contract's schema \`${name}\`. */
export const ${name} = ${source} satisfies z.ZodType<Schemas["${name}"]>;
`;
  });
  const hasControls = validators.some((text) => text.includes("\\x"));
  return `${hasControls ? IGNORE_CONTROLS : ""}import { z } from "@hono/zod-openapi";
import type { components } from "./types.ts";

type Schemas = components["schemas"];
${validators.join("")}`;
}

const IGNORE_CONTROLS =
  "// deno-lint-ignore-file no-control-regex -- a name with control characters is refused\n";

/** Sorts each schema after those it refers to, because a constant can't be used before its declaration. */
function inOrderOfNeed(schemas: Record<string, unknown>): string[] {
  const ordered = new Set<string>();
  for (const name of Object.keys(schemas)) place(name, []);
  return [...ordered];

  function place(name: string, users: string[]): void {
    const trail = [...users, name].join(" -> ");
    if (!(name in schemas)) throw new Error(`components.schemas: there is no ${name} (${trail})`);
    if (users.includes(name)) throw new Error(`components.schemas: a circle (${trail})`);
    for (const needed of references(schemas[name])) place(needed, [...users, name]);
    ordered.add(name);
  }
}

function references(schema: unknown): string[] {
  const found = JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  return [...found].flatMap(([, name]) => name ?? []);
}
