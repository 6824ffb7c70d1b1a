import { randomBytes } from "node:crypto";
import { loadClient } from "./code_flow.ts";
import { discover } from "./openid.ts";
import { faultOf } from "./provider_fault.ts";
import { createProviderFetch } from "./provider_fetch.ts";
import { adviceOn, settingOfConnection } from "./setting_fault.ts";
import type { OpenidSettings } from "./settings.ts";
import { askDocument, type DocumentResult } from "./discovery_document.ts";

/** Milliseconds for each request. */
const WITHIN_MS = 2_000;

/** Maximum path segments that are removed while searching for the document. */
const SHORTER_MAX = 3;

/** The doctor's finding about an OpenID Connect provider. */
interface IssuerFinding {
  kind: "ok" | "away" | "issuer" | "client";
  message: string;
}

/**
 * Fetches an issuer's discovery document and compares its issuer with OIDC_ISSUER. Then sends a made-up code to its
 * token endpoint: a provider that knows our client refuses the code, any other refuses the client.
 */
export async function checkIssuer(
  settings: OpenidSettings,
  { baseUrl, withinMs = WITHIN_MS }: { baseUrl: string; withinMs?: number },
): Promise<IssuerFinding> {
  const { issuer } = settings;
  const ask = (at: string) => askDocument(at, { ...settings, withinMs });
  const result = await ask(issuer);
  if (result.kind === "document") {
    if (!isSame(result.issuer, issuer)) {
      return { kind: "issuer", message: differs(issuer, result.issuer) };
    }
    return await checkClient(settings, { baseUrl, withinMs });
  }
  const why = describe(result);
  for (const other of othersOf(issuer, result)) {
    const found = await ask(other);
    if (result.kind === "away" && found.kind === "away" && isUntrusted(found.code)) {
      const message = `${issuer} cannot be reached (${why}), but ${other} begins with TLS`;
      const advice = adviceOn("oidc", "certificate");
      return { kind: "issuer", message: `${message}: write OIDC_ISSUER=${other}. ${advice}` };
    }
    if (found.kind !== "document") continue;
    const message = `${issuer} has no discovery document (${why}), but ${other} has one`;
    return { kind: "issuer", message: `${message}: write OIDC_ISSUER=${found.issuer}` };
  }
  if (result.kind === "away") {
    const setting = settingOfConnection(result.code);
    const advice = setting === undefined ? "" : `. ${adviceOn("oidc", setting)}`;
    return { kind: "away", message: `${issuer} cannot be reached: ${why}${advice}` };
  }
  return { kind: "issuer", message: `${issuer} has no discovery document: ${why}` };
}

function isUntrusted(code: string): boolean {
  return settingOfConnection(code) === "certificate";
}

function describe(result: Exclude<DocumentResult, { kind: "document" }>): string {
  if (result.kind === "away") return result.code;
  if (result.kind === "none") return result.why;
  const to = /^https?:\/\/[\x21-\x7e]{1,300}$/.test(result.to) ? result.to : "another address";
  return `it redirects to ${to}, and redirects are not followed`;
}

/** Compares as openid-client does. */
function isSame(one: string, other: string): boolean {
  return URL.canParse(one) && new URL(one).href === new URL(other).href;
}

function differs(ours: string, theirs: string): string {
  const isSlash = ours.replace(/\/+$/, "") === theirs.replace(/\/+$/, "");
  const what = isSlash ? ": they differ in the slash at the end" : "";
  return `OIDC_ISSUER is ${ours}, and the provider calls itself ${theirs}${what}. Write OIDC_ISSUER=${theirs}`;
}

/** Returns other URLs where the document may be: with the other scheme, or with a shorter path. */
function othersOf(issuer: string, { kind }: DocumentResult): string[] {
  const swapped = issuer.startsWith("https:")
    ? issuer.replace(/^https/, "http")
    : issuer.replace(/^http/, "https");
  // If the host can't be reached, a shorter path can't be reached either.
  if (kind === "away") return [swapped];
  const parts = issuer.replace(/\/+$/, "").split("/");
  const shorter = Array.from({ length: SHORTER_MAX }, (_, left) => parts.slice(0, -1 - left))
    .filter(({ length }) => length > 2).map((some) => some.join("/"));
  return [swapped, ...shorter];
}

async function checkClient(
  settings: OpenidSettings,
  { baseUrl, withinMs }: { baseUrl: string; withinMs: number },
): Promise<IssuerFinding> {
  const { issuer, allowPrivate } = settings;
  const privateOrigin = allowPrivate ? new URL(issuer).origin : undefined;
  const network = createProviderFetch({ privateOrigin, withinMs });
  try {
    const config = await discover(settings, network.send);
    const { genericGrantRequest } = await loadClient();
    await genericGrantRequest(config, "authorization_code", {
      code: randomBytes(24).toString("base64url"),
      code_verifier: randomBytes(32).toString("base64url"),
      redirect_uri: `${baseUrl}/sign-in/with/oidc/back`,
    });
  } catch (error) {
    const { kind, message: code, setting } = faultOf(error);
    if (setting !== undefined) {
      return { kind: "client", message: `${adviceOn("oidc", setting)} (${code})` };
    }
    // Providers answer a made-up code in different ways.
    if (kind === "unavailable" && !/^(invalid_|OAUTH_)/.test(code)) {
      return {
        kind: "away",
        message: `${issuer} answers, but its token endpoint doesn't: ${code}`,
      };
    }
    if (code === "invalid_grant") return { kind: "ok", message: `${issuer} knows our client` };
  } finally {
    await network.close();
  }
  return { kind: "ok", message: `${issuer} answers` };
}
