import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { stringify } from "yaml";
import { driftedFiles, generateAll, main } from "../../../scripts/generate.ts";
import { generate } from "../../../scripts/generate/files.ts";
import { contractText, type Json, objectAt, readContract } from "../../support/api/contract.ts";
import { assertStops, oneLine } from "./assert_stops.ts";

const GENERATED = new URL("../../../generated/", import.meta.url);
const NAME = ["components", "schemas", "Server", "properties", "name"];
const CHECK_VOTE = ["paths", "/api/v1/vote-check", "get"];

Deno.test("the generated files are what the contracts say, to the byte", async () => {
  assert.deepEqual(await driftedFiles(await generateAll(), GENERATED), []);
});

Deno.test("generating twice gives the same bytes", async () => {
  assert.deepEqual(await generate(contractText), await generate(contractText));
});

Deno.test("a changed limit, title or bound shows in the generated files", async () => {
  const contract = readContract();
  objectAt(contract, ...CHECK_VOTE, "x-rate-limit").requests = 121;
  objectAt(contract, "components", "schemas", "ProblemCode", "x-problems", "not_found").title =
    "No";
  objectAt(contract, ...NAME).maxLength = 31;
  const changed = { ...await generateAll(), ...await generate(stringify(contract)) };
  const drifted = await driftedFiles(changed, GENERATED);
  assert.deepEqual(drifted, [
    ...["limits.ts", "openapi-3.0.json", "openapi.json", "problems.ts", "zod.ts"],
  ]);
});

Deno.test("a missing, changed or foreign file is named as drifted", async () => {
  const folder = pathToFileURL(`${await Deno.makeTempDir()}/`);
  await Deno.writeTextFile(new URL("same.ts", folder), "same");
  await Deno.writeTextFile(new URL("changed.ts", folder), "by hand");
  await Deno.writeTextFile(new URL("stray.ts", folder), "stray");
  await Deno.mkdir(new URL("rewards/", folder));
  await Deno.writeTextFile(new URL("rewards/stray.ts", folder), "stray");
  const files = { "same.ts": "same", "changed.ts": "generated", "missing.ts": "generated" };
  const drifted = ["changed.ts", "missing.ts", "rewards/stray.ts", "stray.ts"];
  assert.deepEqual(await driftedFiles(files, folder), drifted);
  await Deno.remove(folder, { recursive: true });
});

Deno.test("an unknown argument is refused with status 2", async () => {
  const { status, lines } = await withErrors(() => main(["--chek"]));
  assert.equal(status, 2);
  assert.deepEqual(lines, ["Unknown argument --chek: there is only --check"]);
});

Deno.test("an unknown schema keyword stops generation", async () => {
  await assertStops(
    [...NAME, "contentEncoding"],
    "base64",
    /Server\.properties\.name: .*"contentEncoding"/,
  );
});

Deno.test("a keyword of another kind of schema stops generation", async () => {
  await assertStops([...NAME, "minimum"], 1, /Server\.properties\.name: .*"minimum"/);
  await assertStops(["components", "schemas", "VoteCount", "pattern"], "^1$", /"pattern"/);
  await assertStops(["components", "schemas", "ServerStatus", "maxLength"], 9, /"maxLength"/);
});

Deno.test("an unknown keyword deep inside a schema is named with its place", async () => {
  const port = ["components", "schemas", "Server", "properties", "port"];
  await assertStops(
    [...port, "multipleOf"],
    2,
    /schemas\.Server\.properties\.port: .*"multipleOf"/,
  );
  const items = ["components", "schemas", "ValidationProblem", "allOf"];
  await assertStops(
    items,
    [{ type: "array", items: { type: "null" } }, {}],
    /allOf\.0\.items\.type/,
  );
});

Deno.test("an unknown format stops generation", async () => {
  await assertStops([...NAME, "format"], "email", /properties\.name\.format: /);
});

Deno.test("a pattern that is no regular expression stops generation", async () => {
  await assertStops([...NAME, "pattern"], "[", /properties\.name\.pattern: .*regular expression/);
});

Deno.test("a pattern that not every language reads stops generation", async () => {
  const uuid = ["components", "schemas", "Uuid"];
  await assertStops([...uuid, "pattern"], "^[0-9a-f-]+$", /Uuid: .*either format or pattern/);
  await assertStops([...NAME, "x-pattern"], "^[a-z]+$", /name: .*"x-pattern"/);
  for (const pattern of ["^\\u0041$", "^\\d$", "^(?=a)a$", "^(?<name>a)$"]) {
    await assertStops([...NAME, "pattern"], pattern, /name\.pattern: .*other languages/);
  }
});

Deno.test("names of constants that do not fit their values stop generation", async () => {
  const status = ["components", "schemas", "ServerStatus", "x-enum-varnames"];
  await assertStops(status, ["PENDING"], /ServerStatus: .*another number of x-enum-varnames/);
  await assertStops(status, ["a", "b", "c", "d"], /ServerStatus\.x-enum-varnames/);
});

