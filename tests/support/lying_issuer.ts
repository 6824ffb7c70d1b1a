import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import type { OpenidSettings } from "../../src/sign_in/providers/settings.ts";

/** Our client at every issuer of the tests. Its secret has what Basic must encode. */
export const CLIENT = { clientId: "voteboard", clientSecret: "a+secret/of the%client" };

/** An OpenID Connect issuer that lies on demand. */
export interface LyingIssuer extends AsyncDisposable {
  origin: string;
  settings: OpenidSettings;
  /** What is wrong with its answers from now on: a claim, or `500 /token`, `hang /token`, `huge /token` and so on. */
  fault: string;
  /** More claims of its ID tokens. */
  claims: Record<string, unknown>;
  /** The paths that it was asked. */
  hits: string[];
  /** Lets those go who hang. */
  release(): void;
  /** Signs with another key from now on, and publishes that one only. */
  rotateKey(): Promise<void>;
}

/** Where another issuer would be; nobody is. */
const ELSEWHERE = "http://127.0.0.1:1";

const DISCOVERY = "/.well-known/openid-configuration";

/** Starts one on loopback. It signs everybody in as `liar-1`, without a page. */
export async function startLyingIssuer(): Promise<LyingIssuer> {
  const asked = new Map<string, URLSearchParams>();
  const stopped = Promise.withResolvers<void>();
  const wrongKey = (await generateKeyPair("ES256")).privateKey;
  let key = await makeKey();
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    async (request) => {
      const url = new URL(request.url);
      issuer.hits.push(url.pathname);
      return await misbehave(url.pathname) ?? await answer(request, url);
    },
  );
  const origin = `http://127.0.0.1:${server.addr.port}`;
  const issuer: LyingIssuer = {
    origin,
    settings: { ...CLIENT, issuer: origin, name: "Liar", allowPrivate: true },
    fault: "",
    claims: {},
    hits: [],
    release: () => stopped.resolve(),
    async rotateKey() {
      key = await makeKey();
    },
    async [Symbol.asyncDispose]() {
      stopped.resolve();
      await server.shutdown();
    },
  };

  async function misbehave(path: string): Promise<Response | undefined> {
    const [fault, place] = issuer.fault.split(" ");
    if (place !== path) return undefined;
    if (fault === "hang") await stopped.promise;
    if (fault === "hang" || fault === "500") return new Response("no", { status: 500 });
    if (fault === "redirect") return Response.redirect(`${ELSEWHERE}/inner`, 307);
    return fault === "huge" ? new Response("x".repeat(64 << 20)) : undefined;
  }

  async function answer(request: Request, url: URL): Promise<Response> {
    switch (url.pathname) {
      case DISCOVERY:
        return Response.json(documentOf(origin, issuer.fault));
      case "/jwks":
        return Response.json({ keys: [key.published] });
      case "/authorize":
        return authorize(url.searchParams);
      case "/token":
        return await tokensFor(new URLSearchParams(await request.text()));
      default:
        return new Response("not found", { status: 404 });
    }
  }

  function authorize(query: URLSearchParams): Response {
    const code = crypto.randomUUID();
    asked.set(code, query);
    const back = new URL(query.get("redirect_uri") ?? "");
    back.searchParams.set("code", code);
    back.searchParams.set("state", query.get("state") ?? "");
    const iss = issuer.fault === "iss of another" ? ELSEWHERE : origin;
    if (issuer.fault !== "no iss") back.searchParams.set("iss", iss);
    return Response.redirect(back, 302);
  }

  async function tokensFor(form: URLSearchParams): Promise<Response> {
    const query = asked.get(form.get("code") ?? "");
    if (query === undefined) return Response.json({ error: "invalid_grant" }, { status: 400 });
    const claims = claimsFor(query, issuer);
    const idToken = issuer.fault === "no id_token" ? {} : { id_token: await sign(claims) };
    return Response.json({
      access_token: "an-access-token",
      refresh_token: "a-refresh-token",
      token_type: "Bearer",
      ...idToken,
    });
  }

  async function sign(claims: Record<string, unknown>): Promise<string> {
    const { fault } = issuer;
    if (fault === "alg none") return new UnsecuredJWT(claims).encode();
    if (fault === "alg HS256") {
      const secret = new TextEncoder().encode(JSON.stringify(key.published).padEnd(64));
      return await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(secret);
    }
    const token = new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid: key.kid });
    return await token.sign(fault === "wrong key" ? wrongKey : key.privateKey);
  }

  return issuer;
}

async function makeKey() {
  const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true });
  const kid = crypto.randomUUID();
  return {
    kid,
    privateKey,
    published: { ...await exportJWK(publicKey), kid, alg: "ES256", use: "sig" },
  };
}

function documentOf(origin: string, fault: string) {
  const extra = fault === "alg none" ? ["none"] : fault === "alg HS256" ? ["HS256"] : [];
  return {
    issuer: fault === "document of another" ? ELSEWHERE : origin,
    authorization_endpoint: fault === "script" ? "javascript:alert(1)" : `${origin}/authorize`,
    token_endpoint: fault === "inner token_endpoint" ? `${ELSEWHERE}/token` : `${origin}/token`,
    jwks_uri: `${origin}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["ES256", ...extra],
    authorization_response_iss_parameter_supported: true,
    code_challenge_methods_supported: ["S256"],
  };
}

function claimsFor(query: URLSearchParams, { fault, origin, claims }: LyingIssuer) {
  const now = Math.floor(Date.now() / 1000) - (fault === "expired" ? 7_200 : 0);
  const nonce = fault === "wrong nonce" ? "another" : query.get("nonce");
  return {
    iss: fault === "wrong issuer" ? ELSEWHERE : origin,
    aud: fault === "wrong audience" ? "another" : query.get("client_id"),
    sub: "liar-1",
    iat: now,
    exp: now + 600,
    ...fault === "no nonce" ? {} : { nonce },
    email: "liar@example.org",
    email_verified: true,
    name: "Liar",
    ...claims,
  };
}
