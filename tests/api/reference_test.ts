import assert from "node:assert/strict";
import { gunzipSync, gzipSync } from "node:zlib";
import { parse } from "yaml";
import { createReference } from "../../src/service/api/reference.ts";
import { readReferenceFiles } from "../../src/service/api/reference_files.ts";
import { openWorld } from "../support/world.ts";
import { BUNDLE_FILE, BUNDLE_PATH } from "../../src/service/api/reference_bundle.ts";

const ALLOWED = "access-control-allow-origin";
const YAML = new TextEncoder().encode("openapi: 3.1.1 # é\r\n");
const JSON_FORM = new TextEncoder().encode('{ "openapi":"3.1.1" }\n');
const BUNDLE = new TextEncoder().encode("globalThis.Scalar = {};\n".repeat(1000));

Deno.test("the contract is served byte for byte in both forms", async () => {
  await withReference(async (get) => {
    const yaml = await get("/openapi.yaml");
    assert.equal(yaml.status, 200);
    assert.equal(yaml.headers.get("Content-Type"), "application/yaml");
    assert.deepEqual(await yaml.bytes(), YAML);
    const json = await get("/openapi.json");
    assert.equal(json.status, 200);
    assert.equal(json.headers.get("Content-Type"), "application/json");
    assert.deepEqual(await json.bytes(), JSON_FORM);
  });
});

Deno.test("an editor on another site may read the documents, and nothing else", async () => {
  await using world = await openWorld();
  const names = ["openapi", "openapi-rewards", "openapi-public"];
  for (
    const name of names.flatMap((name) => [`${name}.yaml`, `${name}.json`, `${name}-3.0.json`])
  ) {
    const { status, headers, body } = await world.get(`/${name}`);
    await body?.cancel();
    assert.deepEqual([status, headers.get(ALLOWED)], [200, "*"], name);
  }
  for (const path of ["/docs", "/docs/rewards", "/", "/healthz", "/api/v1/server", "/nowhere"]) {
    const { headers, body } = await world.get(path);
    await body?.cancel();
    assert.equal(headers.get(ALLOWED), null, path);
  }
});

Deno.test("each contract names the site's address as its only server", async () => {
  await using world = await openWorld({ baseUrl: "https://votes.example" });
  for (const name of ["openapi", "openapi-rewards", "openapi-public"]) {
    const yaml = parse(await (await world.get(`/${name}.yaml`)).text());
    assert.deepEqual(urlsOf(yaml), ["https://votes.example"], name);
    for (const form of ["", "-3.0"]) {
      const json = await (await world.get(`/${name}${form}.json`)).json();
      assert.deepEqual(urlsOf(json), ["https://votes.example"], name + form);
    }
  }
});

const urlsOf = ({ servers }: { servers: { url: string }[] }) => servers.map(({ url }) => url);

Deno.test("a contract that the client already has is not sent again", async () => {
  await withReference(async (get) => {
    const etag = (await get("/openapi.yaml")).headers.get("ETag");
    assert.ok(etag);
    const again = await get("/openapi.yaml", { headers: { "If-None-Match": etag } });
    assert.equal(again.status, 304);
    assert.equal(await again.text(), "");
  });
});

Deno.test("contracts are gzipped, each form under its own ETag", async () => {
  await withReference(async (get) => {
    for (const path of ["/openapi.yaml", "/openapi.json"]) {
      const plain = await get(path);
      const zipped = await get(path, { headers: { "Accept-Encoding": "gzip" } });
      assert.equal(zipped.headers.get("Content-Encoding"), "gzip", path);
      assert.deepEqual(new Uint8Array(gunzipSync(await zipped.bytes())), await plain.bytes(), path);
      const etag = zipped.headers.get("ETag") ?? "";
      assert.notEqual(etag, plain.headers.get("ETag"), path);
      const again = { headers: { "Accept-Encoding": "gzip", "If-None-Match": etag } };
      assert.equal((await get(path, again)).status, 304, path);
    }
  });
});

Deno.test("the script is gzipped only for clients that take gzip", async () => {
  await withReference(async (get) => {
    const accept = (codings: string) =>
      get(BUNDLE_PATH, { headers: { "Accept-Encoding": codings } });
    const zipped = await accept("br, gzip;q=0.8");
    assert.equal(zipped.headers.get("Content-Encoding"), "gzip");
    assert.deepEqual(await zipped.bytes(), new Uint8Array(gzipSync(BUNDLE)));
    for (const codings of ["identity", "gzip;q=0", "br, gzip; q=0.000"]) {
      const plain = await accept(codings);
      assert.equal(plain.headers.get("Content-Encoding"), null);
      assert.equal(plain.headers.get("Vary"), "Accept-Encoding");
      assert.notEqual(plain.headers.get("ETag"), zipped.headers.get("ETag"));
      assert.deepEqual(await plain.bytes(), BUNDLE);
    }
  });
});

Deno.test("the script may be cached for a year", async () => {
  await withReference(async (get) => {
    const first = await get(BUNDLE_PATH);
    assert.match(first.headers.get("Cache-Control") ?? "", /max-age=31536000, immutable/);
    await first.body?.cancel();
    const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
    assert.equal((await get(BUNDLE_PATH, { headers })).status, 304);
  });
});

Deno.test("HEAD answers like GET, without a body", async () => {
  await withReference(async (get) => {
    for (const path of [BUNDLE_PATH, "/openapi.yaml", "/openapi.json"]) {
      const whole = await get(path);
      await whole.body?.cancel();
      const head = await get(path, { method: "HEAD" });
      assert.equal(head.status, 200);
      assert.equal(head.headers.get("Content-Type"), whole.headers.get("Content-Type"));
      assert.equal(head.headers.get("ETag"), whole.headers.get("ETag"));
      assert.equal(await head.text(), "");
    }
  });
});

type Get = (path: string, init?: RequestInit) => Promise<Response>;

async function withReference(look: (get: Get) => Promise<void>) {
  const folder = await Deno.makeTempDir();
  try {
    await Deno.writeFile(`${folder}/${BUNDLE_FILE}`, BUNDLE);
    await Deno.writeFile(`${folder}/${BUNDLE_FILE}.gz`, gzipSync(BUNDLE));
    const assets = new URL(`file://${folder}/`);
    const forms = { yaml: YAML, json: JSON_FORM, json30: JSON_FORM };
    const real = await readReferenceFiles();
    const contracts = real.contracts.map((contract) => ({ ...contract, ...forms }));
    const app = createReference({ contracts, assets }, { baseUrl: "" });
    await look(async (path, init) => await app.request(path, init));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
