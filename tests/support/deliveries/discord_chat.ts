import { faultOfMessage, type Message } from "./discord_message.ts";
import { serve } from "../network/loopback.ts";

/** Requests that one webhook may make, and that all webhooks of a channel may make together. */
const PER_WEBHOOK = { requests: 5, windowMs: 2_000 };
const PER_CHANNEL = { requests: 30, windowMs: 60_000 };

/** A message in the channel, and the members that it notified. */
export interface Posted {
  channel: string;
  at: number;
  message: Message;
  pings: string[];
  threadId: string | null;
}

interface Webhook {
  token: string;
  channel: string;
  isForum: boolean;
  seen: number[];
}

/** An imitation of Discord's incoming webhooks on a loopback port. */
export type DiscordChat = ReturnType<typeof startDiscordChat>;

/**
 * Starts an imitation that enforces the documented limits by the clock `now`. Failed requests count, too. Only the
 * first of the two limits is announced in headers. Mentions notify unless the message forbids it.
 */
export function startDiscordChat({ now = Date.now }: { now?: () => number } = {}) {
  const webhooks = new Map<string, Webhook>();
  const channels = new Map<string, number[]>();
  const posted: Posted[] = [];
  const requests: { path: string; status: number; at: number; body: string }[] = [];
  let replacement:
    | ((request: Request) => Response | undefined | Promise<Response | undefined>)
    | undefined;

  async function answer(request: Request): Promise<Response> {
    const at = now();
    const url = new URL(request.url);
    const body = await request.text();
    const response = await replacement?.(request) ?? post({ url, body, at });
    requests.push({ path: url.pathname + url.search, status: response.status, at, body });
    return response;
  }

  function post(request: Execution): Response {
    const { pathname } = request.url;
    const [, version, id = "", token] =
      /^\/api(\/v\d+)?\/webhooks\/(\d+)\/([\w-]+)$/.exec(pathname) ?? [];
    const webhook = webhooks.get(id);
    if (!webhook) return json(404, { message: "Unknown Webhook", code: 10015 });
    if (webhook.token !== token) {
      return json(401, { message: "Invalid Webhook Token", code: 50027 });
    }
    const times = { own: webhook.seen, all: channels.get(webhook.channel) ?? [] };
    const { waitMs, rate } = admit(times, request.at);
    if (waitMs > 0) return limited(waitMs, version === undefined);
    const headers = { ...rate, "x-ratelimit-bucket": id };
    const taken = take(webhook, request, headers);
    if (taken.message) posted.push(taken.message);
    return taken.response;
  }

  const server = serve(answer);
  return {
    ...server,
    posted,
    requests,
    /** Replaces the response to each request for which it returns one. */
    answerWith: (made: typeof replacement) => void (replacement = made),
    /** Makes a webhook, and returns its address. */
    add({ id, token, channel, isForum = false }: Omit<Webhook, "seen" | "isForum"> & {
      id: string;
      isForum?: boolean;
    }): string {
      webhooks.set(id, { token, channel, isForum, seen: [] });
      if (!channels.has(channel)) channels.set(channel, []);
      return `${server.origin}/api/webhooks/${id}/${token}`;
    },
    /** Deletes a webhook, as an administrator of the channel does. */
    remove: (id: string) => void webhooks.delete(id),
  };
}

/** A request to a webhook. */
interface Execution {
  url: URL;
  body: string;
  at: number;
}

/** Counts a request of a webhook and its channel, unless one of them has to wait. */
function admit(times: { own: number[]; all: number[] }, at: number) {
  const own = recent(times.own, PER_WEBHOOK.windowMs, at);
  const all = recent(times.all, PER_CHANNEL.windowMs, at);
  const waitMs = Math.max(waitOf(own, PER_WEBHOOK, at), waitOf(all, PER_CHANNEL, at));
  if (waitMs > 0) return { waitMs, rate: {} };
  own.push(at);
  all.push(at);
  const rate = {
    "x-ratelimit-limit": String(PER_WEBHOOK.requests),
    "x-ratelimit-remaining": String(PER_WEBHOOK.requests - own.length),
    "x-ratelimit-reset-after": String(waitOf(own, { ...PER_WEBHOOK, requests: 1 }, at) / 1000),
  };
  return { waitMs, rate };
}

/** Checks a message as Discord does, and returns its response, with the message if it is posted. */
function take(
  { channel, isForum }: Webhook,
  { url, body, at }: Execution,
  rate: HeadersInit,
): { response: Response; message?: Posted } {
  const threadId = url.searchParams.get("thread_id");
  const message = parse(body);
  if (!message) {
    return { response: json(400, { message: "The request body contains invalid JSON." }, rate) };
  }
  const fault = faultOfMessage(message);
  if (fault) {
    return { response: json(400, { message: "Invalid Form Body", code: 50035, ...fault }, rate) };
  }
  if (isForum && threadId === null) {
    const refusal = { message: "Webhooks posted to forum channels …", code: 220001 };
    return { response: json(400, refusal, rate) };
  }
  const isWaiting = url.searchParams.get("wait") === "true";
  return {
    message: { channel, at, message, pings: pingsOf(message), threadId },
    response: isWaiting
      ? json(200, { id: "1", channel_id: channel, ...message }, rate)
      : new Response(null, { status: 204, headers: rate }),
  };
}

/** Removes requests before the window, and returns the others. */
function recent(times: number[], windowMs: number, at: number): number[] {
  while (times[0] !== undefined && times[0] <= at - windowMs) times.shift();
  return times;
}

function waitOf(times: readonly number[], limit: typeof PER_WEBHOOK, at: number): number {
  return times.length >= limit.requests ? (times[0] ?? at) + limit.windowMs - at : 0;
}

/** Returns a 429. Without a version in the path, waits are in milliseconds, as they were before version 8. */
function limited(waitMs: number, isOld: boolean): Response {
  const told = isOld ? waitMs : waitMs / 1000;
  return json(
    429,
    { message: "You are being rate limited.", retry_after: told, global: false },
    { "retry-after": String(Math.ceil(told)), "x-ratelimit-scope": "user" },
  );
}

/** Returns a 429 of the network in front of Discord: HTML, with only a `Retry-After`. */
export function limitedByEdge(seconds: number): Response {
  return new Response("<!DOCTYPE html><title>Access denied | Error 1015</title>", {
    status: 429,
    headers: { "content-type": "text/html; charset=UTF-8", "retry-after": String(seconds) },
  });
}

function parse(body: string): Message | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Returns the mentions in plain content that notify a member. Embeds don't notify. */
function pingsOf({ content = "", allowed_mentions: allowed }: Message): string[] {
  const parsed = allowed?.parse ?? ["everyone", "users", "roles"];
  const kindOf = (mention: string) =>
    mention.startsWith("@") ? "everyone" : mention.startsWith("<@&") ? "roles" : "users";
  return [...content.matchAll(/@(everyone|here)|<@[!&]?\d+>/g)]
    .map(([mention]) => mention).filter((mention) => parsed.includes(kindOf(mention)));
}

function json(status: number, body: unknown, headers: HeadersInit = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", ...Object.fromEntries(new Headers(headers)) },
  });
}
