import { z } from "zod";
import { describeError, log } from "../log.ts";
import type { BotCheck, Verdict } from "./bot_check.ts";

/** Cloudflare's documented endpoint, and how long a token lives, in milliseconds. */
const SITEVERIFY = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const TOKEN_MS = 300_000;

/** How long we wait for its word, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** Characters of a token: Cloudflare promises 2,048 at most. */
const TOKEN_MAX = 2_048;

const WORD = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  cdata: z.string().optional(),
  "error-codes": z.array(z.string()).default([]),
});

/** What a widget on the page tells Cloudflare that its token is for. */
export const TURNSTILE_ACTION = "vote";

/** What the check by Turnstile needs. */
export interface TurnstileOptions {
  siteKey: string;
  /** Goes to Cloudflare and nowhere else. */
  secretKey: string;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * Cloudflare's Turnstile, for hosts who choose it. A token counts when Cloudflare says so within 5 s and it was given
 * for this server's ballot; when it cannot be reached, no vote is cast.
 */
export function createTurnstile(
  { siteKey, secretKey, fetch = globalThis.fetch }: TurnstileOptions,
): BotCheck {
  async function ask(token: string, address: string): Promise<z.infer<typeof WORD> | undefined> {
    const body = new URLSearchParams({ secret: secretKey, response: token });
    if (!address.includes("/")) body.set("remoteip", address);
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(SITEVERIFY, { method: "POST", body, signal });
      return WORD.parse(await answer.json());
    } catch (error) {
      log("warn", "turnstile_unavailable", describeError(error));
      return undefined;
    }
  }

  return {
    kind: "turnstile",
    pose: () => Promise.resolve(siteKey),
    async judge(token, { serverId }, { now, address }): Promise<Verdict> {
      if (token === "" || token.length > TOKEN_MAX) return { kind: "forged" };
      const word = await ask(token, address);
      if (word === undefined) return { kind: "unavailable" };
      if (word["error-codes"].includes("timeout-or-duplicate")) return { kind: "expired" };
      if (word["error-codes"].includes("internal-error")) return { kind: "unavailable" };
      const isOurs = word.action === TURNSTILE_ACTION && word.cdata === serverId;
      if (!word.success || !isOurs) return { kind: "forged" };
      const expiresAt = new Date(now.getTime() + TOKEN_MS);
      return { kind: "passed", proof: { id: token, expiresAt } };
    },
  };
}
