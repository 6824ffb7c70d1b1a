import type { MiddlewareHandler } from "hono";
import { log } from "../../../core/observing/log.ts";
import { sendError } from "./error_page.tsx";
import type { Deadline, Web, WebContext, WebEnv } from "../web_env.ts";

/**
 * Creates the middleware that responds with an error page to a request that takes too long. Its work continues in the
 * background and its result is discarded. `fate` records what is known about it.
 */
export function answerInTime(web: Web): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const { signal, restart, stop } = createDeadline(web.services.pageWithinMs);
    c.set("deadline", { signal, restart });
    const passed = new Promise<"late">((resolve) =>
      signal.addEventListener("abort", () => resolve("late"))
    );
    try {
      if (await Promise.race([next(), passed]) !== "late") return;
    } finally {
      stop();
    }
    log("warn", "page_late", { request_id: c.get("requestId") });
    return await sendError(c, web, "late");
  };
}

/** Returns the deadline of a request. The route must be guarded by `answerInTime`. */
export function deadlineOf(c: WebContext): Deadline {
  const deadline = c.get("deadline");
  if (!deadline) throw new Error(`${c.req.path} is not guarded by answerInTime`);
  return deadline;
}

/** Marks the point from which the request may change data. It is the last guard of a form. */
export const changesFromHere: MiddlewareHandler<WebEnv> = async (c, next) => {
  c.set("fate", "change_unknown");
  await next();
};

function createDeadline(ms: number): Deadline & { stop(): void } {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  function restart(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), ms);
  }
  restart(ms);
  return { signal: controller.signal, restart, stop: () => clearTimeout(timer) };
}
