import assert from "node:assert/strict";
import type { Sql } from "../../../src/core/database/connect.ts";

/** A change of a function of the database: one text in place of another. */
export interface FunctionChange {
  name: string;
  text: string;
  by: string;
}

/**
 * Changes a function of a test's database, to see that tests notice: puts one text in place of another, which must be
 * there. The function is made again, so that no later test is lent that database as it is.
 */
export async function changeFunction(
  sql: Sql,
  { name, text, by }: FunctionChange,
): Promise<void> {
  const [found] = await sql<{ definition: string; signature: string }[]>`
    select pg_get_functiondef(oid) as definition, oid::regprocedure::text as signature
    from pg_proc where proname = ${name}`;
  const { definition, signature } = found ?? assert.fail(`there is no ${name}`);
  assert.ok(definition.includes(text), `${name} has no "${text}"`);
  await sql.begin(async (tx) => {
    await tx.unsafe(`drop function ${signature}`);
    await tx.unsafe(definition.replaceAll(text, by));
  });
}
