import assert from "node:assert/strict";
import { findCycles, findFolderCycles } from "../../scripts/lint/cycles.ts";

Deno.test("folders that import each other are a cycle, named by an import of each direction", () => {
  const graph = new Map([
    ["src/site/servers/review/held.ts", ["src/site/servers/editing/text.ts"]],
    ["src/site/servers/editing/text.ts", []],
    ["src/site/servers/editing/edit.ts", ["src/site/servers/review/held.ts"]],
  ]);
  assert.deepEqual(findCycles(graph), []);
  assert.deepEqual(findFolderCycles(graph), [[
    "src/site/servers/editing/edit.ts → src/site/servers/review/held.ts",
    "src/site/servers/review/held.ts → src/site/servers/editing/text.ts",
  ]]);
});

Deno.test("folders are compared at the depth where they stand side by side", () => {
  const graph = new Map([
    ["src/site/web/kit/form.tsx", ["src/site/mail/letters/letter.ts"]],
    ["src/site/mail/news.ts", ["src/site/web/frame/layout.tsx"]],
  ]);
  assert.deepEqual(findFolderCycles(graph), [[
    "src/site/mail/news.ts → src/site/web/frame/layout.tsx",
    "src/site/web/kit/form.tsx → src/site/mail/letters/letter.ts",
  ]]);
});

Deno.test("a circle of three folders is one cycle, though no two import each other", () => {
  const graph = new Map([
    ["src/service/doctor/a.ts", ["src/service/observing/b.ts"]],
    ["src/service/observing/b.ts", ["src/service/wiring/c.ts"]],
    ["src/service/wiring/d.ts", ["src/service/doctor/a.ts"]],
  ]);
  assert.equal(findFolderCycles(graph)[0]?.length, 3);
});

Deno.test("a file above folders may import them and be imported by them", () => {
  const graph = new Map([
    ["src/site/sign_in/context.ts", ["src/site/sign_in/links/link.ts"]],
    ["src/site/sign_in/links/link.ts", ["src/site/sign_in/context.ts"]],
  ]);
  assert.deepEqual(findFolderCycles(graph), []);
});
