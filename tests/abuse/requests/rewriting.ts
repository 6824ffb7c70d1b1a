/**
 * A process that writes a picture again, and prints by how many bytes it grew, and how many came out. Arguments: the
 * path of the file.
 */
import { createRewriter } from "../../../src/site/pictures/rewrite.ts";

const upload = await Deno.readFile(Deno.args[0] ?? "");
const before = Deno.memoryUsage().rss;
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, Deno.memoryUsage().rss);
}, 2);
const outcome = await createRewriter({ withinMs: 120_000 })(upload, {
  kind: "banner",
  network: undefined,
})
  .then(({ large }) => large.length, ({ message }) => message);
clearInterval(watch);
console.log(JSON.stringify({ grown: most - before, outcome }));
