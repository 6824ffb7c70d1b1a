import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { issueKey } from "../../../src/core/keys/issue_key.ts";
import { UPLOAD_MAX_BYTES } from "../../../src/site/web/forms/take_upload.ts";
import { hasTool } from "../../support/processes/host_tools.ts";
import { type Bytes, bytesOf, pngChunk, pngOf } from "../../support/pages/pictures.ts";
import { freePort } from "../../support/network/ports.ts";
import { eventually } from "../../support/processes/processes.ts";
import { PROXY_NAMES, startProxy } from "../../support/network/proxies.ts";
import { PATIENT, startOne } from "../../support/several.ts";
import { FROM_HERE, openPerson } from "../../support/people/visitor.ts";
import { openWorld, UNASKED, type World } from "../../support/world.ts";
import { serve } from "../../support/network/loopback.ts";
import { listGame } from "../../support/network/listed_game.ts";

/** The longest that a claim may wait. */
const WAIT_SECONDS = 25;

/** A phone's line: slower than the ten seconds that a form may take. */
const SLOW = { pieces: 10, everyMs: 1_250 };

/** Milliseconds for 15 s of a proxy that looks now and then. */
const HEADERS_WITHIN_MS = 30_000;

/** Connections that one address may have, and milliseconds for which each is held. */
const PER_ADDRESS_MAX = 512;
const HOLD_MS = 4_000;

const installed = PROXY_NAMES.filter(hasTool);

/** A picture of the largest size in the form of its page; decoders refuse longer chunks. */
function pictureForm(): Bytes {
  const room = UPLOAD_MAX_BYTES - pngOf(64, 64).length;
  const lengths = Array.from({ length: 8 }, (_, nth) => Math.floor((room + nth) / 8) - 12);
  const file = pngOf(64, 64, ...lengths.map((length) => pngChunk("prIv", new Uint8Array(length))));
  assert.equal(file.length, UPLOAD_MAX_BYTES);
  const head = 'Content-Disposition: form-data; name="logo"; filename="logo.png"';
  return bytesOf(`--line\r\n${head}\r\nContent-Type: image/png\r\n\r\n`, file, "\r\n--line--\r\n");
}

function slowly(bytes: Bytes): ReadableStream<Bytes> {
  const size = Math.ceil(bytes.length / SLOW.pieces);
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      if (sent > 0) await new Promise((done) => setTimeout(done, SLOW.everyMs));
      controller.enqueue(bytes.slice(sent, sent += size));
      if (sent >= bytes.length) controller.close();
    },
  }, { highWaterMark: 0 });
}

/** An owner with an approved server: a cookie, and a key of a plugin. */
async function openOwnerOf(world: World, name: string) {
  const { cookies } = await openPerson(world, name);
  const { slug } = await listGame(world, { owner: name, name, ...UNASKED });
  const { secret } = await issueKey(world.context, slug, {
    name: "plugin",
    scopes: ["rewards", "read"],
    ...world.act,
  });
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return { slug, cookie, authorization: `Bearer ${secret}` };
}

async function outcomeOf(asked: Promise<Response>): Promise<string> {
  const answer = await asked.catch((error) => new Response(null, { statusText: `${error}` }));
  await answer.body?.cancel();
  return answer.headers.get("location") ?? `${answer.status} ${answer.statusText}`;
}

/** Sends requests that a proxy may cut or refuse, and returns their results. */
async function tryAll(url: string, owner: Awaited<ReturnType<typeof openOwnerOf>>, form: Bytes) {
  const { slug, cookie, authorization } = owner;
  const type = "multipart/form-data; boundary=line";
  const send = (body: BodyInit) =>
    fetch(`${url}/my/servers/${slug}/pictures`, {
      method: "POST",
      headers: { ...FROM_HERE, cookie, "content-type": type },
      redirect: "manual",
      body,
    });
  const claim = (body: string) =>
    fetch(`${url}/rewards/v1/claims`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body,
    });
  const read = (more: string, cookie = "") =>
    fetch(`${url}/api/v1/vote-check?username=a${more}`, { headers: { authorization, cookie } });
  const claim_id = crypto.randomUUID();
  const asked = {
    picture: send(form),
    slowPicture: send(slowly(form)),
    claim: claim(JSON.stringify({ claim_id, all_players: true, wait_seconds: WAIT_SECONDS })),
    longBody: claim(JSON.stringify({ claim_id, all_players: true }).padEnd(65_536)),
    longHeader: read("", `other=${"a".repeat(64_000)}`),
    longAddress: read(`&more=${"a".repeat(60_000)}`),
  };
  const outcomes = Object.entries(asked).map(async ([name, one]) => [name, await outcomeOf(one)]);
  return Object.fromEntries(await Promise.all(outcomes));
}

Deno.test({
  name: "pictures, slow lines, long headers and waiting claims pass every proxy",
  ignore: installed.length === 0,
  async fn() {
    await using world = await openWorld({ now: new Date() });
    const env = { DATABASE_URL: world.databaseUrl };
    await using service = await startOne(env, { altered: PATIENT });
    const form = pictureForm();
    const saved = "/edit?notice=picture_saved";
    await Promise.all(installed.map(async (name) => {
      await using proxy = await startProxy(name, [service.port]);
      const startedAt = performance.now();
      assert.deepEqual(await tryAll(proxy.url, await openOwnerOf(world, name), form), {
        picture: `/my/servers/${name}${saved}`,
        slowPicture: `/my/servers/${name}${saved}`,
        claim: "200 OK",
        longBody: "200 OK",
        longHeader: "200 OK",
        longAddress: "200 OK",
      }, name);
      assert.ok(performance.now() - startedAt > (WAIT_SECONDS - 1) * 1000, "the claim waited");
    }));
  },
});

Deno.test({
  name: "no proxy answers a plugin that reads 0, 1 or 2 with a digit while no process runs",
  ignore: installed.length === 0,
  async fn() {
    await Promise.all(installed.map(async (name) => {
      await using proxy = await startProxy(name, [freePort()]);
      const answer = await fetch(`${proxy.url}/api/?object=votes&element=claim&key=none`);
      assert.ok(answer.status >= 500, `${name}: ${answer.status}`);
      assert.match(await answer.text(), /^[^0-9]*$/, name);
    }));
  },
});

Deno.test({
  name: "each proxy ends half-sent requests, and limits what an address may hold open",
  ignore: installed.length === 0,
  async fn() {
    await using site = serve(() =>
      new Promise((done) => setTimeout(() => done(new Response("hello")), HOLD_MS))
    );
    await Promise.all(installed.map(async (name) => {
      await using proxy = await startProxy(name, [site.port]);
      const port = Number(new URL(proxy.url).port);
      const half = await Deno.connect({ hostname: "127.0.0.1", port });
      await half.write(new TextEncoder().encode("GET / HTTP/1.1\r\nHost: localhost\r\nX-Never-"));
      let isOver = false;
      void text(half.readable).catch(() => "reset").then(() => isOver = true);
      await eventually(`${name} ends it`, () => isOver, { withinMs: HEADERS_WITHIN_MS });
      if (name === "caddy") return; // it has no such limit
      const asked = Array.from({ length: PER_ADDRESS_MAX + 20 }, () => outcomeOf(fetch(proxy.url)));
      const outcomes = await Promise.all(asked);
      const answered = outcomes.filter((outcome) => outcome === "200 OK").length;
      assert.ok(answered <= PER_ADDRESS_MAX, `${name} let ${answered} in`);
      assert.ok(answered > 0.9 * PER_ADDRESS_MAX, `${name} let ${answered} in`);
    }));
  },
});
