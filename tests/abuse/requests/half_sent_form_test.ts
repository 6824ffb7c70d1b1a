import assert from "node:assert/strict";
import { RequestState } from "../../../src/core/api/request_state.ts";
import { listen } from "../../../src/service/serving/listen.ts";
import { ENGLISH } from "../../../src/core/locales/locale.ts";
import { createPages } from "../../../src/service/web/pages.ts";
import { logWhile } from "../../support/processes/log_lines.ts";
import { eventually } from "../../support/processes/processes.ts";
import { openWorld, SITE, type World } from "../../support/world.ts";

const { errors: ERRORS } = ENGLISH.words.frame;

/** The beginning of a form, as it is announced and chunked. */
const HALVES = [
  "Content-Length: 100\r\n\r\nusername=St",
  "Transfer-Encoding: chunked\r\n\r\nb\r\nusername=St\r\n",
];

Deno.test("a client that hangs up in a form is no error in the log", async () => {
  await using world = await openWorld();
  const site = listenFor((request) => world.app.fetch(request, {}));
  for (const half of HALVES) {
    let lines = "";
    lines = await logWhile(async () => {
      const client = await Deno.connect({ hostname: "127.0.0.1", port: site.port });
      await client.write(formOf(half));
      await eventually("the form is taken", () => site.asked.size > 0);
      client.close();
      await Promise.all(site.asked);
    });
    site.asked.clear();
    assert.match(lines, /"path":"\/sign-in","status":400/, half);
    assert.doesNotMatch(lines, /"level":"(error|warn)"/, half);
  }
  await site.shutdown();
});

Deno.test("a form that never ends is refused, and told that its connection ends", async () => {
  await using world = await openWorld();
  const pages = hurriedPages(world);
  const site = listenFor(async (request) => await pages.fetch(request, new RequestState({})));
  for (const half of HALVES) {
    const client = await Deno.connect({ hostname: "127.0.0.1", port: site.port });
    await client.write(formOf(half));
    const reader = client.readable.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    while (!text.includes("</html>")) text += (await reader.read()).value ?? assert.fail(text);
    assert.match(text, /^HTTP\/1\.1 408 /, half);
    assert.match(text, /connection: close/, half);
    assert.ok(text.includes(`<h1>${ERRORS.halfSent}</h1>`), half);
    await reader.cancel();
  }
  await site.shutdown();
});

Deno.test("a form that is too long is refused however it is sent", async () => {
  await using world = await openWorld();
  const site = listenFor((request) => world.app.fetch(request, {}));
  const long = "a".repeat(70_000);
  for (const body of [long, new Blob([long]).stream()]) {
    const answer = await fetch(`http://127.0.0.1:${site.port}/sign-in`, {
      method: "POST",
      body,
      headers: { Origin: SITE.baseUrl, "Content-Type": "application/x-www-form-urlencoded" },
    });
    assert.equal(answer.status, 413);
    await answer.body?.cancel();
  }
  await site.shutdown();
});

function formOf(rest: string): Uint8Array {
  return new TextEncoder().encode(
    `POST /sign-in HTTP/1.1\r\nHost: localhost\r\nOrigin: ${SITE.baseUrl}\r\n` +
      `Content-Type: application/x-www-form-urlencoded\r\n${rest}`,
  );
}

/** Listens on loopback, and keeps the answers under way. */
function listenFor(answer: (request: Request) => Promise<Response>) {
  const asked = new Set<Promise<Response>>();
  const site = listen((request) => {
    const answered = answer(request);
    asked.add(answered);
    return answered;
  }, { host: "127.0.0.1", port: 0, onListen() {}, sentWithinMs: 0 });
  return { ...site, asked };
}

/** Pages that wait for no second packet of a form. */
function hurriedPages({ services }: World) {
  const site = { ...SITE.site, baseUrl: SITE.baseUrl };
  return createPages({ services, site, trustedProxies: [], formWithinMs: 0 });
}
