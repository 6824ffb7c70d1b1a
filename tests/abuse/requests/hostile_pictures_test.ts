import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";
import { TEST_LOCK } from "../../../embedded/launcher/project.ts";
import {
  type Bytes,
  bytesOf,
  jpegOf,
  pngChunk,
  pngOf,
  webpOf,
} from "../../support/pages/pictures.ts";

/** Bytes by which a process may grow for a picture, its workers and codecs included. */
const GROWTH_MAX = 125_000_000;

/** Tries of a picture. The least growth counts, because a busy machine collects garbage later, which adds to it. */
const TRIES = 3;

const PROGRAM = fileURLToPath(new URL("./rewriting.ts", import.meta.url));

async function rewriteApart(file: Bytes): Promise<{ grown: number; outcome: number | string }> {
  const path = await Deno.makeTempFile();
  await Deno.writeFile(path, file);
  const args = ["run", "--quiet", ...TEST_LOCK, "-A", PROGRAM, path];
  const { stdout, stderr } = await new Deno.Command(Deno.execPath(), { args }).output();
  await Deno.remove(path);
  const lines = new TextDecoder().decode(stdout).split("\n");
  const printed = lines.find((line) => line.startsWith('{"grown"'));
  assert.ok(printed, new TextDecoder().decode(stderr));
  return JSON.parse(printed);
}

Deno.test("no picture makes a process grow by more than 125 MB", async () => {
  const bomb = bytesOf("x\0\0", deflateSync(new Uint8Array(500_000_000)));
  const files: Record<string, [file: Bytes, isTaken: boolean]> = {
    "PNG of 8 megapixels": [pngOf(3_840, 2_160), true],
    "JPEG of 8 megapixels": [await jpegOf(3_840, 2_160), true],
    "WebP of 8 megapixels": [await webpOf(3_840, 2_160), true],
    "colour profile of 500 MB": [pngOf(480, 160, pngChunk("iCCP", bomb)), false],
    "words of 500 MB": [pngOf(480, 160, pngChunk("zTXt", bomb)), true],
  };
  for (const [name, [file, isTaken]] of Object.entries(files)) {
    let least = Infinity;
    for (let tries = 0; tries < TRIES && least >= GROWTH_MAX; tries++) {
      const { grown, outcome } = await rewriteApart(file);
      assert.equal(typeof outcome, isTaken ? "number" : "string", `${name}: ${outcome}`);
      least = Math.min(least, grown);
    }
    assert.ok(least < GROWTH_MAX, `${name}: ${least}`);
  }
});
