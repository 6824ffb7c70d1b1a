import {
  type Contract,
  type Operation,
  type Parameter,
  readResponse,
  type Response,
} from "./contract.ts";
import { parseAt } from "./parse_at.ts";
import { print, Source } from "./print.ts";
import { AnyKind, Integer, Reference } from "./schema_kinds.ts";
import { orAbsent, validatorSource } from "./validator.ts";

/**
 * Returns the source of routes.ts: a route for each operation, and the type of a full set of handlers. An operation
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
${body.includes("readInteger") ? READ_INTEGER : ""}`;
}

const READ_INTEGER = `
/** Reads the digits of a query; anything else stays as it is, for the validator to refuse. */
function readInteger(value: unknown): unknown {
  return typeof value === "string" && /^-?[0-9]{1,15}$/.test(value) ? Number(value) : value;
}
`;

function route(
  { path, method, operationId, ...operation }: Operation,
  contract: Contract,
): string {
  const scope = operation["x-scope"];
  const responses = Object.entries(operation.responses).map(([status, node]) => {
    const where = `paths.${path}.${method}.responses.${status}`;
    return [status, sharedOrOwn(node, where, contract)] as const;
  });
  const config = print({
    method,
    path,
    "x-scope": scope && new Source(`${print(scope)} as const`),
    request: operation.requestBody
      ? body(operation.requestBody, `${operationId}.requestBody`)
      : query(operation.parameters ?? [], `${operationId}.parameters`, contract),
    responses: Object.fromEntries(responses),
  });
  return `${operationId}: createRoute(${config}),`;
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

function body({ content }: NonNullable<Operation["requestBody"]>, where: string) {
  const { schema } = content["application/json"];
  const source = validatorSource(schema, `${where}.schema`);
  return {
    body: { required: true, content: { "application/json": { schema: new Source(source) } } },
  };
}

function query(parameters: Parameter[], where: string, contract: Contract) {
  if (parameters.length === 0) return undefined;
  const fields = parameters.map(({ name, required, schema }) => {
    const source = queryValidator(schema, `${where}.${name}`, contract);
    return [name, new Source(required ? source : orAbsent(source))] as const;
  });
  return { query: new Source(`z.object(${print(Object.fromEntries(fields))})`) };
}

/** A query contains strings: a whole number is read from its digits, and any other type would need a separate rule. */
function queryValidator(schema: unknown, where: string, contract: Contract): string {
  const kind = parseAt(AnyKind, schema, where);
  const source = validatorSource(schema, where);
  if (kind.$ref !== undefined) {
    const name = parseAt(Reference, schema, where).$ref;
    const { type } = parseAt(AnyKind, contract.components.schemas[name], name);
    if (type === "string") return source;
  }
  if (kind.type === "string") return source;
  if (kind.type !== "integer") {
    throw new Error(`${where}: a query parameter has to be a string, or an integer in place`);
  }
  const { default: otherwise, ...bounds } = parseAt(Integer, schema, where);
  const number = validatorSource(bounds, where);
  const read = `z.preprocess(readInteger, ${number})`;
  return otherwise === undefined ? read : `${read}.default(${otherwise})`;
}
