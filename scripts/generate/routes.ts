import {
  type Contract,
  type Operation,
  type Parameter,
  readResponse,
  type Response,
} from "./contract.ts";
import { parseAt } from "./parse_at.ts";
import { print, Source } from "./print.ts";
import { AnyKind, Flag, Integer, Reference } from "./schema_kinds.ts";
import { orAbsent, validatorSource } from "./validator.ts";

/**
 * Returns the source of routes.ts: a route for each operation, and the type of a full set of handlers. An operation
 * without a handler, a missing field and a wrong status are type errors there.
 */
export function routesSource(contract: Contract): string {
  const { components, operations } = contract;
  const shared = Object.entries(components.responses).flatMap(([name, response]) =>
    hasContent(response)
      ? [`const ${name} = ${print(answer(response, `components.responses.${name}`))};`]
      : []
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
  const readers = { readInteger: READ_INTEGER, readBoolean: READ_BOOLEAN };
  const read = Object.entries(readers).filter(([name]) => body.includes(name));
  return `import { createRoute, type RouteHandler, z } from "@hono/zod-openapi";
import type { Env } from "hono";
import { ${used.join(", ")} } from "./zod.ts";
${read.map(([, source]) => source).join("")}`;
}

const READ_INTEGER = `
/** Reads the digits of a query. Any other value stays unchanged, for the validator to refuse. */
function readInteger(value: unknown): unknown {
  return typeof value === "string" && /^-?[0-9]{1,15}$/.test(value) ? Number(value) : value;
}
`;

const READ_BOOLEAN = `
/** Reads true and false of a query. Any other value stays unchanged, for the validator to refuse. */
function readBoolean(value: unknown): unknown {
  return value === "true" ? true : value === "false" ? false : value;
}
`;

function route(
  { path, method, operationId, ...operation }: Operation,
  contract: Contract,
): string {
  const scope = operation["x-scope"];
  const responses = Object.entries(operation.responses).flatMap(([status, node]) => {
    const where = `paths.${path}.${method}.responses.${status}`;
    const own = sharedOrOwn(node, where, contract);
    // A status without content would make @hono/zod-openapi accept any Response from the handler. No handler sends a
    // 304.
    if (status !== "304" && own === undefined) throw new Error(`${where}.content: it needs one`);
    return own === undefined ? [] : [[status, own] as const];
  });
  const config = print({
    method,
    path,
    "x-scope": scope && new Source(`${print(scope)} as const`),
    request: operation.requestBody
      ? body(operation.requestBody, `${operationId}.requestBody`)
      : parameters(operation.parameters ?? [], `${operationId}.parameters`, contract),
    responses: Object.fromEntries(responses),
  });
  return `${operationId}: createRoute(${config}),`;
}

function sharedOrOwn(node: unknown, where: string, { components }: Contract) {
  const response = readResponse(node, where);
  if (typeof response !== "string") {
    return hasContent(response) ? answer(response, where) : undefined;
  }
  const shared = components.responses[response];
  if (shared === undefined) throw new Error(`${where}: there is no ${response}`);
  return hasContent(shared) ? new Source(response) : undefined;
}

type FullResponse = Response & { content: NonNullable<Response["content"]> };

function hasContent(response: Response): response is FullResponse {
  return response.content !== undefined;
}

function answer({ description, content }: FullResponse, where: string) {
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

function parameters(all: Parameter[], where: string, contract: Contract) {
  if (all.length === 0) return undefined;
  return {
    params: object(all.filter((one) => one.in === "path"), where, contract),
    query: object(all.filter((one) => one.in === "query"), where, contract),
  };
}

function object(parameters: Parameter[], where: string, contract: Contract) {
  if (parameters.length === 0) return undefined;
  const fields = parameters.map(({ name, required, schema }) => {
    const source = parameterValidator(schema, `${where}.${name}`, contract);
    return [name, new Source(required ? source : orAbsent(source))] as const;
  });
  return new Source(`z.object(${print(Object.fromEntries(fields))})`);
}

/**
 * Returns the validator of a parameter. A query contains strings: a whole number is read from its digits, true and
 * false from these words, and any other type would need a separate rule.
 */
function parameterValidator(schema: unknown, where: string, contract: Contract): string {
  const kind = parseAt(AnyKind, schema, where);
  const source = validatorSource(schema, where);
  if (kind.$ref !== undefined) {
    const name = parseAt(Reference, schema, where).$ref;
    const { type } = parseAt(AnyKind, contract.components.schemas[name], name);
    if (type === "string") return source;
  }
  if (kind.type === "string") return source;
  if (kind.type === "boolean") {
    const { default: otherwise } = parseAt(Flag, schema, where);
    return withDefault("z.preprocess(readBoolean, z.boolean())", otherwise);
  }
  if (kind.type !== "integer") {
    throw new Error(
      `${where}: a query parameter has to be a string, or an integer or a boolean in place`,
    );
  }
  const { default: otherwise, ...bounds } = parseAt(Integer, schema, where);
  const number = validatorSource(bounds, where);
  return withDefault(`z.preprocess(readInteger, ${number})`, otherwise);
}

function withDefault(source: string, otherwise: number | boolean | undefined): string {
  return otherwise === undefined ? source : `${source}.default(${otherwise})`;
}
