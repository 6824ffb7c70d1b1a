import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import plugin from "../../scripts/lint/plugin.ts";

/** The members, from the ground up. */
const MEMBERS = ["core", "site", "reach", "desk", "service"];

/** A folder of each that doesn't handle HTTP. */
const A_FOLDER = ["keys", "servers", "rewards", "voids", "cli"];

const PROJECT = new URL("../../", import.meta.url);

Deno.test("a member imports itself and the members below it", () => {
  for (const [from, left] of MEMBERS.entries()) {
    for (const [to, right] of MEMBERS.entries()) {
      const faults = lint(
        `src/${left}/${A_FOLDER[from]}/a.ts`,
        `import { b } from "../../${right}/${A_FOLDER[to]}/b.ts";`,
      );
      const expected = to > from ? [`src/${left}/ may not import src/${right}/`] : [];
      assert.deepEqual(faults, expected);
    }
  }
});

Deno.test("in a member, a folder imports the folders to its right", () => {
  for (const [left, right] of [["keys", "deliveries"], ["deliveries", "sending"]] as const) {
    assert.deepEqual(lint(`src/core/${left}/a.ts`, `import "../${right}/b.ts";`), []);
    assert.deepEqual(lint(`src/core/${right}/a.ts`, `import "../${left}/b.ts";`), [
      `src/core/${right}/ may not import src/core/${left}/`,
    ]);
  }
  assert.deepEqual(lint("src/core/api/a.ts", `import "../version.ts";`), []);
});

Deno.test("in web, an area imports the areas to its right and what stands directly in web", () => {
  for (
    const [member, left, right] of [
      ["site", "account", "frame"],
      ["site", "frame", "kit"],
      ["reach", "keys", "chats"],
      ["desk", "waves", "voids"],
    ] as const
  ) {
    const web = `src/${member}/web/`;
    assert.deepEqual(lint(`${web}${left}/a.tsx`, `import "../${right}/b.tsx";`), []);
    assert.deepEqual(lint(`${web}${right}/a.tsx`, `import "../${left}/b.tsx";`), [
      `${web}${right}/ may not import ${web}${left}/`,
    ]);
    assert.deepEqual(lint(`${web}${right}/a.tsx`, `import "../b.ts";`), []);
    assert.deepEqual(lint(`${web}a.ts`, `import type { B } from "./${right}/b.tsx";`), [
      `${web} may not import ${web}${right}/`,
    ]);
  }
  assert.deepEqual(
    lint("src/desk/web/frame/a.tsx", `import "../../../site/web/account/b.tsx";`),
    [],
  );
});

Deno.test("a type counts like any other import", () => {
  assert.equal(
    lint("src/core/api/a.ts", `import type { A } from "../../service/config.ts";`).length,
    1,
  );
});

Deno.test("only api and web import Hono, however it is spelled", () => {
  const spellings = [
    "hono",
    "hono/jsx",
    "@hono/zod-openapi",
    "npm:hono@4.13.19",
    "npm:@hono/x@1/y",
  ];
  for (
    const folder of ["core/votes", "core/database", "site/servers", "reach/chats", "desk/voids"]
  ) {
    for (const spelling of spellings) {
      const faults = lint(`src/${folder}/a.ts`, `import type { Context } from "${spelling}";`);
      assert.deepEqual(faults, [`src/${folder}/ knows nothing of HTTP: no Hono`]);
    }
  }
  assert.deepEqual(lint("src/core/api/a.ts", `import { Hono } from "hono";`), []);
  assert.deepEqual(lint("src/core/votes/a.ts", `import { honour } from "honourable";`), []);
});

Deno.test("of the embedded Postgres the service knows its hold alone", () => {
  assert.equal(lint("src/service/app.ts", `import "../../embedded/use.ts";`).length, 1);
  assert.deepEqual(lint("src/service/a.ts", `import "../../embedded/hold.ts";`), []);
});

Deno.test("api and web never import postgres nor each other", () => {
  for (const [folder, other] of [["api", "web"], ["web", "api"]] as const) {
    assert.deepEqual(lint(`src/reach/${folder}/a.ts`, `import postgres from "postgres";`), [
      `src/reach/${folder}/ may not import postgres`,
    ]);
    assert.equal(lint(`src/reach/${folder}/a.ts`, `import "npm:postgres@3.4.9";`).length, 1);
    assert.deepEqual(lint(`src/reach/${folder}/a.ts`, `import { b } from "../${other}/b.ts";`), [
      `src/reach/${folder}/ may not import src/reach/${other}/`,
    ]);
  }
  assert.deepEqual(lint("src/reach/web/a.ts", `import "../../site/web/b.ts";`), []);
  assert.deepEqual(lint("src/core/database/a.ts", `import postgres from "postgres";`), []);
});

