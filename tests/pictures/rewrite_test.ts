import assert from "node:assert/strict";
import { deflateSync } from "node:zlib";
import { Refusal } from "../../src/refusals/refusal.ts";
import { createRewriter, type WrittenPicture } from "../../src/pictures/rewrite.ts";
import type { PictureKind } from "../../src/pictures/picture.ts";
import {
  type Bytes,
  bytesOf,
  exifOf,
  jpegOf,
  jpegSegment,
  lookAt,
  pngChunk,
  pngOf,
  webpOf,
  webpWith,
} from "../support/pictures.ts";

const rewrite = createRewriter();

/** Words that stand in a file beside its pixels. */
const SECRET = "52.5163N 13.3777E <script>alert(1)</script>";

function write(upload: Bytes, kind: PictureKind = "logo"): Promise<WrittenPicture> {
  return rewrite(upload, { kind, network: "somebody" });
}

async function refusalOf(upload: Bytes): Promise<string> {
  const error = await write(upload).catch((error) => error);
  assert.ok(error instanceof Refusal && error.code === "picture_refused", String(error));
  return error.message;
}

Deno.test("PNG, JPEG and WebP come out as WebP in two widths", async () => {
  for (const file of [pngOf(300, 300), await jpegOf(300, 300), await webpOf(300, 300)]) {
    const { hash, small, large } = await write(file);
    assert.match(hash, /^[0-9a-f]{64}$/);
    const quarters = ["red", "blue", "red", "blue"];
    assert.deepEqual(await lookAt(small), { width: 64, height: 64, quarters });
    assert.deepEqual(await lookAt(large), { width: 256, height: 256, quarters });
  }
});

Deno.test("a picture of another shape is cut to its middle and never enlarged", async () => {
  const { small, large } = await write(pngOf(600, 600), "banner");
  const [seenSmall, seenLarge] = [await lookAt(small), await lookAt(large)];
  assert.deepEqual([seenSmall.width, seenSmall.height], [480, 160]);
  assert.deepEqual([seenLarge.width, seenLarge.height], [600, 200]);
  assert.match(
    await refusalOf(pngOf(63, 64)),
    /it has 63 × 64 pixels, and a logo needs at least 64 × 64/,
  );
});

Deno.test("of a picture of another shape the chosen part stays", async () => {
  const turned = exifOf(6, "left is top");
  const colours = async (upload: Bytes, x: number, y: number) => {
    const { small } = await rewrite(upload, { kind: "logo", network: "somebody", crop: { x, y } });
    return [...new Set((await lookAt(small)).quarters)];
  };
  assert.deepEqual(await colours(pngOf(600, 200), 0, 0.5), ["red"]);
  assert.deepEqual(await colours(pngOf(600, 200), 1, 0.5), ["blue"]);
  assert.deepEqual(await colours(pngOf(600, 200), 0.5, 1), ["red", "blue"]);
  assert.deepEqual(await colours(await jpegOf(600, 200, turned), 0.5, 0), ["red"]);
  assert.deepEqual(await colours(await jpegOf(600, 200, turned), 0.5, 1), ["blue"]);
});

Deno.test("nothing of a file but its pixels comes through", async () => {
  const profile = bytesOf("x\0\0", deflateSync(bytesOf(SECRET)));
  const files = [
    pngOf(64, 64, pngChunk("tEXt", bytesOf("Comment\0", SECRET)), pngChunk("iCCP", profile)),
    bytesOf(pngOf(64, 64), "PK\x03\x04", SECRET),
    await jpegOf(64, 64, exifOf(1, SECRET), jpegSegment(0xfe, bytesOf(SECRET))),
    bytesOf(
      await jpegOf(64, 64, jpegSegment(0xe2, bytesOf("ICC_PROFILE\0\x01\x01", SECRET))),
      SECRET,
    ),
    bytesOf(await webpOf(64, 64), SECRET),
  ];
  for (const file of files) {
    const { small, large } = await write(file);
    for (const bytes of [small, large]) {
      const text = new TextDecoder("latin1").decode(bytes);
      assert.ok(!text.includes("52.5163") && !text.includes("<script"), text);
      // The one chunk that a WebP needs, and not a byte behind it.
      assert.match(text, /^RIFF[^]{4}WEBPVP8[ L]/);
      assert.equal(new DataView(bytes.buffer).getUint32(4, true) + 8, bytes.length);
    }
  }
});

Deno.test("a photo is turned as the phone was held", async () => {
  const { large } = await write(await jpegOf(300, 300, exifOf(6, "")));
  assert.deepEqual((await lookAt(large)).quarters, ["red", "red", "blue", "blue"]);
});

Deno.test("what can't be decoded is refused", async () => {
  const png = pngOf(300, 300);
  const refused = [
    png.slice(0, png.length - 60),
    (await webpOf(300, 300)).slice(0, 200),
    webpWith(["VP8L", bytesOf("\x2f\x3f\xc0\x0f\0", "\xff".repeat(50))]),
  ];
  for (const file of refused) assert.match(await refusalOf(file), /the file is damaged/);
});

Deno.test("a compressed profile that unfolds to gigabytes does no harm", async () => {
  const bomb = bytesOf("x\0\0", deflateSync(new Uint8Array(200_000_000)));
  const outcome = await write(pngOf(64, 64, pngChunk("iCCP", bomb))).catch((error) => error);
  assert.ok(outcome instanceof Refusal || outcome.small.length > 0, String(outcome));
});

Deno.test("a picture that takes too long is given up", async () => {
  const hasty = createRewriter({ withinMs: 0 });
  await assert.rejects(
    hasty(pngOf(300, 300), { kind: "logo", network: "somebody" }),
    /the file is damaged/,
  );
});
