/**
 * Matches a pattern that is left out. Generated PHP matches names byte by byte and would refuse "É", and such
 * generators use this document.
 */
const ESCAPE = /\\/;

type Json = null | boolean | number | string | Json[] | JsonObject;
type JsonObject = { [name: string]: Json };

/**
 * Returns a contract as OpenAPI 3.0.3, for generators that support no later version: without its webhooks, and with
 * `nullable` in place of the type null. Paths, parameters, bodies and responses stay unchanged.
 */
export function asVersion30(contract: unknown): Json {
  const { webhooks: _, info, tags, ...document } = objectOf(contract);
  const { summary: __, license, ...about } = objectOf(info);
  const { identifier, ...named } = objectOf(license);
  const used = new Set(tagsOf(document["paths"]));
  return withoutUnused(objectOf(convert({
    ...document,
    openapi: "3.0.3",
    info: { ...about, license: { ...named, url: `https://spdx.org/licenses/${identifier}.html` } },
    tags: listOf(tags).filter((tag) => used.has(objectOf(tag)["name"])),
  })));
}

/** Drops the components that only a webhook referred to. */
function withoutUnused(document: JsonObject): JsonObject {
  const text = JSON.stringify(document);
  const { securitySchemes = {}, ...kinds } = objectOf(document["components"]);
  const components = mapFields(kinds, (parts, kind) =>
    Object.fromEntries(
      Object.entries(objectOf(parts))
        .filter(([name]) => text.includes(`"#/components/${kind}/${name}"`)),
    ));
  const left = { ...document, components: { ...components, securitySchemes } };
  return JSON.stringify(left).length < text.length ? withoutUnused(left) : left;
}

function tagsOf(paths: unknown): unknown[] {
  return Object.values(objectOf(paths))
    .flatMap((path) => Object.values(objectOf(path)))
    .flatMap((operation) => listOf(objectOf(operation)["tags"]));
}

/** Converts every schema below a node that is not a schema itself. Examples are data. */
function convert(node: Json): Json {
  if (Array.isArray(node)) return node.map(convert);
  if (node === null || typeof node !== "object") return node;
  return mapFields(node, (child, name) => {
    if (name === "examples") return child;
    if (name === "schema") return convertSchema(child);
    return name === "schemas" ? mapFields(objectOf(child), convertSchema) : convert(child);
  });
}

function convertSchema(node: Json): Json {
  const { $ref, type, const: constant, examples, properties, items, allOf, pattern, ...rest } =
    objectOf(node);
  if ($ref !== undefined) return { $ref }; // 3.0 ignores everything beside a reference.
  const [first, other] = Array.isArray(type) ? type : [type];
  const example = listOf(examples).find((one) => one !== null);
  return {
    ...first === undefined ? {} : { type: first },
    ...other === undefined ? {} : { nullable: true },
    ...rest,
    ...typeof pattern !== "string" || ESCAPE.test(pattern) ? {} : { pattern },
    ...constant === undefined ? {} : { enum: [constant] },
    ...properties === undefined ? {} : {
      properties: mapFields(objectOf(properties), convertSchema),
    },
    ...items === undefined ? {} : { items: convertSchema(items) },
    ...allOf === undefined ? {} : { allOf: listOf(allOf).map(convertSchema) },
    ...example === undefined ? {} : { example },
  };
}

function mapFields(node: JsonObject, map: (child: Json, name: string) => Json): JsonObject {
  return Object.fromEntries(Object.entries(node).map(([name, child]) => [name, map(child, name)]));
}

/** The contract was already validated, so this only informs the compiler. */
function objectOf(node: unknown): JsonObject {
  return Object(node);
}

function listOf(node: unknown): Json[] {
  return Array.isArray(node) ? node : [];
}
