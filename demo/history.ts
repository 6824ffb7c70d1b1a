import type { PollAnswer } from "../src/site/polling/protocols/poll_answer.ts";
import { recordPolls } from "../src/site/polling/poll_claim.ts";
import { POLL_EVERY_MS } from "../src/site/polling/schedule.ts";
import type { Operator } from "../src/service/cli/operator.ts";
import { playersAt } from "./games.ts";
import type { DemoListing } from "./listings.ts";
import { HOUR_MS } from "../src/core/time/day.ts";

/** Hours of player history that a new demo shows: four days. */
export const HOURS = 96;

/** Hours for which a server that is down has been silent. */
const DOWN_HOURS = 5;

/** A listing that is not approved yet, so that the service doesn't query it. */
export interface ListedDemo {
  serverId: string;
  listing: DemoListing;
}

/** Records the players of the last days, as if a service had queried every hour. The last record is now. */
export async function seedHistory({ sql, now }: Operator, listed: ListedDemo[]): Promise<void> {
  const ids = listed.map(({ serverId }) => serverId);
  const dueAt = new Date(now.getTime() + POLL_EVERY_MS); // so that the service leaves them alone
  for (let ago = HOURS - 1; ago >= 0; ago--) {
    const askedAt = new Date(now.getTime() - ago * HOUR_MS);
    const claimId = crypto.randomUUID();
    await sql`
      insert into server_poll (server_id, due_at, claim_id)
      select id, ${dueAt}, ${claimId} from server where id = any(${ids}::uuid[])
      on conflict (server_id) do update set claim_id = excluded.claim_id`;
    const results = listed.map(({ serverId, listing }) => ({
      serverId,
      claimId,
      askedAt,
      answer: listing.isDown && ago < DOWN_HOURS ? SILENCE : answerOf(listing, askedAt),
    }));
    await recordPolls(sql, results, now);
  }
  const upSince = new Date(now.getTime() - (HOURS - 1) * HOUR_MS);
  await sql`
    update server_poll set up_since = ${upSince} where server_id = any(${ids}::uuid[])`;
}

const SILENCE: PollAnswer = { kind: "failed", why: "timeout" };

function answerOf(listing: DemoListing, at: Date): PollAnswer {
  const { name: message, max } = listing;
  return { kind: "answered", status: { online: playersAt(listing, at), max, message } };
}
