import { serve } from "../network/loopback.ts";

/** Maximum characters of a message, by service. */
const TEXT_MAX = { slack: 3_000, mattermost: 16_383 };

/** Maximum requests per second of Slack. */
const SLACK_PER_S = 1;

/** A message in a channel of one of these services. */
export interface TextMessage {
  text: string;
  blocks?: { type: string; text: { type: string; text: string } }[];
}

/**
 * Starts an imitation of the incoming webhooks of Slack or Mattermost on a loopback port. It has one address that
 * accepts messages until `close`, and then responds as the service does for a deleted webhook.
 */
export function startTextChat(
  service: "slack" | "mattermost",
  { now = Date.now }: { now?: () => number } = {},
) {
  const path = service === "slack" ? "/services/T0000/B0000/s3cr3tOfTheChannel" : "/hooks/s3cr3t";
  const posted: TextMessage[] = [];
  const statuses: number[] = [];
  let last = -Infinity;
  let isClosed = false;

  function answer(request: Request, body: string): Response {
    if (new URL(request.url).pathname !== path || isClosed) {
      return service === "slack"
        ? new Response("no_service", { status: 404 })
        : Response.json({ id: "web.incoming_webhook.invalid.app_error" }, { status: 400 });
    }
    if (service === "slack" && now() - last < 1000 / SLACK_PER_S) {
      return new Response("rate_limited", { status: 429, headers: { "retry-after": "1" } });
    }
    last = now();
    const message: TextMessage = JSON.parse(body);
    const texts = [message.text, ...(message.blocks ?? []).map(({ text: { text } }) => text)];
    if (texts.some((text) => text === "" || text.length > TEXT_MAX[service])) {
      return new Response("invalid_payload", { status: 400 });
    }
    posted.push(message);
    return new Response("ok");
  }

  const server = serve(async (request) => {
    const response = answer(request, await request.text());
    statuses.push(response.status);
    return response;
  });
  return {
    ...server,
    address: server.origin + path,
    posted,
    statuses,
    /** Deletes the webhook. */
    close: () => void (isClosed = true),
  };
}
