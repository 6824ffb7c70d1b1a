import { z } from "zod";
import type { Contract } from "./contract.ts";

/** The parts of a schema that contain others. */
const Parts = z.object({
  $ref: z.string().optional(),
  pattern: z.string().optional(),
  "x-problem-detail": z.string().optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  items: z.unknown().optional(),
  allOf: z.array(z.unknown()).default([]),
});

/**
 * Refuses a pattern of a parameter or a body without a sentence for callers, who couldn't learn from the problem which
 * values are valid. The contract must have no circle of schemas.
 */
export function refuseUnexplained({ operations, components: { schemas } }: Contract): void {
  for (const { operationId, parameters = [], requestBody } of operations) {
    // An invalid path parameter is a 404, which has no faults.
    for (const { name, schema } of parameters.filter((one) => one.in === "query")) {
      visit(schema, `${operationId}.parameters.${name}`);
    }
    const body = requestBody?.content["application/json"].schema;
    if (body !== undefined) visit(body, `${operationId}.requestBody`);
  }

  function visit(schema: unknown, where: string): void {
    const { $ref, pattern, properties, items, allOf, "x-problem-detail": detail } = Parts.parse(
      schema,
    );
    if (pattern !== undefined && detail === undefined) {
      throw new Error(`${where}: a pattern of an input needs an x-problem-detail, for its callers`);
    }
    if ($ref !== undefined) visit(schemas[$ref.slice($ref.lastIndexOf("/") + 1)], where);
    if (items !== undefined) visit(items, where);
    for (const part of allOf) visit(part, where);
    for (const [name, field] of Object.entries(properties)) visit(field, `${where}.${name}`);
  }
}
