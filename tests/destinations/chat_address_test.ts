import assert from "node:assert/strict";
import { parseChatAddress } from "../../src/reach/destinations/chat_address.ts";
import type { ChatService } from "../../src/core/destinations/chat_service.ts";
import { refusal } from "../../src/core/refusals/refusal.ts";

const TOKEN = "Zs8f-T0ken_of_68_characters_wxyz";

function parse(text: string, service: ChatService = "discord", allowPrivate = false) {
  return parseChatAddress(text, { service, allowPrivate });
}

function refused(text: string, service: ChatService): string | undefined {
  const parsed = parse(text, service);
  return parsed.kind === "refused" ? parsed.refusal.message : undefined;
}

Deno.test("every spelling of a Discord webhook leads to one address, which waits for the message", () => {
  const expected = {
    kind: "ok",
    service: "discord",
    url: `https://discord.com/api/v10/webhooks/123/${TOKEN}?wait=true`,
    shown: "chat://discord.com/…wxyz",
  };
  const hosts = ["discord.com", "DISCORDAPP.com", "canary.discord.com", "ptb.discord.com."];
  for (const host of hosts) {
    for (const path of ["/api/webhooks", "/api/v8/webhooks"]) {
      for (const end of ["", "?wait=false&with_components=true", "/slack", "#top"]) {
        const text = `https://${host}${path}/123/${TOKEN}${end}`;
        assert.deepEqual(parse(text, "mattermost"), expected, text);
      }
    }
  }
});

Deno.test("a Discord webhook's thread is kept, and shown by its end", () => {
  const parsed = parse(`https://discord.com/api/webhooks/123/${TOKEN}?thread_id=987654&x=1`);
  assert.ok(parsed.kind === "ok");
  assert.equal(new URL(parsed.url).search, "?wait=true&thread_id=987654");
  assert.equal(parsed.shown, "chat://discord.com/…7654");
});

Deno.test("a Slack webhook is known by its host, and Mattermost's may have any", () => {
  const slack = parse("https://hooks.slack.com/services/T01/B02/abcdEFGH?x=1");
  assert.deepEqual(slack, {
    kind: "ok",
    service: "slack",
    url: "https://hooks.slack.com/services/T01/B02/abcdEFGH",
    shown: "chat://hooks.slack.com/…EFGH",
  });
  const own = parse("https://chat.example.org:8065/team/hooks/xe9dtiwcmt8b", "mattermost");
  assert.ok(own.kind === "ok");
  assert.equal(own.service, "mattermost");
  assert.equal(own.shown, "chat://chat.example.org:8065/…mt8b");
});

Deno.test("an address that is no webhook of the chosen chat is refused", () => {
  const wrong = {
    notDiscord: [
      "https://discord.com/channels/1/2",
      "https://discord.com.example.org/api/webhooks/1/a",
      "https://discord.com/api/webhooks/1",
      "https://127.0.0.1.example.org/api/webhooks/1/a",
    ],
    notSlack: ["https://hooks.slack.com/services/T01", "https://example.slack.com/services/T/B/x"],
  };
  for (const why of ["notDiscord", "notSlack"] as const) {
    const { message } = refusal("chat_address_refused", { why });
    const service = why === "notSlack" ? "slack" : "discord";
    for (const text of wrong[why]) assert.equal(refused(text, service), message, text);
  }
});

Deno.test("the address of a chat follows the rules of webhooks", () => {
  const wrong = {
    inner: ["http://127.0.0.1/hooks/x", "http://169.254.169.254/hooks/x", "http://chat/hooks/x"],
    scheme: ["ftp://chat.example.org/hooks/x"],
    credentials: ["https://me:pw@chat.example.org/hooks/x"],
    incomplete: ["chat.example.org/hooks/x"],
  };
  for (const why of ["inner", "scheme", "credentials", "incomplete"] as const) {
    const { message } = refusal("webhook_url_refused", { why });
    for (const text of wrong[why]) assert.equal(refused(text, "mattermost"), message, text);
  }
});

Deno.test("where internal hosts are allowed, an imitation of Discord is accepted", () => {
  const parsed = parse("http://127.0.0.1:4100/api/webhooks/1/tokenabcd", "discord", true);
  assert.ok(parsed.kind === "ok");
  assert.equal(parsed.url, "http://127.0.0.1:4100/api/v10/webhooks/1/tokenabcd?wait=true");
});
