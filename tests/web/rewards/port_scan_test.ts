import assert from "node:assert/strict";
import type { Socket } from "node:net";
import { createDispatcher } from "../../../src/core/deliveries/dispatcher.ts";
import { connectVotifier } from "../../../src/reach/keys/votifier.ts";
import { findVotifiers } from "../../../src/reach/keys/connected_votifiers.ts";
import { sendTest } from "../../../src/site/keys/test_webhook.ts";
import { requireServer } from "../../../src/core/servers/require_server.ts";
import { openOwner } from "../../support/people/owner.ts";
import { CLOSED_PORT } from "../../support/network/ports.ts";
import { openSender } from "../../support/deliveries/sending.ts";
import { startVotifier } from "../../support/deliveries/votifier_receiver.ts";
import { openWorld } from "../../support/world.ts";

/** What "Save and test" may tell of a place where no Votifier is. */
const WORDS = ["connect_failed", "not_votifier", "timeout"];

const BANNER = "OpenSSH_9.6p1";

/** Services that an owner may point us at, and the word for each; a closed port needs none. */
const PORTS: [string, string, ((socket: Socket) => void) | undefined][] = [
  ["closed", "connect_failed", undefined],
  ["silent", "timeout", () => {}],
  ["SSH", "not_votifier", (socket) => socket.write(`SSH-2.0-${BANNER}\r\n`)],
  ["SMTP", "not_votifier", (socket) => socket.write(`220 ${BANNER} ESMTP\r\n`)],
  ["MySQL", "not_votifier", (socket) => socket.write(`\u0000\n${BANNER}\u0000`)],
  ["HTTP", "timeout", (socket) => socket.once("data", () => socket.end(BANNER))],
  ["HTTP that hangs up", "not_votifier", (socket) => setTimeout(() => socket.end(), 20)],
  ["reset", "not_votifier", (socket) => setTimeout(() => socket.resetAndDestroy(), 20)],
  ["flood", "not_votifier", (socket) => socket.write(BANNER.repeat(1_000))],
];

Deno.test("a port scan by Save and test learns three words only", async () => {
  await using world = await openWorld();
  await using sender = openSender({ responseTimeoutMs: 1_000 });
  const dispatcher = createDispatcher({ ...world.services, sender });
  const steve = await openOwner(world);
  const { id: serverId } = await requireServer(world.services.sql, "caves");
  const learnt = new Set<string>();
  for (const [what, word, play] of PORTS) {
    await using receiver = await startVotifier({ play: play ?? (() => {}) });
    const port = play ? receiver.port : CLOSED_PORT;
    const secret = receiver.token;
    const { id } = await connectVotifier(world.context, "caves", {
      host: "127.0.0.1",
      port,
      secret,
      ...world.act,
    });
    await sendTest(world.context, id, world.act);
    await dispatcher.deliverDue();
    const votifiers = await findVotifiers(world.services.sql, serverId, world.act);
    const test = votifiers[0]?.test;
    const outcome = test?.attempts[0]?.outcome ?? "";
    assert.equal(outcome, word, what);
    learnt.add(outcome);
    const pages = ["rewards", "api", `deliveries/${test?.delivery.id}`];
    for (const page of pages) {
      const { status, html } = await steve.get(`/my/servers/caves/${page}`);
      assert.equal(status, 200, page);
      assert.ok(!html.includes(BANNER), `${what} is quoted`);
      assert.doesNotMatch(html, /it greets|sent \d+ bytes/, what);
    }
    world.pass(10_000);
  }
  await dispatcher.stop();
  assert.deepEqual([...learnt].sort(), WORDS);
});
