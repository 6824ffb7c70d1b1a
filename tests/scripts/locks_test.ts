import assert from "node:assert/strict";
import { join } from "node:path";
import { z } from "zod";
import { PROJECT } from "../../embedded/launcher/project.ts";

const Lock = z.object({ npm: z.record(z.string(), z.unknown()) });
const Config = z.object({ tasks: z.record(z.string(), z.object({ command: z.string() })) });
const Imports = z.object({ scopes: z.record(z.string(), z.record(z.string(), z.string())) });

function readJson(path: string): unknown {
  return JSON.parse(Deno.readTextFileSync(join(PROJECT, path)));
}

/** Returns a lock's packages as `name@version`, without the peers that Deno appends. */
function packagesOf(path: string): Set<string> {
  const names = Object.keys(Lock.parse(readJson(path)).npm);
  return new Set(names.map((name) => name.replace(/(?<=.)_.*/, "")));
}

Deno.test("a service fetches nothing that only tests and tools import", () => {
  const ours = packagesOf("deno.lock");
  const theirs = Object.values(Imports.parse(readJson("imports.json")).scopes)
    .flatMap((imports) => Object.values(imports)).map((specifier) => specifier.slice(4));
  assert.ok(theirs.length > 10);
  // The contract's own package needs yaml at run time too, and openid-client needs jose.
  const fetched = theirs.filter((name) => ours.has(name) && !/^(yaml|jose)@/.test(name));
  assert.deepEqual(fetched, []);
});

Deno.test("tests run on the versions that a service runs on", () => {
  assert.deepEqual([...packagesOf("deno.lock").difference(packagesOf("tests/deno.lock"))], []);
});

Deno.test("a task names its lock and fetches no package itself", () => {
  const settings = readJson("deno.json");
  assert.equal(Object.hasOwn(Object(settings), "imports"), false);
  // CI runs other tasks, each in a clone.
  const { assets, ci, ...tasks } = Config.parse(settings).tasks;
  assert.ok(assets);
  assert.equal(ci?.command, "bash .ci/run");
  for (const [name, { command }] of Object.entries(tasks)) {
    assert.match(command, /--lock=\S*deno\.lock --frozen/, name);
  }
});
