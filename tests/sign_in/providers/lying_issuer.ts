import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import type { OpenidSettings } from "../../../src/site/sign_in/providers/settings.ts";
import { type FaultyServer, startFaultyServer } from "./faulty_server.ts";

/** Our client at every issuer of the tests. Its secret has what Basic must encode. */
export const CLIENT = { clientId: "voteboard", clientSecret: "a+secret/of the%client" };

/** An OpenID Connect issuer that lies on demand. Besides a server's faults it has those of claims and answers. */
export interface LyingIssuer extends FaultyServer {
  settings: OpenidSettings;
  /** More claims of its ID tokens. */
  claims: Record<string, unknown>;
  /** The claims of its userinfo endpoint. */
  userinfo: Record<string, unknown>;
  /** More members of its token responses, and of its document. */
  tokens: Record<string, unknown>;
  document: Record<string, unknown>;
  /** Signs with another key from now on, and publishes that one only. */
  rotateKey(): Promise<void>;
}

/** The address of another issuer, which doesn't exist. */
const ELSEWHERE = "http://127.0.0.1:1";

/** Starts an issuer on loopback. It signs in every visitor as `liar-1`, without a page. */
export async function startLyingIssuer(): Promise<LyingIssuer> {
  const asked = new Map<string, URLSearchParams>();
  let key = await makeKey();
  const server = startFaultyServer(async (request, { pathname, searchParams }) => {
    switch (pathname) {
      case "/.well-known/openid-configuration":
        return Response.json(documentOf(issuer));
      case "/jwks":
        return Response.json({ keys: [key.published] });
      case "/authorize":
        return authorize(searchParams, { issuer, asked });
      case "/token": {
        const query = asked.get(new URLSearchParams(await request.text()).get("code") ?? "");
        if (query === undefined) return Response.json({ error: "invalid_grant" }, { status: 400 });
        return Response.json(await tokensFor(query, { issuer, key }));
      }
      case "/userinfo":
        return Response.json(issuer.userinfo);
      default:
        return new Response("not found", { status: 404 });
    }
  });
  const { origin } = server;
  const issuer: LyingIssuer = Object.assign(server, {
    settings: { ...CLIENT, issuer: origin, name: "Liar", allowPrivate: true },
    claims: {},
    userinfo: {},
    tokens: {},
    document: {},
    async rotateKey() {
      key = await makeKey();
    },
  });
  return issuer;
}

function authorize(
  query: URLSearchParams,
  { issuer: { fault, origin }, asked }: {
    issuer: LyingIssuer;
    asked: Map<string, URLSearchParams>;
  },
): Response {
  const code = crypto.randomUUID();
  asked.set(code, query);
  const back = new URL(query.get("redirect_uri") ?? "");
  back.searchParams.set("code", code);
  back.searchParams.set("state", query.get("state") ?? "");
  const iss = fault === "iss of another" ? ELSEWHERE : origin;
  if (fault !== "no iss") back.searchParams.set("iss", iss);
  return Response.redirect(back, 302);
}

async function tokensFor(
  query: URLSearchParams,
  { issuer, key }: { issuer: LyingIssuer; key: Key },
): Promise<Record<string, unknown>> {
  const token = await sign(claimsFor(query, issuer), { fault: issuer.fault, key });
  return {
    access_token: "an-access-token",
    refresh_token: "a-refresh-token",
    token_type: "Bearer",
    ...issuer.fault === "no id_token" ? {} : { id_token: token },
    ...issuer.tokens,
  };
}

async function sign(
  claims: Record<string, unknown>,
  { fault, key }: { fault: string; key: Key },
): Promise<string> {
  if (fault === "alg none") return new UnsecuredJWT(claims).encode();
  if (fault === "alg HS256") {
    const secret = new TextEncoder().encode(JSON.stringify(key.published));
    return await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(secret);
  }
  const { privateKey } = fault === "wrong key" ? await makeKey() : key;
  return await new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid: key.kid })
    .sign(privateKey);
}

type Key = Awaited<ReturnType<typeof makeKey>>;

async function makeKey() {
  const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true });
  const kid = crypto.randomUUID();
  return {
    kid,
    privateKey,
    published: { ...await exportJWK(publicKey), kid, alg: "ES256", use: "sig" },
  };
}

function documentOf({ origin, fault, document }: LyingIssuer) {
  const extra = fault === "alg none" ? ["none"] : fault === "alg HS256" ? ["HS256"] : [];
  return {
    issuer: fault === "document of another" ? ELSEWHERE : origin,
    authorization_endpoint: fault === "script" ? "javascript:alert(1)" : `${origin}/authorize`,
    token_endpoint: fault === "inner token_endpoint" ? `${ELSEWHERE}/token` : `${origin}/token`,
    userinfo_endpoint: `${origin}/userinfo`,
    jwks_uri: `${origin}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["ES256", ...extra],
    authorization_response_iss_parameter_supported: true,
    code_challenge_methods_supported: ["S256"],
    ...document,
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
