import { parse } from "yaml";
import { z } from "zod";
import { parseAt } from "./parse_at.ts";

/** The security of every operation of a contract with keys. The service supports no other. */
const KEY_ALONE = JSON.stringify([{ apiKey: [] }]);
const NEEDS_KEY = "every operation needs the API key and nothing else: [{ apiKey: [] }]";

const Security = z.unknown().refine(
  (security) => JSON.stringify(security) === KEY_ALONE,
  NEEDS_KEY,
);

const Rate = z.strictObject({ requests: z.int().min(1), window_seconds: z.int().min(1) }, {
  error: ({ code }) =>
    code === "invalid_type"
      ? "a limit is { requests, window_seconds }, and has to be there"
      : undefined,
});

const Delivery = z.strictObject({
  answer_within_seconds: z.int().min(1),
  signature_tolerance_seconds: z.int().min(1),
  longest_retry_after_seconds: z.int().min(1),
  retry_delays_seconds: z.array(z.int().min(0)).min(1),
});

const BodyLimit = z.strictObject({
  bytes: z.int().min(1),
  arrive_within_seconds: z.int().min(1),
});

const Parameter = z.strictObject({
  name: z.string(),
  in: z.enum(["query", "path"]),
  required: z.boolean(),
  description: z.string(),
  schema: z.unknown(),
  examples: z.unknown().optional(),
});

const Operation = z.strictObject({
  operationId: z.string().regex(/^[a-z][A-Za-z]*$/),
  summary: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  security: Security.optional(),
  "x-scope": z.enum(["rewards", "feed"]).optional(),
  "x-rate-limit": Rate,
  parameters: z.array(Parameter).default([]),
  responses: z.record(z.string().regex(/^\d{3}$/), z.unknown()),
});

const Media = z.strictObject({ schema: z.unknown(), examples: z.unknown().optional() });

const Response = z.strictObject({
  description: z.string(),
  headers: z.unknown().optional(),
  links: z.unknown().optional(),
  content: z.record(z.string(), Media).refine((media) => Object.keys(media).length > 0).optional(),
});

const Body = z.strictObject({
  required: z.literal(true),
  description: z.string(),
  content: z.strictObject({ "application/json": Media }),
});

// A GET reads its query, a POST its body. Generation fails for any other method until it is supported.
const Post = Operation.omit({ parameters: true }).extend({ requestBody: Body });
const Paths = z.record(
  z.string(),
  z.strictObject({ get: Operation.optional(), post: Post.optional() })
    .refine(({ get, post }) => !get !== !post, "a path has one operation, a get or a post"),
);

const Document = z.looseObject({
  openapi: z.string().regex(/^3\.1\./),
  security: z.unknown().optional(),
  "x-body-limit": BodyLimit.optional(),
  paths: Paths.superRefine(refuseUnclear),
  webhooks: z.object({ vote: z.object({ post: z.object({ "x-delivery": Delivery }) }) })
    .optional(),
  components: z.object({
    schemas: z.record(z.string(), z.unknown()),
    responses: z.record(z.string(), Response),
    securitySchemes: z.object({
      apiKey: z.object({
        type: z.literal("http"),
        scheme: z.literal("bearer"),
        "x-failed-authentication-limit": Rate,
      }),
    }).optional(),
  }),
}).superRefine(refuseUnsecured).refine(
  ({ paths, "x-body-limit": limit }) =>
    limit !== undefined || Object.values(paths).every(({ post }) => post === undefined),
  "a contract with bodies needs an x-body-limit: { bytes, arrive_within_seconds }",
);

