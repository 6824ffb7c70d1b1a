import { DEFAULT_NAME } from "../../../src/site/settings/site_look.ts";
import { DECISION_DELAY_MS } from "../../../src/site/mail/news.ts";
import { createPostman, type Postman } from "../../../src/site/mail/postman.ts";
import type { Mailer } from "../../../src/site/mail/mailer.ts";
import { ANY_INSTANT } from "../../../src/core/time/clock.ts";
import { BREAKER_WAITS } from "../../../src/core/deliveries/endpoint_health.ts";
import { completeAttempts } from "../../../src/core/deliveries/outbox_complete.ts";
import { noteEndpointNews } from "../../../src/site/deliveries/endpoint_news.ts";
import { TIMETABLE } from "../../../src/service/timetable.ts";
import type { AttemptResult } from "../../../src/core/sending/exchange.ts";
import { finished } from "../deliveries/attempts.ts";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import type { ModeratorDecision } from "../../../src/site/servers/review/status_transitions.ts";
import { openWorld, SITE, type World, type WorldOptions } from "../world.ts";

/** The webhook of a key. */
export interface Webhook {
  keyId: string;
  serverId: string;
  url: string;
}

/** Owners with webhooks, and a clock that the test advances. */
export interface Owners extends AsyncDisposable {
  world: World;
  webhooks: Webhook[];
  /** Advances the clock, and then runs the timetable's job. */
  pass(minutes: number): Promise<void>;
  /** Records that each webhook responded to a vote with that result. */
  answer(how: Partial<AttemptResult>, webhooks?: Webhook[]): Promise<void>;
  /** Lists the subjects of the emails since the last call. */
  subjects(): string[];
}

/** A result that opens the breaker at once. */
export const FAILURE: Partial<AttemptResult> = { outcome: "rejected", status: 503 };

/** A result that disables a webhook. */
export const GONE: Partial<AttemptResult> = { outcome: "gone", status: 410 };

/** Opens a world with a number of owners with one server each, and a number of keys with webhooks for each server. */
export async function openOwners({ owners = 1, keys = 1 } = {}): Promise<Owners> {
  const world = await openWorld();
  const webhooks = await insertWebhooks(world, owners, keys);
  let read = 0;
  return {
    world,
    webhooks,
    async pass(minutes) {
      passTime(world, minutes);
      await writeToOwners(world);
    },
    answer: (how, some = webhooks) => answerVotes(world, some, how),
    subjects() {
      const fresh = world.mails.slice(read);
      read = world.mails.length;
      return fresh.map(({ subject }) => subject);
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

/** A server of Steve's that waits for a moderator. */
export interface Listing extends World {
  /** Decides as the operator, and lets the time pass after which the owner is told. */
  decide(decision: ModeratorDecision, reason?: string): Promise<void>;
}

/** Opens a world with `caves`, whose owner's address is confirmed. */
export async function openListing(options?: WorldOptions): Promise<Listing> {
  const world = await openWorld(options);
  await world.account("Steve_01");
  await world.services.sql`update account set email = 'steve@example.com', email_verified = true`;
  const place = { game: "minecraft", host: "play.example.com", port: 25565 };
  const { slug } = await addServer(
    world.context,
    { owner: "Steve_01", name: "Caves", ...place },
    world.act,
  );
  const decide: Listing["decide"] = async (decision, reason) => {
    await decideStatus(world.context, slug, { decision, reason, ...world.act });
    world.pass(DECISION_DELAY_MS);
  };
  return Object.assign(world, { decide });
}

/** Advances the world's clock. */
export function passTime({ clock }: World, minutes: number): void {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
}

/** Runs the job of the timetable. */
export async function writeToOwners({ services }: World): Promise<void> {
  await TIMETABLE.find(({ name }) => name === "write to owners")?.run(services);
}

/** Creates the postman of another process of the same service, with another mail server. */
export function postmanOf(
  { services, clock: time }: World,
  mailer: Mailer,
  { isOn = true, clock = ANY_INSTANT } = {},
): Postman {
  const { pools: { deliveries: sql }, box, stopLinks } = services;
  const site = { name: DEFAULT_NAME, baseUrl: SITE.baseUrl, locales: services.locales };
  return createPostman({
    sql,
    mailer,
    box,
    isOn,
    site,
    stopLinks,
    now: () => time.now,
    clock,
  });
}

/** Counts the stored news, whether or not they were sent. */
export async function countNews({ services }: World): Promise<number> {
  const [row] = await services.sql<{ news: number }[]>`select count(*) as news from news`;
  return row?.news ?? 0;
}

/** Records the news about webhooks, without sending mail. */
export function noteNews({ services, clock }: World): Promise<void> {
  return noteEndpointNews(services.sql, clock.now);
}

async function answerVotes(
  { services, clock }: World,
  webhooks: readonly Webhook[],
  how: Partial<AttemptResult>,
): Promise<void> {
  const attempt = finished({ startedAt: clock.now, ...how });
  const completions = webhooks.map((webhook) => ({
    ...attempt,
    claim: { ...attempt.claim, ...webhook },
  }));
  const options = { now: clock.now, breaker: BREAKER_WAITS, again: false };
  await completeAttempts(services.sql, completions, options);
}

/** In three statements, since there may be thousands. */
async function insertWebhooks(
  { services: { sql }, clock: { now } }: World,
  owners: number,
  keys: number,
): Promise<Webhook[]> {
  await sql`
    insert into account (username, username_key, email, email_verified, created_at, updated_at)
    select 'Owner_' || n, 'owner_' || n, 'owner_' || n || '@example.com', true, ${now}, ${now}
    from generate_series(1, ${owners}::int) n`;
  await sql`
    insert into server (id, owner_id, game_id, slug, name, status, host, port, created_at, updated_at)
    select gen_random_uuid(), a.id, (select id from game limit 1), 'server-of-' || a.username_key,
      'Server of ' || a.username, 'approved', 'play.example.com', 25565, ${now}, ${now}
    from account a`;
  const webhooks = await sql<Webhook[]>`
    with made as (
      insert into api_key (id, server_id, name, created_at)
      select gen_random_uuid(), s.id, 'key ' || n, ${now} from server s, generate_series(1, ${keys}::int) n
      returning id, server_id, name
    )
    insert into endpoint (key_id, server_id, url, secret)
    select id, server_id, 'http://hooks.example/' || id, '' from made
    returning key_id, server_id, url`;
  return [...webhooks];
}
