import assert from "node:assert/strict";
import { z } from "zod";

/** Packages of the pages and the API. All others wait until something needs them. */
const AT_THE_START = ["hono", "@hono/zod-openapi", "zod", "postgres", "ipaddr.js", "minisearch"]
  .concat("any-ascii", "@opentelemetry/api", "altcha", "altcha-lib", "@scalar/hono-api-reference");

const Graph = z.object({
  modules: z.array(z.object({
    specifier: z.string(),
    dependencies: z.array(z.object({
      isDynamic: z.boolean().default(false),
      code: z.object({ specifier: z.string() }).optional(),
    })).default([]),
  })),
});

Deno.test("a start loads no package that only some processes or requests need", async () => {
  const main = import.meta.resolve("../../src/main.ts");
  const args = ["info", "--json", "--lock=tests/deno.lock", "--frozen", main];
  const { stdout } = await new Deno.Command(Deno.execPath(), { args }).output();
  const { modules } = Graph.parse(JSON.parse(new TextDecoder().decode(stdout)));
  const found = new Map(modules.map((module) => [module.specifier, module.dependencies]));
  const loaded = new Set([main]);
  for (const module of loaded) {
    for (const { isDynamic, code } of found.get(module) ?? []) {
      if (!isDynamic && code) loaded.add(code.specifier);
    }
  }
  assert.ok(loaded.size > 300, "the graph is followed");
  const packages = [...loaded].flatMap((name) =>
    /^npm:\/?((?:@[^/]+\/)?[^@/]+)/.exec(name)?.[1] ?? []
  );
  assert.deepEqual([...new Set(packages)].sort(), AT_THE_START.toSorted());
});
