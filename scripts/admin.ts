/** The operator's command line. Works while the service runs, with an embedded database or any other. */
import { openDatabase } from "../embedded/launcher/database.ts";
import { runCommand } from "../src/service/cli/command.ts";
import { COMMANDS } from "../src/service/cli/commands.ts";

const status = await runCommand(COMMANDS, Deno.args, {
  env: Deno.env.toObject(),
  readInput: () => new Response(Deno.stdin.readable).text(),
  openDatabase,
  print: (text) => console.log(text),
  complain: (sentence) => console.error(sentence),
});
Deno.exit(status);