Deno.test("no page imports the emails about signing in", () => {
  for (const [member, area] of [["site", "account"], ["desk", "settings"]] as const) {
    const from = `import type { A } from "../../../site/sign_in/mails/account_mails.ts";`;
    assert.deepEqual(lint(`src/${member}/web/${area}/a.tsx`, from), [
      `src/${member}/web/ may not import src/site/sign_in/mails/`,
    ]);
  }
  assert.deepEqual(lint("src/desk/health/a.ts", `import "../../site/sign_in/mails/b.ts";`), []);
});

Deno.test("no other folder imports api or web", () => {
  assert.deepEqual(lint("src/desk/voids/a.ts", `import { b } from "../../site/web/b.ts";`), [
    "src/desk/voids/ may not import src/site/web/",
  ]);
  assert.equal(lint("src/core/votes/a.ts", `import { b } from "../api/b.ts";`).length, 1);
});

Deno.test("of the driver's folder only one file is imported", () => {
  assert.deepEqual(lint("src/core/database/connect.ts", `import "./driver/open_pool.ts";`), []);
  assert.deepEqual(lint("src/core/database/driver/a.ts", `import "./transport.ts";`), []);
  for (
    const [file, path] of [
      ["src/core/database/connect.ts", "."],
      ["src/service/app.ts", "../core/database"],
      ["src/core/work/a.ts", "../database"],
    ] as const
  ) {
    assert.deepEqual(lint(file, `import "${path}/driver/transport.ts";`), [
      "of src/core/database/driver/ only open_pool.ts may be imported",
    ]);
  }
});

Deno.test("generated/ imports nothing of src/", () => {
  const from = `import type { A } from "../src/service/app.ts";`;
  assert.deepEqual(lint("generated/routes.ts", from), ["generated/ imports nothing of src/"]);
  assert.deepEqual(lint("generated/routes.ts", `import { z } from "@hono/zod-openapi";`), []);
  assert.deepEqual(lint("generated/routes.ts", `import { b } from "./zod.ts";`), []);
});

Deno.test("src/ imports nothing of scripts/ and tests/", () => {
  assert.equal(lint("src/service/app.ts", `import "../../scripts/generate.ts";`).length, 1);
  assert.equal(
    lint("src/core/votes/a.ts", `import "../../../tests/support/world.ts";`).length,
    1,
  );
  assert.deepEqual(lint("scripts/a.ts", `import "../src/core/votes/cast_vote.ts";`), []);
});

Deno.test("no form of import escapes the rule", () => {
  const forms = [
    `export { b } from "../../site/b.ts";`,
    `export * from "../../site/b.ts";`,
    `export type { B } from "../../site/b.ts";`,
    `const b = await import("../../site/b.ts");`,
    `type B = import("../../site/b.ts").B;`,
    `import "./../../../src/site/b.ts";`,
  ];
  for (const form of forms) {
    const faults = lint("src/core/votes/a.ts", form);
    assert.deepEqual(faults, ["src/core/ may not import src/site/"], form);
  }
});

Deno.test("a new folder of src/ has to be given its place", () => {
  for (const folder of ["src/core/utils/", "src/utils/votes/"]) {
    assert.equal(lint(`${folder}a.ts`, `import { b } from "../votes/b.ts";`).length, 1);
  }
  assert.deepEqual(lint("src/core/utils/a.ts", `import { b } from "../votes/b.ts";`), [
    "src/core/utils/ has no place in scripts/lint/arrows.ts yet",
  ]);
  assert.deepEqual(lint("src/site/web/utils/a.ts", `import { b } from "../frame/b.ts";`), [
    "src/site/web/utils/ has no place in scripts/lint/arrows.ts yet",
  ]);
});

Deno.test("files are found by their place in the project", () => {
  const file = fileURLToPath(new URL("src/core/sending/a.ts", PROJECT));
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
    const watched = ["src/core/votes/a.ts", "src/service/app.ts", "src/core/api/a.ts"];
    for (const file of [...watched, "generated/a.ts"]) {
      assert.equal(lint(file, form).length, 1, `${file}: ${form}`);
    }
    for (const file of ["src/service/main.ts", "scripts/a.ts", "tests/a_test.ts"]) {
      assert.deepEqual(lint(file, form), []);
    }
  }
  assert.deepEqual(lint("src/core/votes/a.ts", `c.env; const { env } = c; Deno.version;`), []);
});

function lint(file: string, source: string): string[] {
  return Deno.lint.runPlugin(plugin, file, source).map(({ message }) => message);
}
