import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import plugin from "../../scripts/lint/plugin.ts";

const FEATURES = [
  "votes",
  "keys",
  "deliveries",
  "sending",
  "polling",
  "servers",
  "sign_in",
  "accounts",
  "mail",
  "trail",
];
const GROUND = ["destinations", "database", "limits", "work"];
const BELOW_THE_DOORS = [...FEATURES, ...GROUND];

Deno.test("a feature imports only the features to its right", () => {
  for (const [from, left] of FEATURES.entries()) {
    for (const [to, right] of FEATURES.entries()) {
      const faults = lint(`src/${left}/a.ts`, `import { b } from "../${right}/b.ts";`);
      const expected = to >= from ? [] : [`src/${left}/ may not import src/${right}/`];
      assert.deepEqual(faults, expected);
    }
  }
});

Deno.test("any feature may import the ground, which imports no feature", () => {
  for (const feature of FEATURES) {
    for (const ground of GROUND) {
      assert.deepEqual(lint(`src/${feature}/a.ts`, `import "../${ground}/b.ts";`), []);
      assert.equal(lint(`src/${ground}/a.ts`, `import "../${feature}/b.ts";`).length, 1);
    }
  }
});

Deno.test("nothing below the doors imports Hono, however it is spelled", () => {
  const spellings = [
    "hono",
    "hono/jsx",
    "@hono/zod-openapi",
    "npm:hono@4.13.19",
    "npm:@hono/x@1/y",
  ];
  for (const folder of BELOW_THE_DOORS) {
    for (const spelling of spellings) {
      const faults = lint(`src/${folder}/a.ts`, `import type { Context } from "${spelling}";`);
      assert.deepEqual(faults, [`src/${folder}/ knows nothing of HTTP: no Hono`]);
    }
  }
  assert.deepEqual(lint("src/api/a.ts", `import { Hono } from "hono";`), []);
  assert.deepEqual(lint("src/votes/a.ts", `import { honour } from "honourable";`), []);
});

Deno.test("the command line imports features and no other door", () => {
  assert.deepEqual(lint("src/cli/a.ts", `import "../votes/b.ts";`), []);
  assert.equal(lint("src/cli/a.ts", `import "../web/b.ts";`).length, 1);
  assert.equal(lint("src/cli/a.ts", `import { Hono } from "hono";`).length, 1);
});

Deno.test("of the embedded Postgres the service knows its hold alone", () => {
  assert.equal(lint("src/app.ts", `import "../embedded/use.ts";`).length, 1);
  assert.deepEqual(lint("src/service/a.ts", `import "../../embedded/hold.ts";`), []);
});

Deno.test("api and web never import postgres nor each other", () => {
  for (const [door, other] of [["api", "web"], ["web", "api"]] as const) {
    assert.deepEqual(lint(`src/${door}/a.ts`, `import postgres from "postgres";`), [
      `src/${door}/ may not import postgres`,
    ]);
    assert.equal(lint(`src/${door}/a.ts`, `import "npm:postgres@3.4.9";`).length, 1);
    assert.deepEqual(lint(`src/${door}/a.ts`, `import { b } from "../${other}/b.ts";`), [
      `src/${door}/ may not import src/${other}/`,
    ]);
  }
  assert.deepEqual(lint("src/database/a.ts", `import postgres from "postgres";`), []);
});

Deno.test("the domain never imports a door or the wiring", () => {
  for (const target of ["api/v1.ts", "web/page.tsx", "app.ts", "main.ts", "services.ts"]) {
    assert.equal(lint("src/votes/a.ts", `import { b } from "../${target}";`).length, 1);
  }
});

Deno.test("of the configuration the domain takes types only", () => {
  assert.deepEqual(lint("src/keys/a.ts", `import type { Config } from "../config.ts";`), []);
  assert.deepEqual(lint("src/keys/a.ts", `import { loadConfig } from "../config.ts";`), [
    "src/keys/ may import types of src/config.ts only: use import type",
  ]);
});

Deno.test("the base is open to all", () => {
  for (const name of ["refusals/refusal.ts", "observing/log.ts", "database/uuid_v7.ts"]) {
    assert.deepEqual(lint("src/accounts/a.ts", `import { b } from "../${name}";`), []);
  }
});

Deno.test("the driver's folder has one door", () => {
  assert.deepEqual(lint("src/database/connect.ts", `import "./driver/open_pool.ts";`), []);
  assert.deepEqual(lint("src/database/driver/a.ts", `import "./transport.ts";`), []);
  for (const file of ["src/database/connect.ts", "src/app.ts", "src/work/a.ts"]) {
    const path = file === "src/app.ts" ? "./database" : file.includes("work") ? "../database" : ".";
    assert.deepEqual(lint(file, `import "${path}/driver/transport.ts";`), [
      "of src/database/driver/ only open_pool.ts may be imported",
    ]);
  }
});

Deno.test("generated/ imports nothing of src/", () => {
  assert.deepEqual(lint("generated/routes.ts", `import type { A } from "../src/app.ts";`), [
    "generated/ imports nothing of src/",
  ]);
  assert.deepEqual(lint("generated/routes.ts", `import { z } from "@hono/zod-openapi";`), []);
  assert.deepEqual(lint("generated/routes.ts", `import { b } from "./zod.ts";`), []);
});

Deno.test("src/ imports nothing of scripts/ and tests/", () => {
  assert.equal(lint("src/app.ts", `import "../scripts/generate.ts";`).length, 1);
  assert.equal(lint("src/votes/a.ts", `import "../../tests/support/world.ts";`).length, 1);
  assert.deepEqual(lint("scripts/a.ts", `import "../src/votes/cast_vote.ts";`), []);
});

Deno.test("no form of import escapes the rule", () => {
  const forms = [
    `export { b } from "../api/b.ts";`,
    `export * from "../api/b.ts";`,
    `export type { B } from "../api/b.ts";`,
    `const b = await import("../api/b.ts");`,
    `type B = import("../api/b.ts").B;`,
    `import "./../../src/api/b.ts";`,
  ];
  for (const form of forms) {
    assert.deepEqual(lint("src/votes/a.ts", form), ["src/votes/ may not import src/api/"], form);
  }
});

Deno.test("a new folder of src/ has to be given its place", () => {
  assert.deepEqual(lint("src/utils/a.ts", `import { b } from "../votes/b.ts";`), [
    "src/utils/ has no place in scripts/lint/arrows.ts yet",
  ]);
});

Deno.test("files are found by their place in the project", () => {
  const file = fileURLToPath(new URL("../../src/keys/a.ts", import.meta.url));
  assert.equal(lint(file, `import { b } from "../votes/b.ts";`).length, 1);
});

Deno.test("only main.ts, scripts and tests read the environment", () => {
  const forms = [
    `Deno.env.get("A");`,
    `globalThis.Deno.env;`,
    `Deno["env"];`,
    `process.env.A;`,
    `const { env } = Deno;`,
  ];
  for (const form of forms) {
    for (const file of ["src/votes/a.ts", "src/app.ts", "src/api/a.ts", "generated/a.ts"]) {
      assert.equal(lint(file, form).length, 1, `${file}: ${form}`);
    }
    for (const file of ["src/main.ts", "scripts/a.ts", "tests/a_test.ts"]) {
      assert.deepEqual(lint(file, form), []);
    }
  }
  assert.deepEqual(lint("src/votes/a.ts", `c.env; const { env } = c; Deno.version;`), []);
});

function lint(file: string, source: string): string[] {
  return Deno.lint.runPlugin(plugin, file, source).map(({ message }) => message);
}
