import { z } from "zod";

/**
 * Keywords without constraints. Each of the others has to be listed with its kind of schema. `x-asked-by` names the
 * request's field that asks for a response's field: see "Requests" in docs/rewards.md.
 */
const prose = {
  description: z.string().optional(),
  examples: z.array(z.unknown()).optional(),
  "x-asked-by": z.string().optional(),
};

const size = z.int().min(0).optional();
const bound = z.int().optional();
const pattern = z.string().refine(isPattern, "is not a regular expression").optional();

/** Fields that distinguish the kinds. */
export const AnyKind = z.looseObject({
  $ref: z.unknown().optional(),
  allOf: z.unknown().optional(),
  const: z.unknown().optional(),
  enum: z.unknown().optional(),
  type: z.union([z.string(), z.tuple([z.string(), z.literal("null")])]).optional(),
});

/** The name of a schema of the contract. */
export const Reference = z.strictObject({
  $ref: z.string().regex(/^#\/components\/schemas\/\w+$/)
    .transform((pointer) => pointer.slice("#/components/schemas/".length)),
  ...prose,
});

/** All of several schemas. */
export const Every = z.strictObject({ allOf: z.array(z.unknown()).min(2), ...prose });

/** One fixed string. */
export const Constant = z.strictObject({ type: z.literal("string"), const: z.string(), ...prose });

/**
 * One of several strings. problems.ts reads `x-problems`, and generated clients name their constants after
 * `x-enum-varnames`.
 */
export const Choice = z.strictObject({
  type: z.literal("string"),
  enum: z.array(z.string()).min(1),
  "x-problems": z.unknown().optional(),
  "x-enum-varnames": z.array(z.string().regex(/^[A-Z][A-Z_]*$/)).optional(),
  ...prose,
}).refine(
  ({ enum: values, "x-enum-varnames": names = values }) => names.length === values.length,
  "has another number of x-enum-varnames than of values",
);

/** A string, perhaps null. `x-problem-detail` tells callers which values its pattern accepts. */
export const Text = z.strictObject({
  type: z.union([z.literal("string"), z.tuple([z.literal("string"), z.literal("null")])]),
  format: z.enum(["uuid", "date-time"]).optional(),
  pattern: pattern.refine(
    (text) => text === undefined || isPortable(text),
    "has an escape or a group that other languages read otherwise",
  ),
  "x-problem-detail": z.string().regex(/^[A-Z].*[.]$/, "is not a sentence").optional(),
  minLength: size,
  maxLength: size,
  ...prose,
}).refine(
  ({ pattern, "x-problem-detail": detail }) => pattern !== undefined || detail === undefined,
  "has an x-problem-detail without a pattern",
).refine(
  // Clients map a format to a separate type, to which a pattern doesn't apply.
  ({ format, pattern }) => format === undefined || pattern === undefined,
  "has either format or pattern",
);

/** A whole number that JavaScript represents exactly, perhaps null. */
export const Integer = z.strictObject({
  type: z.union([z.literal("integer"), z.tuple([z.literal("integer"), z.literal("null")])]),
  minimum: bound,
  maximum: bound,
  default: bound,
  ...prose,
});

/** True or false. */
export const Flag = z.strictObject({
  type: z.literal("boolean"),
  default: z.boolean().optional(),
  ...prose,
});

/** A list of one kind of item. */
export const List = z.strictObject({
  type: z.literal("array"),
  items: z.unknown(),
  minItems: size,
  maxItems: size,
  ...prose,
});

/** An object: closed with `additionalProperties: false`, otherwise open. */
export const Fields = z.strictObject({
  type: z.literal("object"),
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()).default([]),
  additionalProperties: z.literal(false).optional(),
  ...prose,
});

// JSON Schema patterns are matched by code point, as with the u flag.
function isPattern(text: string): boolean {
  try {
    return new RegExp(text, "u").source !== "";
  } catch {
    return false;
  }
}

// The regular expressions of Go, PHP, Python, Ruby and Rust differ in escapes and groups, except for these two.
function isPortable(text: string): boolean {
  return !/\\(?!s|x[0-9A-F]{2})|\(\?(?!:)/.test(text);
}
