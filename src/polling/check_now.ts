import type { Act, Actor } from "../trail/actor.ts";
import { recordAudit } from "../trail/audit.ts";
import type { Sql } from "../database/connect.ts";
import type { FindTexts } from "../destinations/dns_records.ts";
import { Refusal } from "../errors.ts";
import { applyPlace } from "../servers/listing_change.ts";
import { requireOwnServer } from "../servers/require_server.ts";
import type { Answer } from "./answer.ts";
import type { AskServer } from "./ask_server.ts";
import { type CheckTarget, noteCheck, reserveCheck } from "./check_repository.ts";
import { type Place, proveOwnership, type Verification } from "./verification.ts";

/** Milliseconds between an owner's checks: each sends a query to an address the owner chose. */
const CHECK_EVERY_MS = 10_000;

/** Maximum checks running at once in this process: they have their own slots, so they never wait for a round. */
const CHECKS_MAX = 16;

/** Result of a query, and whether the listing is proven to be its owner's. */
export interface Check {
  answer: Answer;
  verification: Verification;
}

interface CheckOptions {
  sql: Sql;
  ask: AskServer;
  findTexts: FindTexts;
  now: () => Date;
}

/**
 * Makes the owner's "check now": the same query as the poller's. Its counts are shown right away, while history and
 * uptime come from the poller alone. Refuses someone else's server, one that is not approved, and a second check
 * within 10 s. Where a new address waits for a moderator, that one is queried; it is the listing's as soon as it shows the
 * token.
 */
export function createCheckNow(options: CheckOptions) {
  const { sql, ask, now } = options;
  let underWay = 0;

  return async function checkNow(slug: string, by: Actor): Promise<Check> {
    if (underWay >= CHECKS_MAX) {
      throw tooSoon("too many checks are under way; try again in a moment");
    }
    underWay++;
    try {
      const target = await reserve(slug, by);
      const answer = await ask(target);
      const at = now();
      if (!target.isWaiting) await noteCheck(sql, target.serverId, { answer, at });
      const verification = await proveOwnership(options, target, { answer, now: at });
      if (target.isWaiting && verification.verifiedAt) await move(slug, target, { by, now: at });
      return { answer, verification };
    } finally {
      underWay--;
    }
  };

  async function move(slug: string, place: Place, act: Act): Promise<void> {
    await sql.begin(async (tx) => {
      if (!await applyPlace(tx, place, act.now)) return;
      const details = { changed: "host, port" };
      const { serverId } = place;
      await recordAudit(tx, act, { action: "server_edited", serverId, subject: slug, details });
    });
  }

  async function reserve(slug: string, by: Actor): Promise<CheckTarget & { serverId: string }> {
    const { id, status } = await requireOwnServer(sql, slug, { by });
    if (status !== "approved") {
      throw new Refusal("server_not_approved", `Cannot check server "${slug}": it is ${status}`);
    }
    const at = now();
    const target = await reserveCheck(sql, id, { at, everyMs: CHECK_EVERY_MS });
    if (!target) throw tooSoon(`it was checked less than ${CHECK_EVERY_MS / 1000} seconds ago`);
    return { serverId: id, ...target };
  }
}

function tooSoon(why: string): Refusal {
  return new Refusal("check_too_soon", `Cannot check server: ${why}`);
}
