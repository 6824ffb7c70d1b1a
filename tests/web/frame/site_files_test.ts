import assert from "node:assert/strict";
import { inkOn } from "../../../src/site/web/frame/site_files.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("favicon.ico and the touch icon are what their names say", async () => {
  await using world = await openWorld();
  const ico = await world.get("/favicon.ico");
  assert.equal(ico.headers.get("content-type"), "image/x-icon");
  const bytes = await ico.bytes();
  assert.deepEqual([...bytes.subarray(0, 8)], [0, 0, 1, 0, 1, 0, 32, 32]);
  const image = new DataView(bytes.buffer, bytes.byteOffset);
  assert.equal(image.getUint32(14, true) + image.getUint32(18, true), bytes.length);
  const touch = await (await world.get("/apple-touch-icon.png")).bytes();
  for (const [png, size] of [[bytes.subarray(22), 32], [touch, 180]] as const) {
    assert.deepEqual([...png.subarray(0, 4)], [0x89, 0x50, 0x4e, 0x47]);
    assert.equal(new DataView(png.buffer, png.byteOffset).getUint32(16), size);
  }
});

Deno.test("the text on any accent has a contrast of 4.5 to 1 or more", () => {
  for (let color = 0; color <= 0xffffff; color += 4_099) {
    const hex = `#${color.toString(16).padStart(6, "0")}`;
    const one = luminance(hex);
    const other = luminance(inkOn(hex));
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    assert.ok(ratio >= 4.5, `${hex}: ${ratio}`);
  }
});

/** As WCAG 2.2 has it. */
function luminance(hex: string): number {
  const shares = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4));
  return [0.2126, 0.7152, 0.0722].reduce(
    (sum, weight, nth) => sum + weight * (shares[nth] ?? 0),
    0,
  );
}
