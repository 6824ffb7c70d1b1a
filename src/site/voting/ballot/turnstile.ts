import { createHash } from "node:crypto";
import { isIP } from "node:net";
import { z } from "zod";
import { describeError, log } from "../../../core/observing/log.ts";
import { parseJson } from "../../../core/text/parse_json.ts";
import type { BotCheck, BotCheckPurpose, Verdict } from "./bot_check.ts";

/** Cloudflare's endpoint, and a token's lifetime in milliseconds. */
const SITEVERIFY = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const TOKEN_MS = 300_000;

/** Milliseconds to wait for Cloudflare's response. A page has to be served within 3 s. */
const TIMEOUT_MS = 2_000;

/** Maximum characters of a token: Cloudflare promises at most 2,048. */
const TOKEN_MAX = 2_048;

const WORD = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  cdata: z.string().optional(),
  "error-codes": z.array(z.string()).default([]),
});

/** Cloudflare's errors that are not the voter's fault: Cloudflare is broken, or the host's secret key is not valid. */
const NOT_THE_VOTERS = ["internal-error", "missing-input-secret", "invalid-input-secret"];

/** Returns the action and the data, if any, that the widget on the page sends to Cloudflare. */
export function turnstileNames(purpose: BotCheckPurpose): { action: string; cdata?: string } {
  return purpose.kind === "vote"
    ? { action: "vote", cdata: purpose.serverId }
    : { action: purpose.kind.replace("_", "-") };
}

/**
 * Creates the check with Cloudflare's Turnstile. A token passes if Cloudflare confirms it within 5 s and it was issued
 * for this purpose. While Cloudflare can't be reached, no votes are cast and no accounts are created.
 */
export function createTurnstile(
  { siteKey, secretKey, fetch = globalThis.fetch }: {
    siteKey: string;
    /** Sent to Cloudflare only. */
    secretKey: string;
    fetch?: (url: string, init: RequestInit) => Promise<Response>;
  },
): BotCheck {
  async function ask(
    token: string,
    { holder, address }: { holder: string; address: string },
  ): Promise<z.infer<typeof WORD> | undefined> {
    const body = new URLSearchParams({
      secret: secretKey,
      response: token,
      idempotency_key: idempotencyKey(holder, token),
    });
    // An IPv6 client is known only by its /64 network, which is not an address.
    if (isIP(address) !== 0) body.set("remoteip", address);
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(SITEVERIFY, { method: "POST", body, signal });
      return readWord(answer.status, await answer.text());
    } catch (error) {
      log("warn", "turnstile_unavailable", describeError(error));
      return undefined;
    }
  }

  return {
    kind: "turnstile",
    pose: () => Promise.resolve(siteKey),
    async judge(token, purpose, { now, address }): Promise<Verdict> {
      if (token === "" || token.length > TOKEN_MAX) return { kind: "forged" };
      const holder = purpose.kind === "vote" ? purpose.voter : purpose.kind;
      const word = await ask(token, { holder, address });
      if (word === undefined) return { kind: "unavailable" };
      if (word["error-codes"].includes("timeout-or-duplicate")) return { kind: "expired" };
      const { action, cdata } = turnstileNames(purpose);
      const isOurs = word.action === action && (word.cdata || undefined) === cdata;
      if (!word.success || !isOurs) return { kind: "forged" };
      const expiresAt = new Date(now.getTime() + TOKEN_MS);
      return { kind: "passed", proof: { id: token, expiresAt } };
    },
  };
}

/**
 * Returns a UUID that makes Cloudflare repeat its verdict for the same account and token. So both requests of a double
 * click pass, and the vote's transaction decides between them. For another account, the token is used already.
 */
function idempotencyKey(holder: string, token: string): string {
  const hex = createHash("sha256").update(`${holder} ${token}`).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

/** Reads Cloudflare's verdict. If there is none, logs only the status, because the body may repeat what we sent. */
function readWord(status: number, text: string): z.infer<typeof WORD> | undefined {
  const word = WORD.safeParse(parseJson(text)).data;
  const code = word?.["error-codes"].find((code) => NOT_THE_VOTERS.includes(code));
  if (word && code === undefined) return word;
  log("warn", "turnstile_unavailable", { status, code });
  return undefined;
}
