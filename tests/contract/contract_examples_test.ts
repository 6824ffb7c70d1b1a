import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { deliveryLimits } from "../../generated/limits.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  objectAt,
  objectsOf,
  operationsIn,
  oracleOf,
  readContract,
  resolve,
  valueAt,
} from "../support/api/contract.ts";
import { CONTRACTS } from "../support/api/contracts.ts";

const contract = readContract();

Deno.test("every example is valid under its schema", () => {
  for (const { contract, validatorOf } of CONTRACTS) {
    let checked = 0;
    for (const [place, schema, example] of examplesOf(contract)) {
      const { success, error } = oracleOf(schema, contract).safeParse(example);
      assert.ok(success, `${place}: ${error?.message}`);
      const name = typeof schema.$ref === "string" ? schema.$ref.split("/").at(-1) ?? "" : "";
      assert.ok(validatorOf.get(name)?.safeParse(example).success ?? true, place);
      checked++;
    }
    assert.ok(checked > 60, `only ${checked} examples were found`);
  }
});

Deno.test("every schema, property, parameter, header and body has an example", () => {
  for (const { contract } of CONTRACTS) {
    for (const [place, node] of objectsOf(contract)) {
      if ("schema" in node) assert.ok(isObject(node.examples), `${place} has no example`);
    }
    for (const [name, schema] of Object.entries(objectAt(contract, "components", "schemas"))) {
      assert.ok(listAt(schema, "examples").length > 0, `${name} has no example`);
      if (!isObject(valueAt(schema, "properties"))) continue;
      for (const [field, property] of Object.entries(objectAt(schema, "properties"))) {
        assert.ok(hasExample(property, contract), `${name}.${field} has no example`);
      }
    }
  }
});

Deno.test("each problem's example carries the type, title and status of its code", () => {
  for (const { contract, problems } of CONTRACTS) {
    const codes = new Set<string>();
    for (const [place, node] of objectsOf(contract)) {
      if (typeof node.code !== "string") continue;
      const { type, title, status } = node;
      assert.deepEqual({ type, title, status }, problems[node.code], place);
      codes.add(node.code);
    }
    assert.deepEqual([...codes].sort(), Object.keys(problems).sort());
  }
});

Deno.test("each problem is an example of the response with its status", () => {
  for (const { contract } of CONTRACTS) {
    for (const { operation } of operationsIn(contract)) {
      for (const [status, node] of Object.entries(objectAt(operation, "responses"))) {
        if (status.startsWith("2") || status === "304") continue;
        const media = objectAt(resolve(node, contract), "content", "application/problem+json");
        for (const example of Object.values(objectAt(media, "examples"))) {
          assert.equal(valueAt(resolve(example, contract), "value", "status"), Number(status));
        }
      }
    }
  }
});

Deno.test("the prose that heads every generated file is short", () => {
  for (const { contract } of CONTRACTS) {
    const prose = String(valueAt(contract, "info", "description"));
    assert.ok(prose.length < 1000, `${prose.length} characters: the guides are the place for them`);
  }
});

Deno.test("the signatures in the examples are those of the example vote", () => {
  const { secret, body, t, id } = signedExample();
  const listing = createHmac("sha256", secret).update(`${t}.${body}`).digest("hex");
  assert.equal(headerExample("X-Listing-Signature"), `t=${t},v1=${listing}`);
  const key = Uint8Array.fromBase64(secret.slice("whsec_".length));
  const standard = createHmac("sha256", key).update(`${id}.${t}.${body}`).digest("base64");
  assert.equal(headerExample("webhook-signature"), `v1,${standard}`);
});

