import { PROJECT } from "../../../embedded/launcher/project.ts";
import { startTool } from "../processes/host_tools.ts";
import { eventually } from "../processes/processes.ts";
import { answers, freePort } from "./ports.ts";

/** A proxy for which the project has a sample. */
export type ProxyName = keyof typeof PROXIES;

/** A real proxy with the settings of the sample, except for port and certificate. `await using` ends it. */
export interface Proxy extends AsyncDisposable {
  url: string;
}

/** Functions that adapt a sample to a port without TLS, and that start the program. */
interface Settings {
  sample: string;
  /** A process's line, with its port; absent where variables name the processes. */
  server?: RegExp;
  lines: (sample: string, port: number, folder: string) => string;
  args: (file: string, folder: string) => string[];
  env?: (port: number, ports: number[]) => Record<string, string>;
}

const PROXIES = {
  nginx: {
    sample: "nginx.conf",
    server: /^ *server 127\.0\.0\.1:(\d+) .*;\n/gm,
    lines: (sample, port, folder) =>
      nginxFile(
        sample.replace(/^server \{\n *listen 80;[^]*?^\}\n/m, "")
          .replace(/^ *ssl_certificate.*\n/gm, "")
          .replace("listen 443 ssl;", `listen 127.0.0.1:${port};`),
        folder,
      ),
    args: (file, folder) => ["-c", file, "-e", `${folder}/error.log`, "-g", "daemon off;"],
  },
  haproxy: {
    sample: "haproxy.cfg",
    server: /^ *server \S+ 127\.0\.0\.1:(\d+)( backup no-check)?\n/gm,
    lines: (sample, port) => sample.replace(/bind :443 ssl .*/, `bind 127.0.0.1:${port}`),
    args: (file) => ["-db", "-f", file],
  },
  caddy: {
    sample: "Caddyfile",
    lines: (sample) => sample.replace(/^\{\n/m, "{\n\tadmin off\n"),
    args: (file) => ["run", "--adapter", "caddyfile", "--config", file],
    // As in Compose.
    env: (port, ports) => ({
      DOMAIN: `http://127.0.0.1:${port}`,
      UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(" "),
    }),
  },
} satisfies Record<string, Settings>;

/** All proxies that have a sample. */
export const PROXY_NAMES: readonly ProxyName[] = ["nginx", "haproxy", "caddy"];

/** Starts a proxy in front of those ports: with its sample's routes, or `inTurn` for all keys (nginx only). */
export async function startProxy(
  name: ProxyName,
  ports: number[],
  { inTurn = false }: { inTurn?: boolean } = {},
): Promise<Proxy> {
  const settings: Settings = PROXIES[name];
  const folder = await Deno.makeTempDir({ prefix: `voteboard-${name}-` });
  await Deno.chmod(folder, 0o777);
  const port = freePort();
  const sample = await Deno.readTextFile(`${PROJECT}/deploy/proxies/${settings.sample}`);
  const { server } = settings;
  const own = server ? withServers(sample, server, ports) : sample;
  let lines = settings.lines(own, port, folder);
  if (inTurn) lines = lines.replace(/^ *hash .*\n/m, "");
  const file = `${folder}/settings`;
  await Deno.writeTextFile(file, lines);
  const env = { HOME: folder, ...settings.env?.(port, ports) };
  const child = startTool(name, settings.args(file, folder), env);
  await eventually(`${name} listens`, () => answers(port));
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await child.status;
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** Writes a line for each port in place of the sample's first of a kind, and none in place of its others. */
function withServers(sample: string, server: RegExp, ports: number[]): string {
  const kinds = new Set<string>();
  return sample.replace(server, (line: string, old: string, kind?: string) => {
    if (kinds.has(kind ?? "")) return "";
    kinds.add(kind ?? "");
    return ports.map((port, nth) => line.replace(old, `${port}`).replace("one", `one${nth}`))
      .join("");
  });
}

function nginxFile(lines: string, folder: string): string {
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
