/** An operation that is added to the contract has its key and its limit, or it isn't served. */
import assert from "node:assert/strict";
import { cp } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { stringify } from "yaml";
import { z } from "zod";
import { generateAll } from "../../scripts/generate.ts";
import { generate } from "../../scripts/generate/files.ts";
import { objectAt, readContract } from "../support/api/contract.ts";

const PROJECT = new URL("../../", import.meta.url);
const HANDLER = "checkStreak: (c) => c.json({ voted: true, last_vote_at: null }, 200),";

Deno.test("an added operation does not compile without a handler", async () => {
  await using copy = await copyWithOperation();
  const { code, stderr } = await copy.deno("check", "src/core/api/v1.ts");
  assert.equal(code, 1);
  assert.match(stderr, /TS2741.*'checkStreak' is missing/);
  assert.equal(stderr.match(/TS\d+/g)?.length, 1, "nothing else is wrong with it");
});

Deno.test("an added operation's handler runs after method, key, limit and validation", async () => {
  await using copy = await copyWithOperation(HANDLER);
  const { stdout, stderr } = await copy.deno("run", "-A", "--no-check", "ask.ts");
  assert.deepEqual(Answers.parse(JSON.parse(stdout || stderr)), [
    { ask: "GET ?username=a", status: 401, left: null },
    { ask: "HEAD ?username=a", status: 401, left: null },
    { ask: "POST ?username=a", status: 405, left: null },
    { ask: "GET ?username=a with a wrong key", status: 401, left: null },
    { ask: "POST ?username=a with the key", status: 405, left: null },
    { ask: "GET with the key", status: 400, left: "1" },
    { ask: "HEAD ?username=a with the key", status: 200, left: "0" },
    { ask: "GET with the key", status: 429, left: "0" },
    { ask: "GET ?username=a with the key", status: 429, left: "0" },
  ]);
});

const Answers = z.array(
  z.object({ ask: z.string(), status: z.int(), left: z.string().nullable() }),
);

/** Asks the copy's API, with a key ring that knows one key and nothing behind it. */
const ASK = `
import { createAuthenticate } from "./src/core/api/authenticate.ts";
import { RequestState } from "./src/core/api/request_state.ts";
import { createLimiters } from "./src/core/limits/shared_window.ts";
import { createApiV1 } from "./src/core/api/v1.ts";

const resolve = (secret) =>
  secret === "open" ? { kind: "open", keyId: "key", serverId: "server", scopes: ["read"] } : { kind: "unknown" };
const services = { keys: { resolve }, lastUse: { note() {} }, limiter: createLimiters() };
const { app } = createApiV1(services, createAuthenticate(services, { trustedProxies: [] }));
const asks = [
  "GET ?username=a",
  "HEAD ?username=a",
  "POST ?username=a",
  "GET ?username=a with a wrong key",
  "POST ?username=a with the key",
  "GET with the key",
  "HEAD ?username=a with the key",
  "GET with the key",
  "GET ?username=a with the key",
];
const answers = [];
for (const ask of asks) {
  const query = /[?]\\S+/.exec(ask)?.[0] ?? "";
  const key = ask.endsWith("the key") ? "open" : ask.endsWith("wrong key") ? "wrong" : undefined;
  const method = ask.split(" ")[0];
  const headers = key ? { Authorization: "Bearer " + key } : {};
  const answer = await app.request("/api/v1/streak" + query, { method, headers }, new RequestState({}));
  const left = /r=(\\d+)/.exec(answer.headers.get("ratelimit"))?.[1] ?? null;
  answers.push({ ask, status: answer.status, left });
}
console.log(JSON.stringify(answers));
`;

/** A copy of the service whose contract has one operation more, with a limit of two, and perhaps its handler. */
async function copyWithOperation(handler = "") {
  const folder = pathToFileURL(`${await Deno.makeTempDir()}/`);
  const contract = readContract();
  const paths = objectAt(contract, "paths");
  const streak = structuredClone(objectAt(paths, "/api/v1/vote-check"));
  Object.assign(objectAt(streak, "get"), {
    operationId: "checkStreak",
    "x-rate-limit": { requests: 2, window_seconds: 60 },
  });
  paths["/api/v1/streak"] = streak;
  await cp(new URL("src/", PROJECT), new URL("src/", folder), { recursive: true });
  for (const name of ["rewards", "public"]) {
    await Deno.mkdir(new URL(`generated/${name}/`, folder), { recursive: true });
  }
  const generated = { ...await generateAll(), ...await generate(stringify(contract)) };
  for (const [name, text] of Object.entries(generated)) {
    await Deno.writeTextFile(new URL(`generated/${name}`, folder), text);
  }
  await cp(new URL("generated/locales/", PROJECT), new URL("generated/locales/", folder), {
    recursive: true,
  });
  await Deno.writeTextFile(new URL("deno.json", folder), await settings());
  await Deno.writeTextFile(new URL("ask.ts", folder), ASK);
  await addHandler(new URL("src/core/api/v1.ts", folder), handler);
  return {
    deno: (...args: string[]) => runIn(folder, args),
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

async function addHandler(file: URL, handler: string): Promise<void> {
  const text = await Deno.readTextFile(file);
  const last = "    checkVote: checkVote(services),\n";
  assert.ok(text.includes(last), "the handlers stand elsewhere now");
  await Deno.writeTextFile(file, text.replace(last, `${last}${handler}\n`));
}

/** The project's own settings, without the workspace that the copy lacks. */
async function settings(): Promise<string> {
  const read = async (name: string) => JSON.parse(await Deno.readTextFile(new URL(name, PROJECT)));
  const { compilerOptions, nodeModulesDir, unstable } = await read("deno.json");
  const { imports } = await read("imports.json");
  return JSON.stringify({ compilerOptions, imports, nodeModulesDir, unstable, lock: false });
}

async function runIn(folder: URL, [command = "", ...args]: string[]) {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [command, "--quiet", "--cached-only", ...args],
    cwd: fileURLToPath(folder),
    env: { NO_COLOR: "1" },
  }).output();
  const decoder = new TextDecoder();
  return { code, stdout: decoder.decode(stdout), stderr: decoder.decode(stderr) };
}
