import assert from "node:assert/strict";
import vote from "votifier2";
import { hasTool, runTool } from "../../support/processes/host_tools.ts";
import { startVotifier } from "../../support/deliveries/votifier_receiver.ts";

/**
 * Others' senders, which NuVotifier's own receiver accepts, are accepted by the receiver of these tests: so what the
 * tests' receiver accepts of ours is what NuVotifier would.
 */
const SERVICE = "votes.example.com";

Deno.test("the sender of NuVotifier's makers is accepted by our receiver", async () => {
  await using receiver = await startVotifier();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const told = { username: "Steve_42", address: "127.0.0.1", timestamp: 1, serviceName: SERVICE };
  vote({ host: "127.0.0.1", port: receiver.port, token: receiver.token, vote: told }, resolve);
  assert.equal(await promise, null);
  assert.equal(receiver.votes[0]?.username, "Steve_42");
});

const PYTHON: Record<string, { script: string; protocol: 1 | 2 }> = {
  "votifier2 of PyPI": {
    protocol: 2,
    script: `
import sys
from votifier2 import Server, Vote
port, token, key = sys.argv[1:]
Server("127.0.0.1", int(port), token).send_vote(Vote("${SERVICE}", "Steve_42", "127.0.0.1"))
`,
  },
  "aiovotifier, protocol 2": { protocol: 2, script: aiovotifier("token") },
  "aiovotifier, protocol 1": { protocol: 1, script: aiovotifier("key") },
};

const hasBoth = await hasSenders();

for (const [name, { script, protocol }] of Object.entries(PYTHON)) {
  Deno.test({
    name: `${name} is accepted by our receiver`,
    ignore: !hasBoth,
    async fn() {
      const greeting = protocol === 1 ? { greeting: () => "VOTIFIER 1\n" } : {};
      await using receiver = await startVotifier(greeting);
      const { port, token, publicKey } = receiver;
      const { success, said } = await python(script, String(port), token, publicKey);
      assert.ok(success, said);
      await receiver.read;
      const [received] = receiver.votes;
      assert.deepEqual([received?.protocol, received?.username], [protocol, "Steve_42"]);
    },
  });
}

function aiovotifier(secret: "token" | "key"): string {
  return `
import asyncio, sys
from aiovotifier import VotifierClient
port, token, key = sys.argv[1:]
async def main():
    client = VotifierClient("127.0.0.1", int(port), "${SERVICE}", ${secret})
    await client.vote("Steve_42", "127.0.0.1")
asyncio.run(main())
`;
}

/** Returns whether both libraries are there, which come with neither Python nor Debian. */
async function hasSenders(): Promise<boolean> {
  if (!hasTool("python3")) return false;
  if ((await python("import votifier2, aiovotifier")).success) return true;
  if (Deno.env.get("CI") === "true") {
    throw new Error("Cannot test senders: pip install votifier2 aiovotifier");
  }
  console.warn("Checks by other senders skipped: pip install votifier2 aiovotifier to run them");
  return false;
}

function python(script: string, ...args: string[]) {
  return runTool("python3", ["-c", script, ...args]);
}
