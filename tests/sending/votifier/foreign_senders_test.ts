import assert from "node:assert/strict";
import vote from "votifier2";
import { startVotifier } from "../../support/votifier_receiver.ts";

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

const isInstalled = (await python("import votifier2, aiovotifier")).success;

for (const [name, { script, protocol }] of Object.entries(PYTHON)) {
  Deno.test({
    name: `${name} is accepted by our receiver`,
    ignore: !isInstalled,
    async fn() {
      const greeting = protocol === 1 ? { greeting: () => "VOTIFIER 1\n" } : {};
      await using receiver = await startVotifier(greeting);
      const { port, token, publicKey } = receiver;
      const { success, stderr } = await python(script, String(port), token, publicKey);
      assert.ok(success, stderr);
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

async function python(script: string, ...args: string[]) {
  try {
    const command = new Deno.Command("python3", { args: ["-c", script, ...args] });
    const { success, stderr } = await command.output();
    return { success, stderr: new TextDecoder().decode(stderr) };
  } catch {
    return { success: false, stderr: "there is no python3" };
  }
}
