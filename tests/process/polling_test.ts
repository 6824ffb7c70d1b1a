import assert from "node:assert/strict";
import { startJavaServer, startSourceServer } from "../../demo/game_servers.ts";
import { listGame } from "../support/network/listed_game.ts";
import { eventually } from "../support/processes/processes.ts";
import { startService } from "../support/processes/service.ts";
import { openWorld, SECRET_KEY } from "../support/world.ts";
import { wordsOf } from "../support/pages/read_page.ts";

Deno.test("the service asks game servers with its few permissions", async () => {
  await using world = await openWorld({ now: new Date() });
  await using java = await startJavaServer();
  await using source = await startSourceServer();
  await listGame(world, { game: "minecraft", port: java.port, name: "Java" });
  await listGame(world, { game: "counter-strike-2", port: source.port, name: "Source" });
  const env = { DATABASE_URL: world.databaseUrl, SECRET_KEY, WEBHOOK_ALLOW_PRIVATE: "1" };
  await using service = await startService(env);
  for (const slug of ["java", "source"]) {
    await eventually(`the players of ${slug}`, async () => {
      return wordsOf(await (await service.get(`/servers/${slug}`)).text()).includes("12 of 100");
    });
  }
  assert.ok(java.asked >= 1 && source.asked >= 1);
});
