import type { z } from "zod";
import { parseAt } from "./parse_at.ts";
import { print, Source } from "./print.ts";
import {
  AnyKind,
  Choice,
  Constant,
  Every,
  Fields,
  Flag,
  Integer,
  List,
  Reference,
  Text,
} from "./schema_kinds.ts";

/**
 * Returns the Zod source of the JSON Schema at `where`. Throws an `Error` with one line for a keyword or format that no
 * kind of schema supports, so that a constraint is never dropped.
 */
export function validatorSource(node: unknown, where: string): string {
  const kind = parseAt(AnyKind, node, where);
  if (kind.$ref !== undefined) return parseAt(Reference, node, where).$ref;
  if (kind.allOf !== undefined) return every(parseAt(Every, node, where), where);
  if (kind.const !== undefined) return `z.literal(${print(parseAt(Constant, node, where).const)})`;
  if (kind.enum !== undefined) return `z.enum(${print(parseAt(Choice, node, where).enum)})`;
  const type = typeof kind.type === "string" ? kind.type : kind.type?.[0];
  switch (type) {
    case "string":
      return text(parseAt(Text, node, where));
    case "integer":
      return integer(parseAt(Integer, node, where));
    case "boolean":
      return `z.boolean()${orElse(parseAt(Flag, node, where))}`;
    case "array":
      return list(parseAt(List, node, where), where);
    case "object":
      return fields(parseAt(Fields, node, where), where);
    default:
      throw new Error(`${where}.type: no validator for ${type ?? unlike(kind)}`);
  }
}

const CHOOSERS = ["oneOf", "anyOf", "not", "if"];

function unlike(schema: object): string {
  const chooser = CHOOSERS.find((name) => name in schema);
  return chooser === undefined
    ? "a schema without a type"
    : `${chooser}; write one schema with optional properties, which every client's language has`;
}

function every({ allOf }: z.infer<typeof Every>, where: string): string {
  return allOf
    .map((part, index) => validatorSource(part, `${where}.allOf.${index}`))
    .reduce((all, part) => `z.intersection(${all}, ${part})`);
}

// Zod's uuid() checks the version, which neither the format nor clients with made-up ids follow.
const FORMATS = { uuid: "z.guid()", "date-time": "z.iso.datetime({ offset: true })" };

function text({ type, format, minLength, maxLength, ...schema }: z.infer<typeof Text>): string {
  const checked = (format ? FORMATS[format] : "z.string()") + matching(schema) +
    limit("min", minLength) + limit("max", maxLength);
  return typeof type === "string" ? checked : `${checked}.nullable()`;
}

/** Returns the check of a pattern, whose issues have the contract's sentence as their message. */
function matching(
  { pattern, "x-problem-detail": detail }: Pick<
    z.infer<typeof Text>,
    "pattern" | "x-problem-detail"
  >,
): string {
  if (pattern === undefined) return "";
  return `.regex(${new RegExp(pattern, "u")}${detail === undefined ? "" : `, ${print(detail)}`})`;
}

function integer({ type, minimum, maximum, ...schema }: z.infer<typeof Integer>): string {
  const checked = `z.int()${limit("min", minimum)}${limit("max", maximum)}`;
  return `${checked}${typeof type === "string" ? "" : ".nullable()"}${orElse(schema)}`;
}

/** Returns the default for an absent value. */
function orElse(schema: { default?: number | boolean | undefined }): string {
  return schema.default === undefined ? "" : `.default(${schema.default})`;
}

function limit(method: "min" | "max", value: number | undefined): string {
  return value === undefined ? "" : `.${method}(${value})`;
}

function list({ items, minItems, maxItems }: z.infer<typeof List>, where: string): string {
  const item = validatorSource(items, `${where}.items`);
  return `z.array(${item})${limit("min", minItems)}${limit("max", maxItems)}`;
}

function fields(schema: z.infer<typeof Fields>, where: string): string {
  const { properties, required, additionalProperties } = schema;
  const unknown = required.find((name) => !(name in properties));
  if (unknown !== undefined) throw new Error(`${where}.required: there is no property ${unknown}`);
  const sources = Object.entries(properties).map(([name, node]) => {
    const source = validatorSource(node, `${where}.properties.${name}`);
    return [name, new Source(required.includes(name) ? source : orAbsent(source))] as const;
  });
  const maker = additionalProperties === false ? "strictObject" : "object";
  return `z.${maker}(${print(Object.fromEntries(sources))})`;
}

/** Returns the source of a validator for an optional value, unless a default replaces it. */
export function orAbsent(source: string): string {
  return /\.default\([^)]*\)$/.test(source) ? source : `${source}.optional()`;
}
