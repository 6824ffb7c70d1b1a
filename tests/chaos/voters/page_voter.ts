import type { Sql } from "../../../src/core/database/connect.ts";
import { makeToken, sessionCookie } from "../../../src/site/sign_in/sessions/session_cookie.ts";
import { openVisitor, type Visit, type Visitor } from "../../support/people/visitor.ts";
import { SITE } from "../../support/world.ts";
import type { Asker } from "./answers.ts";
import type { Ballot } from "./listing.ts";
import type { Stage } from "../stage.ts";
import type { Cast, Told } from "./voting.ts";

/** Casts votes as browsers do: opens the ballot's page and sends its form, at one of the services. */
export async function voteOnPages(
  { sql, services }: Pick<Stage, "sql" | "services">,
  asker: Asker,
): Promise<Cast> {
  const cookies = await signInPlayers(sql);
  let turn = 0;
  return async function cast(ballot) {
    const service = turn++ % services.length;
    const visitor = browserAt(asker, () => ({ service, url: services[service]?.url ?? "" }));
    const [name = "", value = ""] = (cookies.get(ballot.username) ?? "").split(/=|;/);
    visitor.cookies.set(name, value);
    try {
      return await castFrom(visitor, ballot);
    } catch {
      return { kind: "lost" };
    }
  };
}

async function castFrom(visitor: Visitor, { slug, username }: Ballot): Promise<Told> {
  const shown = await visitor.get(`/servers/${slug}/vote`);
  if (shown.status >= 500) return { kind: "lost" };
  if (shown.status !== 200) return refused(shown, username);
  const sent = await visitor.submit(`/servers/${slug}/votes`, { proof: crypto.randomUUID() });
  const voteId = sent.status === 303 ? sent.location?.split("/").at(-1) : undefined;
  if (voteId) return { kind: "cast", voteId };
  if (sent.status >= 500) return { kind: "lost" };
  return sent.status === 409 ? { kind: "already_voted" } : refused(sent, username);
}

function refused({ status, location }: Visit, username: string): Told {
  return { kind: "refused", why: `${username} was answered ${status} ${location ?? ""}` };
}

/** Returns a browser without scripts that opens pages of a service through the asker. */
function browserAt(asker: Asker, at: () => { service: number; url: string }): Visitor {
  return openVisitor({
    app: {
      fetch(request) {
        const { service, url } = at();
        const { pathname } = new URL(request.url);
        const what = `${request.method} ${pathname.replace(/^\/servers\/[^/]+/, "/servers/:slug")}`;
        const sent = new Request(url + pathname, request);
        // The port of the service may differ, and a form must come from its own origin.
        sent.headers.delete("Origin");
        sent.headers.set("Sec-Fetch-Site", "same-origin");
        return asker.ask({ door: "page", what, service }, sent);
      },
    },
  });
}

/**
 * Creates sessions of all players, and returns their cookies by username. In one statement, because there are hundreds.
 */
async function signInPlayers(sql: Sql): Promise<Map<string, string>> {
  const players = await sql<{ id: string; username: string }[]>`
    select id, username from account where username like 'Player%'`;
  const ids = players.map(({ id }) => id);
  const tokens = players.map(() => makeToken());
  await sql`
    insert into session
      (account_id, token_hash, ip_address, user_agent, proved_at, expires_at, created_at, updated_at)
    select account_id, sha256(token::bytea), '127.0.0.1', 'Chaos/1.0', now(), now() + interval '29 days', now(), now()
    from unnest(${ids}::uuid[], ${tokens}::text[]) as opened (account_id, token)`;
  return new Map(
    players.map(({ username }, at) => [username, sessionCookie(SITE.baseUrl, tokens[at] ?? "")]),
  );
}