Deno.test("an open map or a schema without a type stops generation", async () => {
  const check = ["components", "schemas", "VoteCheck"];
  await assertStops([...check, "additionalProperties"], true, /VoteCheck\.additionalProperties: /);
  await assertStops([...check, "properties", "voted"], {}, /voted\.type: .*without a type/);
  await assertStops([...check, "required"], ["votd"], /VoteCheck\.required: .*votd/);
});

Deno.test("a dangling or circular reference stops generation", async () => {
  await assertStops([...NAME], { $ref: "#/components/schemas/Nobody" }, /there is no Nobody/);
  await assertStops([...NAME], { $ref: "#/components/schemas/Server" }, /circle/);
  const response = [...CHECK_VOTE, "responses", "429"];
  await assertStops(response, { $ref: "#/components/responses/Nothing" }, /there is no Nothing/);
});

Deno.test("a parameter outside the query, or of another type, stops generation", async () => {
  const parameter = { name: "page", in: "query", required: false, description: "Page." };
  const list = [{ ...parameter, schema: { type: "array", items: { type: "string" } } }];
  await assertStops([...CHECK_VOTE, "parameters"], list, /page: .*has to be a string/);
  const counted = [{ ...parameter, schema: { $ref: "#/components/schemas/VoteCount" } }];
  await assertStops([...CHECK_VOTE, "parameters"], counted, /page: .*has to be a string/);
  const header = [{ ...parameter, in: "header", schema: { type: "string" } }];
  await assertStops([...CHECK_VOTE, "parameters"], header, /parameters\.0\.in: /);
});

Deno.test("a body that is not required JSON stops generation", async () => {
  const post = objectAt(readContract("rewards"), "paths", "/rewards/v1/test-votes", "post");
  const content = objectAt(post, "requestBody", "content");
  const bodies: [Json, RegExp][] = [
    [{ required: false, description: "x", content }, /requestBody\.required: /],
    [{ description: "x", content }, /requestBody\.required: /],
    [{ required: true, description: "x", content: { "text/plain": {} } }, /requestBody\.content/],
    [{ required: true, description: "x", content: { ...content, "text/plain": {} } }, /"text/],
  ];
  for (const [requestBody, message] of bodies) {
    await assertStops(["paths", "/api/v1/new"], { post: { ...post, requestBody } }, message);
  }
  const { requestBody: _, ...without } = post;
  await assertStops(["paths", "/api/v1/new"], { post: without }, /post\.requestBody: /);
  const read = { ...post, parameters: [] };
  await assertStops(["paths", "/api/v1/new"], { post: read }, /post: .*"parameters"/);
});

Deno.test("a default of another type stops generation", async () => {
  const count = ["components", "schemas", "VoteCount", "default"];
  await assertStops(count, "1", /VoteCount\.default: /);
  await assertStops([...NAME, "default"], "x", /name: .*"default"/);
});

Deno.test("a scope that keys do not have stops generation", async () => {
  await assertStops([...CHECK_VOTE, "x-scope"], "write", /vote-check\.get\.x-scope: /);
});

Deno.test("a choice between schemas is refused in a sentence that helps", async () => {
  const check = ["components", "schemas", "VoteCheck"];
  for (const chooser of ["oneOf", "anyOf"]) {
    const several = { [chooser]: [{ type: "string" }, { type: "integer" }] };
    const message = new RegExp(`VoteCheck\\.type: no validator for ${chooser}; write one schema`);
    await assertStops(check, several, message);
  }
  const both = { type: "object", properties: {}, oneOf: [] };
  await assertStops(check, both, /VoteCheck: the generator does not know "oneOf" here/);
});

Deno.test("a GET with a body or a POST with a query is refused clearly", async () => {
  const post = objectAt(readContract("rewards"), "paths", "/rewards/v1/test-votes", "post");
  const body = [...CHECK_VOTE, "requestBody"];
  await assertStops(body, post.requestBody, /get: the generator does not know "requestBody" here/);
  const asked = { post: { ...post, parameters: [] } };
  await assertStops(["paths", "/api/v1/new"], asked, /post: .* does not know "parameters" here/);
});

Deno.test("a problem code without status and title stops generation", async () => {
  const code = ["components", "schemas", "ProblemCode"];
  await assertStops(
    [...code, "enum"],
    ["not_found"],
    /ProblemCode: invalid_parameter is not in both/,
  );
  await assertStops([...code, "x-problems"], {}, /ProblemCode: invalid_parameter is not in both/);
});

Deno.test("a contract of another version or form stops generation", async () => {
  await assert.rejects(generate("a: [1"), oneLine(/Flow sequence/));
  await assertStops(["openapi"], "3.0.3", /openapi: /);
});

/** Runs a command with `console.error` caught. */
async function withErrors(command: () => Promise<number>) {
  const lines: string[] = [];
  const { error } = console;
  console.error = (line: string) => lines.push(line);
  try {
    return { status: await command(), lines };
  } finally {
    console.error = error;
  }
}