Deno.test("the receiver's sample accepts the example and nothing altered", async () => {
  const { secret, body, t } = signedExample();
  const header = headerExample("X-Listing-Signature");
  const now = Number(t) * 1000;
  const tolerance = deliveryLimits.signatureToleranceSeconds * 1000;
  const isAuthentic = await receiverSample();
  assert.ok(isAuthentic(header, body, secret, now));
  assert.ok(isAuthentic(header, body, secret, now + tolerance));
  assert.ok(!isAuthentic(header, body, secret, now + tolerance + 1));
  assert.ok(!isAuthentic(header, `${body} `, secret, now));
  assert.ok(!isAuthentic(header, body, `${secret}x`, now));
  assert.ok(!isAuthentic("t=x,v1=", body, secret, now));
  assert.ok(!isAuthentic("", body, secret, now));
});

Deno.test("the prose promises what the contract's extension states", () => {
  const prose = String(valueAt(contract, "webhooks", "vote", "post", "description"));
  const cells = [...prose.matchAll(/\| (\d+) \| (none|\d+ \w+) (?=\|)/g)];
  const written = cells.map(([, attempt = "", wait = ""]) => [attempt, secondsOf(wait)]);
  const stated = deliveryLimits.retryDelaysSeconds.map((delay, index) => [index + 1, delay]);
  assert.deepEqual(Object.fromEntries(written), Object.fromEntries(stated));
  assert.match(prose, new RegExp(`Any 2xx within ${deliveryLimits.answerSeconds} seconds`));
  assert.match(prose, new RegExp(`than ${deliveryLimits.signatureToleranceSeconds} seconds`));
});

/** Each example of the document with its place and schema, from every spot where one may stand. */
function* examplesOf(document: JsonObject): Generator<[string, JsonObject, Json]> {
  for (const [place, node] of objectsOf(document)) {
    if (isObject(node.schema) && isObject(node.examples)) {
      for (const [name, example] of Object.entries(node.examples)) {
        const value = valueAt(resolve(example, document), "value");
        assert.notEqual(value, undefined, `${place}/examples/${name} has no value`);
        yield [`${place}/examples/${name}`, node.schema, value ?? null];
      }
    }
    if (!isSchema(node)) continue;
    for (const example of listAt(node, "examples")) yield [place, node, example];
  }
}

function isSchema(node: JsonObject): boolean {
  return Array.isArray(node.examples) && ("type" in node || "allOf" in node || "$ref" in node);
}

function hasExample(property: Json, document: JsonObject): boolean {
  return [property, resolve(property, document)].some((node) =>
    listAt(node, "examples").length > 0
  );
}

/** Finds the parts of the webhook's signed example; its secret is in a summary. */
function signedExample() {
  const summary = String(
    valueAt(headerOf("X-Listing-Signature"), "examples", "signature", "summary"),
  );
  return {
    secret: /whsec_\S+/.exec(summary)?.[0] ?? "",
    body: JSON.stringify(valueAt(contract, "components", "examples", "Vote", "value")),
    t: headerExample("webhook-timestamp"),
    id: headerExample("webhook-id"),
  };
}

function headerExample(name: string): string {
  return String(valueAt(Object.values(objectAt(headerOf(name), "examples"))[0], "value"));
}

/** A header of the webhook, by its name. */
function headerOf(name: string): JsonObject {
  const headers = listAt(contract, "webhooks", "vote", "post", "parameters");
  return objectAt(headers.find((header) => valueAt(header, "name") === name));
}

type IsAuthentic = (header: string, rawBody: string, secret: string, now?: number) => boolean;

/** The TypeScript sample of the webhook's prose, imported as it stands there. */
async function receiverSample(): Promise<IsAuthentic> {
  const prose = String(valueAt(contract, "webhooks", "vote", "post", "description"));
  const sample = /```ts\n([^]*?)```/.exec(prose)?.[1] ?? "";
  const source = new TextEncoder().encode(sample).toBase64();
  return (await import(`data:application/typescript;base64,${source}`)).isAuthentic;
}

const SECONDS = { second: 1, minute: 60, hour: 3600 };

function secondsOf(wait: string): number {
  const [count, unit = ""] = wait.split(" ");
  const found = Object.entries(SECONDS).find(([name]) => unit.startsWith(name));
  return found === undefined ? 0 : Number(count) * found[1];
}
