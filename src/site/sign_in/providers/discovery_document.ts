import { z } from "zod";
import { faultOf } from "./provider_fault.ts";
import { createProviderFetch } from "./provider_fetch.ts";
import type { OpenidSettings } from "./settings.ts";

/** Path of an issuer's discovery document (OpenID Connect Discovery 1.0 §4). */
const DOCUMENT = "/.well-known/openid-configuration";

/** The only field of the document that is read: the issuer's own URL. */
const CALLED = z.object({ issuer: z.string().regex(/^https?:\/\/[\x21-\x7e]{1,300}$/) });

/** Result of a request for a document. */
export type DocumentResult =
  | { kind: "document"; issuer: string }
  | { kind: "moved"; to: string }
  | { kind: "none"; why: string }
  | { kind: "away"; code: string };

/** Fetches a document. Only the issuer's own origin may have a private address. */
export async function askDocument(
  issuer: string,
  { allowPrivate, withinMs }: Pick<OpenidSettings, "allowPrivate"> & { withinMs: number },
): Promise<DocumentResult> {
  const privateOrigin = allowPrivate ? new URL(issuer).origin : undefined;
  const network = createProviderFetch({ privateOrigin, withinMs });
  try {
    const answer = await network.send(issuer.replace(/\/+$/, "") + DOCUMENT, {});
    if (answer.status >= 300 && answer.status < 400) {
      return { kind: "moved", to: answer.headers.get("location") ?? "" };
    }
    if (answer.status !== 200) return { kind: "none", why: `it answers ${answer.status}` };
    // A body that isn't JSON doesn't match the schema.
    const { success, data } = CALLED.safeParse(await answer.json().catch(() => undefined));
    return success
      ? { kind: "document", issuer: data.issuer }
      : { kind: "none", why: "what is there names no issuer" };
  } catch (error) {
    return { kind: "away", code: faultOf(error).message };
  } finally {
    await network.close();
  }
}
