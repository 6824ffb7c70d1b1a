import { createHash } from "node:crypto";

/** An imitation of Discord, written from its public documentation, with the faults that it really has. */
export interface Discord extends AsyncDisposable {
  origin: string;
  /** What happens next: `429`, `500` or `hang`, with a path; `denied`; nothing. */
  fault: string;
  /** The fields of the user who is there. */
  user: Record<string, unknown>;
  /** The queries that browsers came with. */
  asked: URLSearchParams[];
  /** The paths that were asked. */
  hits: string[];
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
  const stopped = Promise.withResolvers<void>();
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    async (request) => {
      const url = new URL(request.url);
      discord.hits.push(url.pathname);
      return await misbehave(url.pathname) ?? await answer(request, url);
    },
  );
  const discord: Discord = {
    origin: `http://127.0.0.1:${server.addr.port}`,
    fault: "",
    user: { ...NELLY },
    asked: [],
    hits: [],
    async [Symbol.asyncDispose]() {
      stopped.resolve();
      await server.shutdown();
    },
  };

  async function misbehave(path: string): Promise<Response | undefined> {
    const [fault, place] = discord.fault.split(" ");
    if (place !== path) return undefined;
    if (fault === "hang") await stopped.promise;
    if (fault === "429") return limited();
    return new Response("upstream connect error", { status: 500 });
  }

  async function answer(request: Request, url: URL): Promise<Response> {
    switch (`${request.method} ${url.pathname}`) {
      case "GET /oauth2/authorize":
        return authorize(url.searchParams);
      case "POST /api/oauth2/token":
        return exchange(new URLSearchParams(await request.text()));
      case "GET /api/v10/users/@me":
        return request.headers.get("authorization") === "Bearer discord-access-token"
          ? Response.json(discord.user)
          : Response.json({ message: "401: Unauthorized", code: 0 }, { status: 401 });
      default:
        return Response.json({ message: "404: Not Found", code: 0 }, { status: 404 });
    }
  }

  function authorize(query: URLSearchParams): Response {
    discord.asked.push(query);
    const back = new URL(query.get("redirect_uri") ?? "");
    if (discord.fault === "denied") {
      back.searchParams.set("error", "access_denied");
      back.searchParams.set(
        "error_description",
        "The resource owner or authorization server denied the request",
      );
    } else {
      const code = crypto.randomUUID();
      codes.set(code, query);
      back.searchParams.set("code", code);
    }
    back.searchParams.set("state", query.get("state") ?? "");
    return Response.redirect(back, 302);
  }

  function exchange(form: URLSearchParams): Response {
    const query = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const isOurs = form.get("client_id") === APPLICATION.clientId &&
      form.get("client_secret") === APPLICATION.clientSecret;
    if (!isOurs) return Response.json({ error: "invalid_client" }, { status: 401 });
    const hashed = createHash("sha256").update(form.get("code_verifier") ?? "").digest("base64url");
    if (query?.get("code_challenge") !== hashed) return invalidCode();
    if (query.get("redirect_uri") !== form.get("redirect_uri")) return invalidCode();
    return Response.json({
      access_token: "discord-access-token",
      refresh_token: "discord-refresh-token",
      token_type: "Bearer",
      expires_in: 604_800,
      scope: "identify email",
    });
  }

  return discord;
}

function invalidCode(): Response {
  const description = 'Invalid "code" in request.';
  return Response.json({ error: "invalid_grant", error_description: description }, { status: 400 });
}

function limited(): Response {
  const body = { message: "You are being rate limited.", retry_after: 1.336, global: false };
  return Response.json(body, { status: 429, headers: { "retry-after": "2" } });
}