/** Refuses an operation without a key, unless the whole contract works without keys. */
function refuseUnsecured(
  { security, components, paths }: {
    security?: unknown;
    components: { securitySchemes?: unknown };
    paths: z.infer<typeof Paths>;
  },
  { addIssue }: z.RefinementCtx,
): void {
  const refuse = (path: string[], message: string) => addIssue({ code: "custom", path, message });
  if (components.securitySchemes !== undefined) {
    if (JSON.stringify(security) !== KEY_ALONE) refuse(["security"], NEEDS_KEY);
    return;
  }
  const without = "a contract without securitySchemes has no keys: [], and no scopes";
  if (JSON.stringify(security) !== "[]") refuse(["security"], without);
  for (const [path, { get, post }] of Object.entries(paths)) {
    const { security: own, "x-scope": scope } = get ?? post ?? {};
    if (own !== undefined || scope !== undefined) refuse(["paths", path], without);
  }
}

// The router treats `:`, `*` and `{` as patterns.
const PATH = /^(\/([a-z0-9-]+|\{[a-z]+\}))+$/;

/**
 * Refuses a path that matches more than itself, and a second operation with the same name, which would hide the first.
 */
function refuseUnclear(paths: z.infer<typeof Paths>, { addIssue }: z.RefinementCtx): void {
  const names = new Set<string>();
  for (const [path, { get, post }] of Object.entries(paths)) {
    const operationId = (get ?? post)?.operationId ?? "";
    const message = !PATH.test(path) || namesIn(path) !== describedBy(get)
      ? "a path is made of small letters, digits and hyphens, and of parameters that its get describes"
      : names.has(operationId) && `there is another ${operationId}`;
    if (message) addIssue({ code: "custom", path: [path], message });
    names.add(operationId);
  }
}

function namesIn(path: string): string {
  return [...path.matchAll(/\{([a-z]+)\}/g)].map(([, name]) => name).join();
}

/** Returns the path parameters that an operation describes, in order. */
function describedBy(get: z.infer<typeof Operation> | undefined): string {
  return (get?.parameters ?? []).filter((one) => one.in === "path" && one.required)
    .map(({ name }) => name).join();
}

/** A number of requests in any window of a number of seconds, as in the contract. */
export type Rate = z.infer<typeof Rate>;
/** One parameter of a query or a path. */
export type Parameter = z.infer<typeof Parameter>;
/** One response: its description and, for each media type, its schema. */
export type Response = z.infer<typeof Response>;
/** One operation with its path and method. */
export type Operation =
  & Omit<z.infer<typeof Operation>, "parameters">
  & { path: string; method: "get" | "post"; parameters?: Parameter[] }
  & Partial<Pick<z.infer<typeof Post>, "requestBody">>;

/** The parts of a contract that the generator reads, and the whole `document`. */
export interface Contract extends Pick<z.infer<typeof Document>, "components"> {
  document: unknown;
  operations: Operation[];
  /** Absent in a contract without webhooks. */
  delivery: z.infer<typeof Delivery> | undefined;
  /** Absent in a contract without bodies. */
  bodyLimit: z.infer<typeof BodyLimit> | undefined;
}

/** Parses a contract. Throws an `Error` with one line that names the place that the generator doesn't support. */
export function readContract(yaml: string): Contract {
  const document = readYaml(yaml);
  const { components, paths, webhooks, "x-body-limit": bodyLimit } = parseAt(
    Document,
    document,
    "",
  );
  const operations = Object.entries(paths).flatMap(([path, { get, post }]): Operation[] => [
    ...get ? [{ path, method: "get" as const, ...get }] : [],
    ...post ? [{ path, method: "post" as const, ...post }] : [],
  ]);
  const delivery = webhooks?.vote.post["x-delivery"];
  return { document, components, operations, delivery, bodyLimit };
}

function readYaml(yaml: string): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    // The parser illustrates the place on several lines, of which the first one names it.
    throw new Error(error instanceof Error ? error.message.split("\n")[0] : String(error));
  }
}

const Reference = z.strictObject({ $ref: z.string().startsWith("#/components/responses/") });

/** Reads an operation's response: the name of a shared one, or the response itself. */
export function readResponse(node: unknown, where: string): string | Response {
  if (typeof node !== "object" || node === null || !("$ref" in node)) {
    return parseAt(Response, node, where);
  }
  return parseAt(Reference, node, where).$ref.slice("#/components/responses/".length);
}
