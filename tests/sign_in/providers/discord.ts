import { createHash } from "node:crypto";
import { type FaultyServer, startFaultyServer } from "./faulty_server.ts";

/** An imitation of Discord, written from its public documentation. The fault `denied` is a person who says no. */
export interface Discord extends FaultyServer {
  /** The fields of the user who is there. */
  user: Record<string, unknown>;
  /** The queries that browsers came with. */
  asked: URLSearchParams[];
}

/** The application that is registered there. */
export const APPLICATION = {
  clientId: "157730590492196864",
  clientSecret: "discord's secret of ours",
};

/** The example of Discord's documentation; the account was made on 2015-08-10. */
export const NELLY = {
  id: "80351110224678912",
  username: "nelly",
  global_name: "Nelly",
  discriminator: "0",
  avatar: null,
  email: "nelly@example.org",
  verified: true,
};

/** Starts one on loopback. Everybody who comes is signed in and agrees. */
export function startDiscord(): Discord {
  const codes = new Map<string, URLSearchParams>();
  const server = startFaultyServer(async (request, { pathname, searchParams }) => {
    switch (`${request.method} ${pathname}`) {
      case "GET /oauth2/authorize":
        discord.asked.push(searchParams);
        return authorize(searchParams, { codes, isDenied: discord.fault === "denied" });
      case "POST /api/oauth2/token":
        return exchange(new URLSearchParams(await request.text()), codes);
      case "GET /api/v10/users/@me":
        return request.headers.get("authorization") === "Bearer discord-access-token"
          ? Response.json(discord.user)
          : Response.json({ message: "401: Unauthorized", code: 0 }, { status: 401 });
      default:
        return Response.json({ message: "404: Not Found", code: 0 }, { status: 404 });
    }
  });
  const discord: Discord = Object.assign(server, { user: { ...NELLY }, asked: [] });
  return discord;
}

function authorize(
  query: URLSearchParams,
  { codes, isDenied }: { codes: Map<string, URLSearchParams>; isDenied: boolean },
): Response {
  const back = new URL(query.get("redirect_uri") ?? "");
  const said = isDenied
    ? {
      error: "access_denied",
      error_description: "The resource owner or authorization server denied the request",
    }
    : { code: crypto.randomUUID() };
  if (said.code !== undefined) codes.set(said.code, query);
  const answer = { ...said, state: query.get("state") ?? "" };
  for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
  return Response.redirect(back, 302);
}

function exchange(form: URLSearchParams, codes: Map<string, URLSearchParams>): Response {
  const query = codes.get(form.get("code") ?? "");
  codes.delete(form.get("code") ?? "");
  const isOurs = form.get("client_id") === APPLICATION.clientId &&
    form.get("client_secret") === APPLICATION.clientSecret;
  if (!isOurs) return Response.json({ error: "invalid_client" }, { status: 401 });
  const hashed = createHash("sha256").update(form.get("code_verifier") ?? "").digest("base64url");
  const isGood = query?.get("code_challenge") === hashed &&
    query.get("redirect_uri") === form.get("redirect_uri");
  if (!isGood) {
    const description = 'Invalid "code" in request.';
    return Response.json({ error: "invalid_grant", error_description: description }, {
      status: 400,
    });
  }
  return Response.json({
    access_token: "discord-access-token",
    refresh_token: "discord-refresh-token",
    token_type: "Bearer",
    expires_in: 604_800,
    scope: "identify email",
  });
}
