import assert from "node:assert/strict";
import { join } from "node:path";
import { listingRow, writeArchive } from "../support/votes/archive.ts";
import { webpOf } from "../support/pages/pictures.ts";
import { openWorld } from "../support/world.ts";
import { operate } from "./imported_list.ts";

Deno.test("pictures of an archive go through the same decoder as uploads", async () => {
  await using world = await openWorld({ now: new Date() });
  await using archive = await writeArchive({
    "accounts.jsonl": [{ id: 1, username: "Steve_01" }],
    "listings.jsonl": [
      listingRow(1, { logo: "pictures/1.png" }),
      listingRow(2, { logo: "pictures/2.png" }),
    ],
  });
  await Deno.mkdir(join(archive.folder, "pictures"));
  await Deno.writeFile(join(archive.folder, "pictures/1.png"), await webpOf(256, 256));
  await Deno.writeTextFile(join(archive.folder, "pictures/2.png"), "<svg onload=alert(1)>");
  await Deno.symlink("/etc/passwd", join(archive.folder, "pictures/3.png"));
  const { faults } = await operate(world)(archive.folder);
  assert.equal(faults.length, 1);
  assert.match(faults[0] ?? "", /^listings\.jsonl:2: logo: /);
  const shown = await world.services.sql<{ name: string; logo: string | null }[]>`
    select name, logo from server order by name`;
  assert.match(shown[0]?.logo ?? "", /^[0-9a-f]{64}$/);
  assert.equal(shown[1]?.logo, null);
});
