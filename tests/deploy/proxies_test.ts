import assert from "node:assert/strict";
import { UPLOAD_ANSWERED_MS, UPLOAD_READ_MS } from "../../src/web/forms/take_upload.ts";
import { hasTool, runTool } from "../support/host_tools.ts";
import { HOOK_CERTIFICATE, HOOK_KEY } from "../support/tls_identity.ts";

const FOLDER = new URL("../../deploy/proxies/", import.meta.url);

Deno.test({
  name: "nginx takes its sample as it stands",
  ignore: !hasTool("nginx"),
  fn: () =>
    withSample("nginx.conf", async (sample, folder) => {
      const main = `${folder}/main.conf`;
      await Deno.writeTextFile(
        main,
        `error_log stderr; pid ${folder}/pid; events {} http { include ${sample}; }`,
      );
      await assertTaken("nginx", ["-t", "-p", folder, "-c", main]);
    }),
});

Deno.test({
  name: "HAProxy takes its sample without a warning",
  ignore: !hasTool("haproxy"),
  fn: () =>
    withSample("haproxy.cfg", (sample) => assertTaken("haproxy", ["-c", "-dW", "-f", sample])),
});

Deno.test({
  name: "Caddy takes its sample for two processes",
  ignore: !hasTool("caddy"),
  fn: () =>
    withSample("Caddyfile", async (sample, folder) => {
      const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder };
      const args = ["--config", sample, "--adapter", "caddyfile"];
      await assertTaken("caddy", ["validate", ...args], env);
      const { said } = await runTool("caddy", ["adapt", ...args], {
        ...env,
        UPSTREAMS: "voteboard-1:8000 voteboard-2:8000",
      });
      assert.match(
        said,
        /"upstreams":\[\{"dial":"voteboard-1:8000"\},\{"dial":"voteboard-2:8000"\}\]/,
      );
    }),
});

Deno.test("every proxy sends a key's requests to one process", async () => {
  const routes = {
    "nginx.conf": /default \$http_authorization;[^]*hash \$voteboard_route consistent;/,
    "haproxy.cfg": /req\.hdr\(authorization\)[^]*balance hash var\(txn\.route\)/,
    "Caddyfile": /lb_policy header Authorization/,
  };
  for (const [name, route] of Object.entries(routes)) {
    assert.match(await Deno.readTextFile(new URL(name, FOLDER)), route, name);
  }
});

Deno.test("every proxy waits longer for a picture than the service does", async () => {
  const waits: [file: string, line: RegExp, atLeastMs: number][] = [
    ["nginx.conf", /proxy_send_timeout (\d+s);/, UPLOAD_READ_MS],
    ["nginx.conf", /proxy_read_timeout (\d+s);/, UPLOAD_ANSWERED_MS],
    ["haproxy.cfg", /timeout server (\d+s)/, UPLOAD_ANSWERED_MS],
    ["Caddyfile", /read_body (\d+m)/, UPLOAD_READ_MS],
    ["Caddyfile", /write (\d+m)/, UPLOAD_ANSWERED_MS],
  ];
  for (const [file, line, atLeastMs] of waits) {
    const [, time = ""] = line.exec(await Deno.readTextFile(new URL(file, FOLDER))) ?? [];
    const ms = parseInt(time) * (time.endsWith("m") ? 60_000 : 1_000);
    assert.ok(ms >= atLeastMs + 20_000, `${file}: ${line} ${time}`);
  }
});

/** Hands on a copy of a sample whose certificate lies in the copy's folder. */
async function withSample(
  name: string,
  use: (file: string, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir();
  const file = `${folder}/${name}`;
  const text = await Deno.readTextFile(new URL(name, FOLDER));
  const pem = `${folder}/both.pem`;
  await Deno.writeTextFile(file, text.replaceAll(/\/etc\/\S+\.pem/g, pem));
  await Deno.writeTextFile(pem, HOOK_CERTIFICATE + HOOK_KEY);
  await use(file, folder);
  await Deno.remove(folder, { recursive: true });
}

async function assertTaken(
  name: string,
  args: string[],
  env?: Record<string, string>,
): Promise<void> {
  const { success, said } = await runTool(name, args, env);
  assert.ok(success, said);
}
