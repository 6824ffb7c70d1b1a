import type { Sql } from "../../../src/core/database/connect.ts";
import { makeToken, sessionCookie } from "../../../src/site/sign_in/sessions/session_cookie.ts";
import type { LoadRequest } from "../load/wrk.ts";

/** Visits of each kind that are drawn from. */
const VISITS = 20_000;

/** People who are signed in, and days that their sessions last. */
const PEOPLE = 200;
const SESSION_DAYS = 29;

/** The requests of each kind of visit, by its name in the tables. */
export type Visits = ReadonlyMap<string, LoadRequest[]>;

/** Draws the visits to a site of that many servers, each from an address of its own. */
export async function drawVisits(
  sql: Sql,
  { servers, origin }: { servers: number; origin: string },
): Promise<Visits> {
  const games = await sql<{ slug: string }[]>`
    select g.slug from game g join server s on s.game_id = g.id group by g.slug`;
  const cookies = await openSessions(sql, origin);
  const server = () => 1 + Math.floor(Math.random() * servers);
  const page = (path: string) => () => ({ path });
  return new Map([
    ["start page, signed out", draw(page("/"))],
    ["start page, filtered", draw(() => ({ path: `/?game=${pick(games)?.slug}` }))],
    // Two digits of a name: many servers match, but not all.
    ["start page, searched", draw(() => ({ path: `/?q=server+${server() % 90 + 10}` }))],
    [
      "start page, signed in",
      draw(() => ({ path: "/", headers: { Cookie: pick(cookies) ?? "" } })),
    ],
    ["a server's page", draw(() => ({ path: `/servers/server-${server()}` }))],
  ]);
}

/** Draws what people who are signed in look at: filters, orders, and searches, some of them misspelled. */
export async function drawBrowsing(
  sql: Sql,
  { servers, origin }: { servers: number; origin: string },
): Promise<Visits> {
  const games = await sql<{ slug: string }[]>`select slug from game`;
  const tags = await sql<{ slug: string }[]>`select slug from tag`;
  const cookies = await openSessions(sql, origin);
  const own = (path: () => string) =>
    draw(() => ({ path: path(), headers: { Cookie: pick(cookies) ?? "" } }));
  const server = () => 1 + Math.floor(Math.random() * servers);
  return new Map([
    // The machine's rate for requests that cost nothing.
    ["no page: /healthz", own(() => "/healthz")],
    ["whole listing", own(() => "/")],
    ["a game's page", own(() => `/games/${pick(games)?.slug}`)],
    ["a tag, online, one country", own(() => `/tags/${pick(tags)?.slug}?country=DE&online=1`)],
    [
      "sorted",
      own(() => `/?sort=${pick(["votes_today", "votes_all", "players", "newest", "name"])}`),
    ],
    ["searched", own(() => `/?q=ember+${server() % 90 + 10}`)],
    ["searched, misspelled", own(() => `/?q=${pick(["sky+blok", "ebmer+vally", "nethr+reaf"])}`)],
    ["a server's page", own(() => `/servers/server-${server()}`)],
  ]);
}

/**
 * Draws what owners, players and moderators look at while signed in, at a site with listings that wait for a decision.
 */
export async function drawDesks(sql: Sql, origin: string): Promise<Visits> {
  const people = await openSessions(sql, origin);
  const moderators = await openSessions(sql, origin, PEOPLE);
  const names = Array.from({ length: PEOPLE }, (_, person) => `player_${PEOPLE + person + 1}`);
  await sql`update account set is_moderator = true where username_key = any(${names})`;
  const pages = (cookies: string[], path: (person: number) => string) =>
    draw(() => {
      const person = Math.floor(Math.random() * PEOPLE);
      return { path: path(person), headers: { Cookie: cookies[person] ?? "" } };
    });
  return new Map([
    ["an owner's overview", pages(people, (person) => `/my/servers/server-${person + 1}`)],
    ["an owner's listings", pages(people, () => "/my/servers")],
    ["a player's votes", pages(people, () => "/my/votes")],
    ["moderators' queue", pages(moderators, () => "/moderation")],
    ["a listing that waits", pages(moderators, (n) => `/moderation/servers/waiting-${n + 1}`)],
    ["moderators' search", pages(moderators, (n) => `/moderation/search?q=ember+${n % 90 + 10}`)],
  ]);
}

/** Draws what other sites ask of the public API. */
export async function drawPublic(sql: Sql, { servers }: { servers: number }): Promise<Visits> {
  const games = await sql<{ slug: string }[]>`select slug from game`;
  const asked = (path: () => string) => draw(() => ({ path: `/public/v1/${path()}` }));
  const slug = () => `server-${1 + Math.floor(Math.random() * servers)}`;
  return new Map([
    ["public: listings", asked(() => "servers")],
    ["public: of a game", asked(() => `servers?game=${pick(games)?.slug}`)],
    ["public: searched", asked(() => `servers?q=ember+${Math.floor(Math.random() * 90) + 10}`)],
    ["public: a listing", asked(() => `servers/${slug()}`)],
    ["public: its history", asked(() => `servers/${slug()}/history`)],
    ["public: its top voters", asked(() => `servers/${slug()}/top-voters`)],
  ]);
}

function draw(visit: () => LoadRequest): LoadRequest[] {
  return Array.from({ length: VISITS }, (_, place) => {
    const { path, headers = {} } = visit();
    const address = `10.${place >> 16 & 255}.${place >> 8 & 255}.${place & 255}`;
    return { path, headers: { ...headers, Accept: "text/html", "X-Forwarded-For": address } };
  });
}

/** Signs people in without their passwords, after the first `skipped` of them; returns what their browsers send. */
async function openSessions(sql: Sql, origin: string, skipped = 0): Promise<string[]> {
  const tokens = Array.from({ length: PEOPLE }, makeToken);
  await sql`
    insert into session
      (account_id, token_hash, ip_address, user_agent, proved_at, expires_at, created_at, updated_at)
    select a.id, sha256(t.token::bytea), '192.0.2.1', 'Bench/1.0', now(),
      now() + ${SESSION_DAYS}::int * interval '1 day', now(), now()
    from unnest(${tokens}::text[]) with ordinality as t (token, n)
    join account a on a.username_key = 'player_' || t.n + ${skipped}::int`;
  return tokens.map((token) => sessionCookie(origin, token).split(";")[0] ?? "");
}

function pick<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)];
}
