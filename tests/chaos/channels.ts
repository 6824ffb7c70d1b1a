import type { Sql } from "../../src/core/database/connect.ts";
import type { KeyContext } from "../../src/core/keys/issue_key.ts";
import { connectChat } from "../../src/reach/keys/chat.ts";
import { OPERATOR } from "../../src/core/rights/actor.ts";
import { embedsOf, votesOf } from "../support/deliveries/chats.ts";
import { type DiscordChat, startDiscordChat } from "../support/deliveries/discord_chat.ts";
import type { Random } from "./random.ts";
import type { Verdict } from "./verdict/verdict.ts";

/** Shares of the requests that the chat refuses, in addition to those over its limits. */
const BROKEN_SHARE = 0.06;
const BUSY_SHARE = 0.04;

/** Maximum milliseconds between a message and its attempt in the log: a deadline, and more for a busy machine. */
const NEAR_MS = 4_000;

/** Milliseconds before a blow within which a message may not be recorded yet. */
const UNRECORDED_MS = 3_000;

/** The channels of a run, on an imitation of Discord that enforces the documented limits. */
export interface Channels extends AsyncDisposable {
  discord: DiscordChat;
  /** The keys of the channels, by channel. */
  keys: ReadonlyMap<string, string>;
}

/** A blow, and the time within which it could prevent a message from being recorded. */
export interface Blow {
  name: string;
  from: number;
  to: number;
}

/** Connects a channel to each of these servers. */
export async function connectChannels(
  context: KeyContext,
  slugs: readonly string[],
  random: Random,
): Promise<Channels> {
  const discord = startDiscordChat();
  discord.answerWith(() => refusedNow(random));
  const keys = new Map<string, string>();
  for (const [nth, slug] of slugs.entries()) {
    const address = discord.add({
      id: `${nth + 1}`,
      token: `token-of-channel-${nth}`,
      channel: slug,
    });
    const settings = { service: "discord", pace: "at_once", locale: null } as const;
    const act = { by: OPERATOR, now: new Date() };
    keys.set(slug, (await connectChat(context, slug, { address, ...settings, ...act })).id);
  }
  return { discord, keys, [Symbol.asyncDispose]: () => discord[Symbol.asyncDispose]() };
}

/** Returns a refusal for some requests, which then post nothing. */
function refusedNow(random: Random): Response | undefined {
  const chance = random();
  if (chance < BROKEN_SHARE) return new Response("upstream error", { status: 502 });
  if (chance >= BROKEN_SHARE + BUSY_SHARE) return undefined;
  const told = { message: "You are being rate limited.", retry_after: 1, global: false };
  return Response.json(told, { status: 429, headers: { "retry-after": "1" } });
}

/** A message in the channel or in the log. */
interface SeenMessage {
  at: number;
  votes: number;
}

/** Rows of a channel in the database. */
interface LoggedChannel {
  votes: number;
  delivered: number;
  posted: SeenMessage[];
  /** Attempts whose process died, and those whose response arrived too late or was lost. */
  interrupted: SeenMessage[];
  late: SeenMessage[];
}

/** Compares the channels with the log: every vote must be posted, and may be posted twice only around a blow. */
export async function judgeChannels(
  sql: Sql,
  { discord, keys }: Channels,
  blows: readonly Blow[],
): Promise<Verdict> {
  const violations: string[] = [];
  const messages = discord.posted.length;
  const refused = countRefused(discord);
  let votes = 0;
  let doubled = 0;
  const causes: Record<string, number> = {};
  for (const [channel, keyId] of keys) {
    const logged = await readChannel(sql, keyId);
    votes += logged.votes;
    const { missing, extra } = compare(shownIn(discord, channel), logged.posted);
    if (logged.delivered !== logged.votes) {
      violations.push(`${channel}: ${logged.votes - logged.delivered} votes were not posted`);
    }
    for (const { votes } of missing) {
      violations.push(
        `${channel}: a message of ${votes} votes is in the log, and not in the channel`,
      );
    }
    for (const message of extra) {
      doubled += message.votes;
      const cause = causeOf(message, logged, blows);
      if (cause) causes[cause] = (causes[cause] ?? 0) + 1;
      else {
        const at = new Date(message.at).toISOString();
        violations.push(
          `${channel}: ${message.votes} votes were posted twice at ${at}, without a cause`,
        );
      }
    }
  }
  return {
    figures: {
      "votes of servers with a channel": votes,
      "messages in the channels": messages,
      "requests that the chat refused": refused,
      "votes posted twice": doubled,
      ...Object.fromEntries(
        Object.entries(causes).map(([cause, times]) => [`messages posted twice: ${cause}`, times]),
      ),
    },
    violations,
  };
}

