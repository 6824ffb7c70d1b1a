import assert from "node:assert/strict";
import { openDoor, waits } from "../support/api/door.ts";
import { startPostgresProxy } from "../support/database/postgres_proxy.ts";

/** The promise of v1, and milliseconds that a busy machine may add. */
const ANSWER_WITHIN_MS = 2_000 + 800;

const CHECK = "?object=votes&element=claim&key={key}&username=Steve_01";

for (const [how, take] of [["stopped", "stop"], ["silent", "hold"]] as const) {
  Deno.test({
    name: `with Postgres ${how} a check and a claim are 503 within 2 s`,
    sanitizeOps: false,
    sanitizeResources: false,
    async fn() {
      let proxy: ReturnType<typeof startPostgresProxy> | undefined;
      await using door = await openDoor({
        through: (url) => (proxy = startPostgresProxy(url)).url,
        timeoutFactor: 1,
      });
      await using _ = proxy;
      const { id } = await door.world.account("Steve_01");
      await waits(door, id);
      assert.equal((await door.ask(CHECK)).body, "1");
      proxy?.[take]();
      await Promise.all([CHECK, `${CHECK}&action=post`, CHECK.replace("{key}", "x")].map(
        async (query) => {
          const startedAt = performance.now();
          const { status, body } = await door.ask(query);
          assert.ok(performance.now() - startedAt < ANSWER_WITHIN_MS);
          const expected = query.includes("=x")
            ? [401, "Error: this key does not work"]
            : [503, "Error: try later"];
          assert.deepEqual([status, body], expected);
        },
      ));
      if (take === "hold") proxy?.release();
      else await proxy?.start();
    },
  });
}
