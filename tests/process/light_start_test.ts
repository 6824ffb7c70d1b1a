import assert from "node:assert/strict";
import { z } from "zod";

/** Packages of the pages and the API. All others wait until something needs them. */
const AT_THE_START = ["hono", "@hono/zod-openapi", "zod", "postgres", "ipaddr.js", "minisearch"]
  .concat("any-ascii", "@opentelemetry/api", "altcha", "altcha-lib", "@scalar/hono-api-reference");

/** Packages that run with all permissions. .github/SECURITY.md names them; each one has power over the machine. */
const IN_THE_LAUNCHER = ["zod", "postgres", "ipaddr.js", "@opentelemetry/api"];

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
  assert.deepEqual(await packagesAtStart("src/service/main.ts"), AT_THE_START.toSorted());
});

Deno.test("the launcher, which has all permissions, loads four packages", async () => {
  assert.deepEqual(
    await packagesAtStart("embedded/launcher/launch.ts"),
    IN_THE_LAUNCHER.toSorted(),
  );
});

/** Follows a program's imports, and returns the names of the packages that it loads before anything asks for more. */
async function packagesAtStart(program: string): Promise<string[]> {
  const main = import.meta.resolve(`../../${program}`);
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
  assert.ok(loaded.size > 50, "the graph is followed");
  const packages = [...loaded].flatMap((name) =>
    /^npm:\/?((?:@[^/]+\/)?[^@/]+)/.exec(name)?.[1] ?? []
  );
  return [...new Set(packages)].sort();
}
