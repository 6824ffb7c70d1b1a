import assert from "node:assert/strict";
import { refusal } from "../../src/core/refusals/refusal.ts";
import { parseWebhookUrl } from "../../src/core/destinations/webhook_url.ts";

const STRICT = { allowPrivate: false };
const LENIENT = { allowPrivate: true };

Deno.test("a web URL is kept in canonical spelling without its fragment", () => {
  const spellings = {
    "https://play.example.com/votes": "https://play.example.com/votes",
    "HTTP://Play.Example.COM:80/a b?x=1#top": "http://play.example.com/a%20b?x=1",
    "  https://play.example.com.:8443/ ": "https://play.example.com:8443/",
    "https://bücher.example/": "https://xn--bcher-kva.example/",
    "https://9.9.9.9:1024/": "https://9.9.9.9:1024/",
    "https://[2606:4700:4700::1111]/": "https://[2606:4700:4700::1111]/",
  };
  for (const [typed, url] of Object.entries(spellings)) {
    assert.deepEqual(parseWebhookUrl(typed, STRICT), { kind: "ok", url }, typed);
  }
});

const BAD_FORM = {
  "not a URL": ["", "play.example.com/votes", "https://", "https://a b.example/", "https://.../"],
  "another scheme": ["ftp://play.example.com/", "file:///etc/passwd", "data:,x", "ws://a.example/"],
  "credentials": ["https://user@play.example.com/", "https://:pw@play.example.com/"],
  "a port below 1024": ["22", "25", "53", "81", "444", "1023"]
    .map((port) => `https://play.example.com:${port}/`),
  "a port of a known service": ["5432", "3306", "6379", "2375", "9200", "11211", "27017", "6667"]
    .map((port) => `https://play.example.com:${port}/`),
  "port 0": ["https://play.example.com:0/"],
  "more than 2,048 characters": [
    `https://play.example.com/${"a".repeat(2048)}`,
    `https://play.example.com/${"é".repeat(500)}`,
  ],
};

Deno.test("an impossible URL is always refused", () => {
  for (const [fault, urls] of Object.entries(BAD_FORM)) {
    for (const url of urls) {
      assert.deepEqual(refusalOf(url, STRICT), "bad_url", `${fault}: ${url}`);
      assert.deepEqual(refusalOf(url, LENIENT), "bad_url", `${fault}: ${url}`);
    }
  }
});

Deno.test("a channel of Discord is refused, with the page where it is connected", () => {
  const hosts = ["discord.com", "DISCORDAPP.com", "canary.discord.com", "ptb.discord.com."];
  for (const host of hosts) {
    for (const path of ["/api/webhooks/1/a", "/api/v10/webhooks/1/a?wait=true"]) {
      const refused = parseWebhookUrl(`https://${host}${path}`, STRICT);
      assert.ok(refused.kind === "refused", host + path);
      const { message } = refusal("webhook_url_refused", refused.fault);
      assert.match(message, /takes messages, not votes\. Connect it under Chats/);
    }
  }
  const others = ["https://discord.com/votes", "https://discord.com.example.org/api/webhooks/1/a"];
  for (const url of others) assert.equal(parseWebhookUrl(url, STRICT).kind, "ok", url);
});

const INNER = {
  "loopback in every spelling": [
    ...["127.0.0.1", "127.1", "0x7f.1", "0177.0.0.1", "2130706433", "127.0.0.1."],
    ...["１２７.0.0.1", "%31%32%37.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]"],
  ],
  "0.0.0.0 and its short form": ["0.0.0.0", "0", "[::]"],
  "tunnels": ["[64:ff9b::7f00:1]", "[64:ff9b:1::909:909]", "[2002:7f00:1::]", "[2001::1]"],
  "metadata services": [
    ...["169.254.169.254", "[fd00:ec2::254]", "metadata.google.internal", "metadata"],
    ...["instance-data", "168.63.129.16", "0xA9FEA9FE"],
  ],
  "names of inner networks": [
    ...["localhost", "LOCALHOST.", "foo.localhost", "db.internal", "printer.local", "intranet"],
    ...["nas.lan", "x.home.arpa", "box.corp", "localhost.localdomain"],
  ],
};

Deno.test("private destinations are refused unless allowed", () => {
  for (const [what, hosts] of Object.entries(INNER)) {
    for (const host of hosts) {
      const url = `http://${host}:8080/hook`;
      assert.equal(refusalOf(url, STRICT), "private_address", `${what}: ${host}`);
      assert.equal(refusalOf(url, LENIENT), undefined, `${what}: ${host}`);
    }
  }
});

Deno.test("a refusal does not repeat where the URL led", () => {
  const refused = parseWebhookUrl("http://169.254.169.254/latest", STRICT);
  assert.deepEqual(refused, {
    kind: "refused",
    fault: { why: "inner" },
    outcome: "private_address",
  });
  assert.equal(
    refusal("webhook_url_refused", { why: "inner" }).message,
    "Type an address on the public internet. Only your own network reaches this one.",
  );
});

function refusalOf(text: string, rules: { allowPrivate: boolean }): string | undefined {
  const parsed = parseWebhookUrl(text, rules);
  return parsed.kind === "refused" ? parsed.outcome : undefined;
}
