/**
 * Game servers of three protocols that answer at once, and one that never does. Prints their ports as JSON, and
 * ends with its standard input, so that it outlives no bench.
 */
import {
  startBedrockServer,
  startJavaServer,
  startSourceServer,
  startUdpServer,
} from "../../../demo/game_servers.ts";

const java = await startJavaServer();
const bedrock = await startBedrockServer();
const source = await startSourceServer();
const silent = await startUdpServer(() => undefined);
const games = { java, bedrock, source, silent };
console.log(
  JSON.stringify(Object.fromEntries(Object.entries(games).map(([name, { port }]) => [name, port]))),
);
for await (const _ of Deno.stdin.readable);
Deno.exit();
