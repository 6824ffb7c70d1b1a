import assert from "node:assert/strict";
import { LANGUAGE_TAGS } from "../../src/core/locales/language_tags.ts";
import { maxFormBytes } from "../../src/site/web/forms/take_form.ts";
import {
  UPLOAD_ANSWERED_MS,
  UPLOAD_MAX_BYTES,
  UPLOAD_READ_MS,
} from "../../src/site/web/forms/take_upload.ts";
import { ROUTES } from "../../src/service/web/routes.ts";
import { hasTool, runTool } from "../support/processes/host_tools.ts";
import { HOOK_CERTIFICATE, HOOK_KEY } from "../support/network/tls_identity.ts";

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

Deno.test("nginx and Caddy let pass each form that the service takes", async () => {
  const limits = {
    "nginx.conf": nginxLimit(await Deno.readTextFile(new URL("nginx.conf", FOLDER))),
    Caddyfile: caddyLimit(await Deno.readTextFile(new URL("Caddyfile", FOLDER))),
  };
  for (const [method, route, audience, , options] of ROUTES) {
    if (method !== "POST") continue;
    const path = route.replace(/:\w+/g, "x");
    const takesFile = audience === "uploader" || Object(audience).uploads === true;
    const needed = takesFile ? UPLOAD_MAX_BYTES : maxFormBytes(options, LANGUAGE_TAGS.length);
    for (const [name, limitOf] of Object.entries(limits)) {
      const limit = limitOf(path);
      assert.ok(limit > needed, `${name}, ${path}: ${limit}`);
      assert.ok(takesFile || limit < 17 * needed, `${name}, ${path}: ${limit}`);
    }
  }
});

/** Returns how nginx limits the body of a request to a path: by the first location that matches. */
function nginxLimit(sample: string): (path: string) => number {
  const unit = { k: 1_024, m: 1_048_576 };
  const read = (text: string) => {
    const [, size, of] = /client_max_body_size (\d+)([km]);/.exec(text) ?? [];
    return Number(size) * (of === "k" ? unit.k : unit.m);
  };
  const locations = [...sample.matchAll(/location ~ (\S+) \{([^}]*)\}/g)];
  return (path) =>
    read(locations.find(([, pattern = ""]) => new RegExp(pattern).test(path))?.[2] ?? sample);
}

/** Returns how Caddy limits it: by each named pattern that matches, or doesn't. */
function caddyLimit(sample: string): (path: string) => number {
  const unit = { KB: 1_000, MB: 1_000_000 };
  const rules = [...sample.matchAll(/@(\w+) (not )?path_regexp (\S+)/g)];
  return (path) => {
    const sizes = rules.filter(([, , not, pattern = ""]) =>
      new RegExp(pattern).test(path) === (not === undefined)
    ).map(([, name]) => {
      const size = new RegExp(`request_body @${name} \\{\\s*max_size (\\d+)(KB|MB)`);
      const [, count, of] = size.exec(sample) ?? [];
      return Number(count) * (of === "KB" ? unit.KB : unit.MB);
    });
    return Math.min(...sizes);
  };
}

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
