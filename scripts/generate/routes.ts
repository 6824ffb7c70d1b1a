import {
  type Contract,
  KEY_ALONE,
  type Operation,
  type Parameter,
  readResponse,
  type Response,
} from "./contract.ts";
import { parseAt } from "./parse_at.ts";
import { print, Source } from "./print.ts";
import { AnyKind, Reference } from "./schema_kinds.ts";
import { validatorSource } from "./validator.ts";

/**
 * Source of routes.ts: a route for each operation, and the type of a full set of handlers. An operation
 * without a handler, a missing field and a wrong status are type errors there.
 */
export function routesSource(contract: Contract): string {
  const { components, operations } = contract;
  const shared = Object.entries(components.responses).map(([name, response]) =>
    `const ${name} = ${print(answer(response, `components.responses.${name}`))};`
  );
  const routes = operations.map((operation) => route(operation, contract));
  const body = `
${shared.join("\n")}

/** The operations of the contract, by their operationId. */
export const routes = {${routes.join("\n")}};
`;
  return `${imports(body, Object.keys(components.schemas))}${body}${HANDLERS}`;
}

const HANDLERS = `
/** One handler for each operation of the contract. */
export type Handlers<E extends Env> = {
  [Id in keyof typeof routes]: RouteHandler<(typeof routes)[Id], E>;
};
`;

function imports(body: string, schemas: string[]): string {
  const used = schemas.filter((name) => new RegExp(`: ${name}\\b`).test(body));
  return `import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import type { Env } from "hono";
import { ${used.join(", ")} } from "./zod.ts";
`;
}

function route({ path, operationId, ...operation }: Operation, contract: Contract): string {
  const responses = Object.entries(operation.responses).map(([status, node]) => {
    const where = `paths.${path}.get.responses.${status}`;
    return [status, sharedOrOwn(node, where, contract)] as const;
  });
  return `${operationId}: createRoute(${
    print({
      method: "get",
      path,
      // A string alone would lose which handler and which limit belong to the route.
      operationId: new Source(`${print(operationId)} as const`),
      security: KEY_ALONE,
      "x-rate-limit": operation["x-rate-limit"],
      request: query(operation.parameters, `${operationId}.parameters`, contract),
      responses: Object.fromEntries(responses),
    })
  }),`;
}

function sharedOrOwn(node: unknown, where: string, { components }: Contract) {
  const response = readResponse(node, where);
  if (typeof response !== "string") return answer(response, where);
  if (!(response in components.responses)) throw new Error(`${where}: there is no ${response}`);
  return new Source(response);
}

function answer({ description, content }: Response, where: string) {
  const media = Object.entries(content).map(([type, { schema }]) => {
    const source = validatorSource(schema, `${where}.content.${type}.schema`);
    return [type, { schema: new Source(source) }] as const;
  });
  return { description: description.trim(), content: Object.fromEntries(media) };
}

function query(parameters: Parameter[], where: string, contract: Contract) {
  if (parameters.length === 0) return undefined;
  const fields = parameters.map(({ name, required, schema }) => {
    refuseUnlessString(schema, `${where}.${name}`, contract);
    const source = validatorSource(schema, `${where}.${name}`);
    return [name, new Source(required ? source : `${source}.optional()`)] as const;
  });
  return { query: new Source(`z.object(${print(Object.fromEntries(fields))})`) };
}

/** A query holds strings: another type would need a rule for reading it, which nobody has written yet. */
function refuseUnlessString(schema: unknown, where: string, contract: Contract): void {
  const kind = parseAt(AnyKind, schema, where);
  if (kind.$ref !== undefined) {
    const name = parseAt(Reference, schema, where).$ref;
    return refuseUnlessString(contract.components.schemas[name], where, contract);
  }
  if (kind.type !== "string") throw new Error(`${where}: a query parameter has to be a string`);
}
