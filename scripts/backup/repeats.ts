import type { Sql } from "../../src/core/database/connect.ts";

/**
 * Returns sentences about actions that may happen twice after a restore, with the numbers of waiting rows.
 * docs/backup.md gives the reasons.
 */
export async function listRepeats(sql: Sql): Promise<string[]> {
  const [waiting] = await sql<{ webhooks: number; others: number; rewards: number }[]>`
    select count(*) filter (where e.kind = 'webhook') as webhooks,
      count(*) filter (where e.kind = 'votifier') as others,
      (select count(*) from reward) as rewards
    from outbox o join endpoint e on e.key_id = o.key_id`;
  const { webhooks = 0, others = 0, rewards = 0 } = waiting ?? {};
  return [
    "Whatever came after that moment is gone from here, and may happen once more (docs/backup.md):",
    `- Webhooks: ${webhooks} wait, and are sent with the same X-Listing-Vote as before.`,
    `- Votes to Votifier: ${others} wait, and nothing tells a receiver that it had one.`,
    `- Rewards in the inbox: ${rewards} can be claimed, with the same vote ids as before.`,
    "- Votes: players who voted since may vote again on the same day, which is a new vote.",
    "- Emails sent since; keys revoked, accounts deleted and passwords changed since are as before.",
    "The trail has an entry, backup_restored.",
    "Not in a backup: your settings, and the pages and the logo in the folder pages of DATA_DIR.",
  ];
}
