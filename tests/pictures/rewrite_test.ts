import assert from "node:assert/strict";
import { deflateSync } from "node:zlib";
import { Refusal } from "../../src/core/refusals/refusal.ts";
import { createRewriter, type WrittenPicture } from "../../src/site/pictures/rewrite.ts";
import type { PictureKind } from "../../src/site/pictures/picture.ts";
import { exponentOf, inkJpegOf, profileOf, xyzOf } from "./ink_pictures.ts";
import {
  type Bytes,
  bytesOf,
  colorsIn,
  exifOf,
  jpegOf,
  jpegSegment,
  lookAt,
  numberOf,
  pngChunk,
  pngOf,
  tiffOf,
  webpOf,
  webpWith,
} from "../support/pages/pictures.ts";

const rewrite = createRewriter();

/** Words in a file beside its pixels. */
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
  const seenSmall = await lookAt(small);
  const seenLarge = await lookAt(large);
  assert.deepEqual([seenSmall.width, seenSmall.height], [480, 160]);
  assert.deepEqual([seenLarge.width, seenLarge.height], [600, 200]);
  assert.match(
    await refusalOf(pngOf(63, 64)),
    /A logo needs 64 × 64 pixels, and this one has 63 × 64\./,
  );
});

Deno.test("of a picture of another shape the middle stays, however a photo is turned", async () => {
  const turned = await jpegOf(600, 200, exifOf(6, "left is top"));
  for (const upload of [pngOf(600, 200), turned]) {
    const { small } = await write(upload);
    assert.deepEqual(new Set((await lookAt(small)).quarters), new Set(["red", "blue"]));
  }
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

/** A profile of wide red, and of a blue that is a screen's green. */
const WIDE = profileOf("RGB ", {
  rXYZ: xyzOf(0.51512, 0.2412, 0),
  gXYZ: xyzOf(0.1571, 0.06657, 0.78407),
  bXYZ: xyzOf(0.38515, 0.71687, 0.09708),
  rTRC: exponentOf(2.2),
  gTRC: exponentOf(2.2),
  bTRC: exponentOf(2.2),
});

/** The parts of a profile in a JPEG, in a mixed order. */
function inParts(profile: Bytes, parts = 3): Bytes[] {
  const length = Math.ceil(profile.length / parts);
  return Array.from({ length: parts }, (_, nth) => {
    const part = profile.slice(nth * length, (nth + 1) * length);
    return jpegSegment(0xe2, bytesOf("ICC_PROFILE\0", Uint8Array.of(nth + 1, parts), part));
  }).toReversed();
}

Deno.test("colors are those that a picture's profile says, in every format", async () => {
  const chunk = bytesOf("wide\0\0", deflateSync(WIDE));
  const webp = (await webpOf(300, 300)).slice(12);
  const body = webp.slice(8, 8 + new DataView(webp.buffer).getUint32(4, true));
  const files = {
    jpeg: await jpegOf(300, 300, ...inParts(WIDE)),
    png: pngOf(300, 300, pngChunk("iCCP", chunk)),
    webp: webpWith(["VP8X", bytesOf("\x20\0\0\0\x2b\x01\0\x2b\x01\0")], ["ICCP", WIDE], [
      "VP8 ",
      body,
    ]),
  };
  for (const [format, file] of Object.entries(files)) {
    const { colors: [left, right] } = await colorsIn((await write(file)).large);
    assert.ok(
      isNear(left, [255, 0, 0]) && isNear(right, [0, 255, 0]),
      `${format}: ${left} ${right}`,
    );
  }
});

Deno.test("a profile that can't be read, or for other colors, leaves a picture as it is", async () => {
  const profiles = [
    bytesOf("no profile".repeat(20)),
    WIDE.slice(0, 200),
    profileOf("RGB ", {}),
    profileOf("GRAY", { kTRC: exponentOf(1) }),
    profileOf("CMYK", { A2B0: bytesOf("mft2\0\0\0\0\x04\x03\xff\0", new Uint8Array(40)) }),
    bytesOf(WIDE.slice(0, 128), numberOf(0xffffffff, 4)),
  ];
  for (const profile of profiles) {
    const { quarters } = await lookAt(
      (await write(await jpegOf(64, 64, ...inParts(profile)))).large,
    );
    assert.deepEqual(quarters, ["red", "blue", "red", "blue"]);
    const printed = inkJpegOf([64, 64], PRINTED, { transform: 0, segments: inParts(profile) });
    const { colors: [left] } = await colorsIn((await write(printed)).large);
    assert.ok(isNear(left, [204, 51, 51]), String(left));
  }
});

/** Amounts of ink: a red, and a blue on half of the paper's black. */
const PRINTED: [number[], number[]] = [[0, 192, 192, 51], [255, 255, 0, 127]];

Deno.test("a JPEG of printing inks has their colors, however it was written", async () => {
  // The same as a brightness and two differences of the first three inks.
  const ycck: [number[], number[]] = [[120, 95, 223, 51], [29, 255, 106, 127]];
  const files = {
    adobe: inkJpegOf([320, 320], PRINTED, { transform: 0 }),
    plain: inkJpegOf([320, 320], PRINTED),
    ycck: inkJpegOf([320, 320], ycck, { transform: 2 }),
    turned: inkJpegOf([320, 320], PRINTED, { transform: 0, segments: [exifOf(3, "")] }),
  };
  for (const [what, file] of Object.entries(files)) {
    const { colors } = await colorsIn((await write(file)).large);
    const [left, right] = what === "turned" ? colors.toReversed() : colors;
    assert.ok(
      isNear(left, [204, 51, 51]) && isNear(right, [0, 0, 128]),
      `${what}: ${left} ${right}`,
    );
  }
});

Deno.test("a JPEG of printing inks with a profile has the colors of its printing press", async () => {
  // Ink 1 makes the paper red, whatever the others do; L, a and b in 16 bits.
  const white = [0xff00, 0x8000, 0x8000];
  const red = [0x8800, 0xd000, 0xc300];
  const colors = Array.from({ length: 16 }, (_, nth) => nth < 8 ? white : red).flat();
  const words = (all: number[]) => bytesOf(...all.map((value) => numberOf(value, 2)));
  const ends = words(Array.from({ length: 14 }, (_, nth) => nth % 2 * 0xffff));
  const table = bytesOf(
    "mft2\0\0\0\0\x04\x03\x02\0",
    new Uint8Array(36),
    words([2, 2]),
    ends.slice(0, 16),
    words(colors),
    ends.slice(16),
  );
  const press = profileOf("CMYK", { A2B0: table }, "Lab ");
  const inks: [number[], number[]] = [[0, 255, 255, 255], [255, 0, 0, 0]];
  const file = inkJpegOf([320, 320], inks, { transform: 0, segments: inParts(press) });
  const { colors: [left, right] } = await colorsIn((await write(file)).large);
  assert.ok(isNear(left, [255, 255, 255]) && isNear(right, [255, 0, 0]), `${left} ${right}`);
});

function isNear(color: number[] | undefined, expected: number[]): boolean {
  return expected.every((value, nth) => Math.abs(value - (color?.[nth] ?? -99)) <= 12);
}

Deno.test("a picture that is large enough once it is turned is taken, and its chosen part is of what is shown", async () => {
  const exif = (orientation: number) => exifOf(orientation, "");
  // Stored upright, shown as a banner: the left half is at the top, or at the bottom.
  for (const [orientation, quarters] of [[6, "red"], [8, "blue"]] as const) {
    const upload = await jpegOf(200, 600, exif(orientation));
    const { large } = await write(upload, "banner");
    const seen = await lookAt(large);
    assert.deepEqual([seen.width, seen.height], [600, 200]);
    assert.deepEqual(seen.quarters.slice(0, 2), [quarters, quarters]);
  }
  assert.match(
    await refusalOf(pngOf(500, 63, pngChunk("eXIf", tiffOf(6)))),
    /this one has 63 × 500\./,
  );
});

Deno.test("what can't be decoded is refused", async () => {
  const png = pngOf(300, 300);
  const refused = [
    png.slice(0, png.length - 60),
    (await webpOf(300, 300)).slice(0, 200),
    webpWith(["VP8L", bytesOf("\x2f\x3f\xc0\x0f\0", "\xff".repeat(50))]),
  ];
  for (const file of refused) assert.match(await refusalOf(file), /The file is damaged\./);
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
    /The file is damaged\./,
  );
});