function shownIn(discord: DiscordChat, channel: string): SeenMessage[] {
  const posted = discord.posted.filter((message) => message.channel === channel);
  return posted.map((message) => ({
    at: message.at,
    votes: embedsOf({ ...discord, posted: [message] }).reduce(
      (sum, embed) => sum + votesOf(embed),
      0,
    ),
  }));
}

function countRefused({ requests }: DiscordChat): number {
  return requests.filter(({ status }) => status >= 300).length;
}

/**
 * Pairs the messages of a channel with those of the log. Messages that two processes post within one millisecond are
 * one group of attempts in the log, with the votes of both.
 */
function compare(shown: readonly SeenMessage[], logged: readonly SeenMessage[]) {
  const extra = [...shown];
  function take(message: SeenMessage): boolean {
    const place = extra.findIndex((one) => one.votes === message.votes && isNear(one, message));
    if (place >= 0) extra.splice(place, 1);
    return place >= 0;
  }
  function takeTwo(message: SeenMessage): boolean {
    const near = extra.filter((one) => isNear(one, message));
    const first = near.find((one) =>
      near.some((other) => other !== one && one.votes + other.votes === message.votes)
    );
    return first !== undefined && take(first) &&
      take({ ...message, votes: message.votes - first.votes });
  }
  const missing = logged.filter((message) => !take(message))
    .filter((message) => !takeTwo(message));
  return { missing, extra };
}

/**
 * Returns the cause of a message that the log doesn't list as posted: its rows were interrupted by a blow, or its
 * response was late.
 */
function causeOf(
  message: SeenMessage,
  { interrupted, late }: LoggedChannel,
  blows: readonly Blow[],
): string | undefined {
  const holds = (attempts: readonly SeenMessage[]) =>
    attempts.filter((attempt) => isNear(message, attempt))
      .reduce((sum, { votes }) => sum + votes, 0) >= message.votes;
  if (holds(late)) return "its answer came too late";
  if (!holds(interrupted)) return undefined;
  const blow = blows.find(({ from, to }) => message.at >= from - UNRECORDED_MS && message.at <= to);
  return blow?.name;
}

function isNear(one: SeenMessage, other: SeenMessage): boolean {
  return Math.abs(one.at - other.at) <= NEAR_MS;
}

async function readChannel(sql: Sql, keyId: string): Promise<LoggedChannel> {
  const [counts = { votes: 0, delivered: 0 }] = await sql<{ votes: number; delivered: number }[]>`
    select (select count(*)::int from vote v where v.server_id = e.server_id) as votes,
      (
        select count(distinct vote_id)::int from delivery where key_id = e.key_id and state = 'delivered'
      ) as delivered
    from endpoint e where key_id = ${keyId}`;
  const attempts = await sql<{ at: Date; outcome: string; votes: number }[]>`
    select a.started_at as at, a.outcome, count(*)::int as votes
    from delivery d join every_attempt a on a.delivery_id = d.id
    where d.key_id = ${keyId} and a.outcome in ('posted', 'interrupted', 'timeout', 'connection_lost')
    group by a.started_at, a.outcome order by a.started_at`;
  const seen = attempts.map(({ at, outcome, votes }) => ({ at: at.getTime(), outcome, votes }));
  return {
    ...counts,
    posted: seen.filter(({ outcome }) => outcome === "posted"),
    interrupted: seen.filter(({ outcome }) => outcome === "interrupted"),
    late: seen.filter(({ outcome }) => outcome === "timeout" || outcome === "connection_lost"),
  };
}
