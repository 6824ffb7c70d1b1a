import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { exportJWK, generateKeyPair } from "jose";
import Provider from "oidc-provider";
import type { OpenidSettings } from "../../../src/site/sign_in/providers/settings.ts";
import { CLIENT } from "./lying_issuer.ts";

/** A real OpenID Connect provider (npm:oidc-provider). */
export interface OpenidIssuer extends AsyncDisposable {
  settings: OpenidSettings;
  /** The next person to sign in, with their claims; undefined says no. */
  person: { sub: string } & Record<string, unknown> | undefined;
}

/** Starts one on loopback that asks for no password. It takes only PKCE, and only these redirects. */
export async function startOpenidIssuer(redirects: string[]): Promise<OpenidIssuer> {
  const server = createServer((request, response) => void handle(request, response));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", () => resolve());
  await promise;
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const origin = `http://127.0.0.1:${address.port}`;
  const issuer: OpenidIssuer = {
    settings: { ...CLIENT, issuer: origin, name: "Our forum", allowPrivate: true },
    person: { sub: "person-1" },
    async [Symbol.asyncDispose]() {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      await closed.promise;
    },
  };
  const provider = await createProvider(origin, { redirects, issuer });
  const serve = provider.callback();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith("/interaction/")) return await serve(request, response);
    const { prompt, params, grantId } = await provider.interactionDetails(request, response);
    const finish = (result: object, mergeWithLastSubmission = false) =>
      provider.interactionFinished(request, response, result, { mergeWithLastSubmission });
    const accountId = issuer.person?.sub;
    if (accountId === undefined) return await finish({ error: "access_denied" });
    if (prompt.name === "login") return await finish({ login: { accountId } });
    const grant = grantId
      ? await provider.Grant.find(grantId)
      : new provider.Grant({ accountId, clientId: params.client_id });
    grant.addOIDCScope(params.scope);
    await finish({ consent: { grantId: await grant.save() } }, true);
  }

  return issuer;
}

async function createProvider(
  origin: string,
  { redirects, issuer }: { redirects: string[]; issuer: OpenidIssuer },
) {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...await exportJWK(privateKey), kid: "first", use: "sig", alg: "RS256" };
  const { clientId, clientSecret } = CLIENT;
  return new Provider(origin, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: redirects }],
    jwks: { keys: [key] },
    cookies: { keys: ["a key of cookies"] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ ...issuer.person, sub }),
    }),
    ttl: { Session: 3600, Interaction: 600, Grant: 3600, IdToken: 600, AccessToken: 600 },
  });
}
