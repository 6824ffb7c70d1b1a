import assert from "node:assert/strict";
import { z } from "zod";
import { PROJECT } from "../../embedded/launcher/project.ts";

/** Licences that allow anyone to run, change and distribute the service, with no condition except their notice. */
const ALLOWED = [
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "Unlicense"],
  "(MIT OR CC0-1.0)",
];

/** Licences that only these packages may have, and why. */
const EXCEPTIONS = {
  "pkg:npm/argparse": "PSF-2.0", // a translation of Python's; as free as MIT
  "pkg:npm/pako": "(MIT AND Zlib)", // a translation of zlib; both as free as MIT
  "pkg:npm/%40fontsource-variable/archivo": "OFL-1.1", // a typeface, served with its licence beside it
};

/** Fields that CycloneDX 1.6 requires in the parts that we write. */
const name = z.string().min(1);
const Component = z.strictObject({
  type: z.literal("library"),
  "bom-ref": name,
  group: name.optional(),
  name,
  version: name,
  purl: z.string().regex(/^pkg:npm\/(%40[^@/]+\/)?[^@/]+@[^@]+$/),
  hashes: z.tuple([
    z.strictObject({ alg: z.literal("SHA-512"), content: z.string().regex(/^[a-f0-9]{128}$/) }),
  ]).optional(),
  licenses: z.tuple([
    z.union([
      z.strictObject({ license: z.strictObject({ id: name }) }).transform(({ license }) =>
        license.id
      ),
      z.strictObject({ expression: name }).transform(({ expression }) => expression),
    ]),
  ]).optional(),
});
const Sbom = z.strictObject({
  bomFormat: z.literal("CycloneDX"),
  specVersion: z.literal("1.6"),
  version: z.literal(1),
  metadata: z.strictObject({
    component: z.strictObject({
      type: z.literal("application"),
      "bom-ref": name,
      name,
      version: name,
    }),
  }),
  components: z.array(Component),
  dependencies: z.array(z.strictObject({ ref: name, dependsOn: z.array(name) })),
});
const Lock = z.object({ npm: z.record(z.string(), z.object({ integrity: z.string() })) });

const lock = Lock.parse(JSON.parse(await Deno.readTextFile(`${PROJECT}deno.lock`)));
const { stdout } = await new Deno.Command(Deno.execPath(), {
  args: ["task", "--quiet", "sbom"],
  cwd: PROJECT,
}).output();
const sbom = Sbom.parse(JSON.parse(new TextDecoder().decode(stdout)));

Deno.test("the bill of materials has every package of the lock, with the lock's hash", () => {
  const hashes = Object.entries(lock.npm).map(([key, { integrity }]) => [
    `pkg:npm/${key.replace(/^@/, "%40").replace(/(@[^_]*)_.*$/, "$1")}`,
    integrity,
  ]);
  const found = new Map(
    sbom.components.map(({ purl, hashes }) => [
      purl,
      `sha512-${Uint8Array.fromHex(hashes?.[0].content ?? "").toBase64()}`,
    ]),
  );
  assert.ok(hashes.length > 100);
  for (const [purl = "", hash] of hashes) assert.equal(found.get(purl), hash, purl);
});

Deno.test("what a service runs or serves may be passed on by everybody", () => {
  const odd = sbom.components.map(({ purl, licenses }) => [purl, licenses?.[0]] as const)
    .filter(([, license]) => !ALLOWED.includes(license ?? ""))
    .map(([purl, license]) => [purl.replace(/@[^@]*$/, ""), license]);
  assert.deepEqual(Object.fromEntries(odd), EXCEPTIONS);
});

Deno.test("the bill of materials names each part once, and says what needs it", () => {
  const names = sbom.components.map((part) => part["bom-ref"]);
  assert.equal(new Set(names).size, names.length);
  const needed = new Set(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn));
  assert.deepEqual(needed, new Set(names));
});
