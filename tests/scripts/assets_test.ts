import assert from "node:assert/strict";
import { gunzipSync, gzipSync } from "node:zlib";
import { fetchAssets } from "../../scripts/assets.ts";
import { BUNDLE_FILE } from "../../src/service/api/reference_bundle.ts";

const BUNDLE = new TextEncoder().encode("globalThis.Scalar = {};\n");
const REGISTRY = "https://registry.test/npm/";

Deno.test("a first run writes the bundle and its gzip twin", async () => {
  await withFolder(async (assets) => {
    const registry = await fakeRegistry(tarball("package/dist/browser/standalone.js"));
    assert.equal(await fetchAssets({ ...registry, assets }), "fetched");
    const url = `${REGISTRY}@scalar/api-reference/-/api-reference-1.72.1.tgz`;
    assert.deepEqual(registry.asked, [url]);
    assert.deepEqual(await Deno.readFile(new URL(BUNDLE_FILE, assets)), BUNDLE);
    const twin = await Deno.readFile(new URL(`${BUNDLE_FILE}.gz`, assets));
    assert.deepEqual(new Uint8Array(gunzipSync(twin)), BUNDLE);
    assert.equal(namesIn(assets).length, 2);
  });
});

Deno.test("a second run sends no request", async () => {
  await withFolder(async (assets) => {
    const registry = await fakeRegistry(tarball("package/dist/browser/standalone.js"));
    await fetchAssets({ ...registry, assets });
    assert.equal(await fetchAssets({ ...registry, assets }), "present");
    assert.equal(registry.asked.length, 1);
  });
});

Deno.test("a tarball that is not the pinned one leaves no file", async () => {
  await withFolder(async (assets) => {
    const registry = await fakeRegistry(tarball("package/dist/browser/standalone.js"));
    const other = { ...registry, integrity: "sha512-AAAA" };
    await assert.rejects(fetchAssets({ ...other, assets }), /is not the pinned file/);
    assert.deepEqual(namesIn(assets), []);
  });
});

Deno.test("a tarball without the bundle is named as the fault", async () => {
  await withFolder(async (assets) => {
    const without = await fakeRegistry(tarball("package/dist/browser/other.js"));
    await assert.rejects(fetchAssets({ ...without, assets }), /has no file package\/dist\/browser/);
    const whole = gunzipSync(tarball("package/dist/browser/standalone.js"));
    const cut = await fakeRegistry(gzipSync(whole.subarray(0, 1500)));
    await assert.rejects(fetchAssets({ ...cut, assets }), /ends early/);
    assert.deepEqual(namesIn(assets), []);
  });
});

Deno.test("a registry that cannot be reached is named with its address", async () => {
  await withFolder(async (assets) => {
    const registry = await fakeRegistry(new Uint8Array());
    const refusing = () => Promise.resolve(new Response("no", { status: 404 }));
    const absent = () => Promise.reject(new TypeError("no route"));
    const asking = { ...registry, assets };
    await assert.rejects(
      fetchAssets({ ...asking, fetch: refusing }),
      /registry\.test.* answered 404/,
    );
    await assert.rejects(
      fetchAssets({ ...asking, fetch: absent }),
      /registry\.test.* cannot be reached/,
    );
  });
});

async function fakeRegistry(tarball: Uint8Array) {
  const bytes = new Uint8Array(tarball);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-512", bytes));
  const asked: string[] = [];
  return {
    asked,
    integrity: `sha512-${digest.toBase64()}`,
    findRegistry: () => Promise.resolve(REGISTRY),
    fetch: (url: string) => {
      asked.push(url);
      return Promise.resolve(new Response(bytes));
    },
  };
}

// A file before the one looked for, with a body that needs padding, as in a real package.
function tarball(path: string): Uint8Array {
  const license = entry("package/LICENSE", new TextEncoder().encode("MIT\n"));
  return gzipSync(join([license, entry(path, BUNDLE), new Uint8Array(1024)]));
}

function entry(name: string, body: Uint8Array): Uint8Array {
  const header = new Uint8Array(512);
  header.set(new TextEncoder().encode(name));
  header.set(new TextEncoder().encode(body.length.toString(8).padStart(11, "0")), 124);
  return join([header, body, new Uint8Array((512 - body.length % 512) % 512)]);
}

function join(parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

function namesIn(folder: URL): string[] {
  return [...Deno.readDirSync(folder)].map(({ name }) => name);
}

async function withFolder(work: (assets: URL) => Promise<void>) {
  const folder = await Deno.makeTempDir();
  try {
    await work(new URL(`file://${folder}/`));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
