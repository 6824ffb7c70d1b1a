import { PROJECT } from "../../embedded/launcher/project.ts";
import { eventually } from "./processes.ts";
import { answers } from "./valkey.ts";

const PROGRAM = "/usr/sbin/nginx";

/** The sample that hosts copy, and what stands in it for the processes. */
const SAMPLE = `${PROJECT}/deploy/proxies/several.nginx.conf`;
const SERVER = /^ *server 127\.0\.0\.1:\d+ max_fails=0;\n/gm;

/** A real nginx with the sample's lines. `await using` ends it. */
export interface Nginx extends AsyncDisposable {
  url: string;
}

let noticePrinted = false;

/** Whether tests with an nginx can run; see `hasPgBouncer`. */
export function hasNginx(): boolean {
  try {
    return Deno.statSync(PROGRAM).isFile;
  } catch {
    if (Deno.env.get("CI") === "true") throw new Error("Cannot test with nginx: none found");
    if (!noticePrinted) console.warn("nginx tests skipped: install nginx to run them");
    noticePrinted = true;
    return false;
  }
}

/** Starts nginx in front of those ports: with the sample as it is, or `inTurn`, whatever the key. */
export async function startNginx(
  ports: number[],
  { inTurn = false }: { inTurn?: boolean } = {},
): Promise<Nginx> {
  const folder = await Deno.makeTempDir({ prefix: "voteboard-nginx-" });
  await Deno.chmod(folder, 0o777);
  const port = freePort();
  const servers = ports.map((one) => `    server 127.0.0.1:${one} max_fails=0;\n`);
  let rest = servers.join("");
  let lines = (await Deno.readTextFile(SAMPLE))
    .replace(SERVER, () => [rest, rest = ""][0] ?? "")
    .replace("listen 127.0.0.1:8000;", `listen 127.0.0.1:${port};`);
  if (inTurn) lines = lines.replace(/^ *hash .*\n/m, "");
  const file = `${folder}/nginx.conf`;
  await Deno.writeTextFile(file, settingsFile(folder, lines));
  const child = new Deno.Command(PROGRAM, {
    args: ["-c", file, "-e", `${folder}/error.log`, "-g", "daemon off;"],
    stdout: "null",
    stderr: "null",
  }).spawn();
  await eventually("nginx listens", () => answers(port));
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await child.status;
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** A port that nobody listens on. */
export function freePort(): number {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return listener.addr.port;
}

function settingsFile(folder: string, lines: string): string {
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`);
  return `worker_processes 2;
pid ${folder}/pid;
events { worker_connections 1024; }
http {
access_log off;
${places.join("\n")}
${lines}
}
`;
}
