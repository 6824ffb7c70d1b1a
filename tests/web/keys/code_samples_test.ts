import assert from "node:assert/strict";
import { sampleFor, SAMPLES } from "../../../src/web/keys/code_samples.tsx";
import { signListing } from "../../../src/sending/signature.ts";
import { openOwner, PANEL } from "../../support/owner.ts";
import { openWorld } from "../../support/world.ts";

const SECRET = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";
const BODY = `{"event":"vote","username":"Steve_01","note":"ü"}`;

/** How long an interpreter may take to start on a busy machine, in milliseconds. */
const START_WITHIN_MS = 20_000;

/** How each language runs a file. */
const PROGRAMS: Record<string, { file: string; run: string[]; serve: (port: number) => string[] }> =
  {
    JavaScript: { file: "sample.mjs", run: ["node"], serve: () => ["node"] },
    Python: { file: "sample.py", run: ["python3"], serve: () => ["python3"] },
    PHP: { file: "sample.php", run: ["php"], serve: (port) => ["php", "-S", `127.0.0.1:${port}`] },
    Java: { file: "Sample.java", run: ["java"], serve: () => ["java"] },
  };

Deno.test("the panel shows every sample as text, with this site's own address in it", async () => {
  await using world = await openWorld();
  const { html } = await (await openOwner(world)).get(PANEL);
  const shown = Array.from(
    html.matchAll(/<pre id="[^"]+"[^>]*>(.*?)<\/pre>/gs),
    ([, code]) => code,
  );
  assert.equal(shown.length, 8);
  assert.equal(shown.filter((code) => code?.includes("http://localhost")).length, 4);
  assert.ok(!html.includes("voteboard.example") && !html.includes("<?php"));
});

for (const { language, check, verify } of SAMPLES) {
  const program = PROGRAMS[language] ?? assert.fail(language);
  // Where nothing may be skipped, a missing language is a failure.
  const ignore = !isInstalled(program.run[0] ?? "") && Deno.env.get("CI") !== "true";

  Deno.test({
    name: `the ${language} sample asks whether a player has voted, and fails without an answer`,
    ignore,
    async fn() {
      await using world = await openWorld();
      const server = await world.server();
      const { secret } = await world.key(server);
      await world.account("Steve_01");
      await world.account("Alex");
      await world.vote(server, "Steve_01");
      await using http = Deno.serve(
        { port: 0, hostname: "127.0.0.1", onListen: () => {} },
        (request) => world.app.fetch(request, { remoteAddress: "127.0.0.1" }),
      );
      const code = sampleFor(check, `http://127.0.0.1:${http.addr.port}`);
      await using sample = await writeSample(program.file, code);
      const ask = (name: string, key: string) =>
        new Deno.Command(program.run[0] ?? "", {
          args: [...program.run.slice(1), sample.path, name],
          env: { VOTEBOARD_KEY: key },
        }).output();
      const [voted, not, failed] = [
        await ask("Steve_01", secret),
        await ask("Alex", secret),
        await ask("Steve_01", "vb_wrong"),
      ];
      const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes).trim();
      assert.deepEqual([voted.code, text(voted.stdout)], [0, "has voted"], text(voted.stderr));
      assert.deepEqual([not.code, text(not.stdout)], [0, "has not voted"], text(not.stderr));
      assert.notEqual(failed.code, 0);
    },
  });

  Deno.test({
    name: `the ${language} sample takes our webhooks, and refuses forged, altered and old ones`,
    ignore,
    async fn() {
      const port = freePort();
      await using sample = await writeSample(program.file, verify);
      const [command = "", ...args] = program.serve(port);
      await using _ = spawn(command, [...args, sample.path], {
        PORT: String(port),
        VOTEBOARD_WEBHOOK_SECRET: SECRET,
      });
      const url = `http://127.0.0.1:${port}/`;
      const now = Math.floor(Date.now() / 1000);
      const good = signListing(SECRET, now, BODY);
      assert.equal(await postWhenUp(url, good, BODY), 204);
      const bad: [string, string | null, string][] = [
        ["another secret", signListing(`${SECRET}x`, now, BODY), BODY],
        ["another body", good, BODY.replace("Steve_01", "Steve_02")],
        ["another time", good.replace(String(now), String(now - 1)), BODY],
        ["an old one", signListing(SECRET, now - 310, BODY), BODY],
        ["one from the future", signListing(SECRET, now + 400, BODY), BODY],
        ["no signature", null, BODY],
        ["half a signature", good.slice(0, -1), BODY],
        ["two signatures", `${good},v1=${"0".repeat(64)}`, BODY],
      ];
      for (const [name, signature, body] of bad) {
        assert.equal(await post(url, signature, body), 403, name);
      }
    },
  });
}

function isInstalled(command: string): boolean {
  try {
    return new Deno.Command(command, { args: ["--version"], stdout: "null", stderr: "null" })
      .outputSync().success;
  } catch {
    console.warn(`Samples skipped: no ${command} found`);
    return false;
  }
}

async function writeSample(name: string, code: string) {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/${name}`;
  await Deno.writeTextFile(path, code);
  return { path, [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }) };
}

function spawn(command: string, args: string[], env: Record<string, string>) {
  const child = new Deno.Command(command, { args, env, stdout: "null", stderr: "null" }).spawn();
  return {
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await child.status;
    },
  };
}

function freePort(): number {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  return listener.addr.port;
}

async function postWhenUp(url: string, signature: string, body: string): Promise<number> {
  for (const deadline = performance.now() + START_WITHIN_MS; performance.now() < deadline;) {
    const status = await post(url, signature, body).catch(() => undefined);
    if (status !== undefined) return status;
    await new Promise((done) => setTimeout(done, 50));
  }
  assert.fail("the sample does not listen");
}

async function post(url: string, signature: string | null, body: string): Promise<number> {
  const headers = new Headers({ "X-Listing-Vote": crypto.randomUUID() });
  if (signature !== null) headers.set("X-Listing-Signature", signature);
  const response = await fetch(url, { method: "POST", headers, body });
  await response.body?.cancel();
  return response.status;
}
