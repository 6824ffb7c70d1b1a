/**
 * Runs a task with the settings of a file, such as /etc/voteboard.env, which it reads as systemd does. A shell reads
 * such a file differently: in `SITE_NAME=My Votes`, it takes `Votes` for a command.
 */
import { fileURLToPath } from "node:url";
import { readSettings } from "./read_settings.ts";

const USAGE =
  "Usage: deno task with FILE TASK [ARGUMENT ...], such as with /etc/voteboard.env doctor";

/** Matches a name with a prefix that only shells understand. systemd ignores such a line. */
const OF_A_SHELL = /^(?:export|set|declare|readonly|\$env:)\s*([A-Z][A-Z\d_]*)$/i;

const [file, ...task] = Deno.args;
if (["--help", "-h"].includes(file ?? "")) {
  console.log(USAGE);
  Deno.exit(0);
}
if (file === undefined || task.length === 0) {
  console.error(USAGE);
  Deno.exit(2);
}
const cwd = Deno.env.get("INIT_CWD") ?? Deno.cwd();
const settings = await Deno.readTextFile(new URL(file, `file://${cwd}/`)).then(
  readSettings,
  ({ message }) => {
    console.error(`Cannot read the settings: ${message}`);
    Deno.exit(1);
  },
);
for (const [, name] of Object.keys(settings).flatMap((one) => [OF_A_SHELL.exec(one) ?? []])) {
  if (name) console.error(`Not read: the line of ${name} must begin with ${name}=`);
}
const config = fileURLToPath(new URL("../deno.json", import.meta.url));
const { code } = await new Deno.Command(Deno.execPath(), {
  args: ["task", "--quiet", "--config", config, ...task],
  cwd,
  env: settings,
}).spawn().status;
Deno.exit(code);
