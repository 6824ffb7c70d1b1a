import { join } from "node:path";

/** A guard against a race of statements, which is removed from a copy of the source. */
export interface Race {
  name: string;
  file: string;
  text: string;
  by: string;
}

const CLAIM = "src/core/database/migrations/0095_claim_rewards.sql";

/** Guards of the order of statements. Those with a commit were missing once, and that commit added them. */
export const RACES: Race[] = [
  {
    name: "a resend does not wait for a void (fixed by e3f17c5f)",
    file: "src/site/deliveries/resend_delivery.ts",
    text: "    await lockVoids(tx, (await findOwn()).serverId);\n",
    by: "",
  },
  {
    name: "a replay does not wait for a void (fixed by e3f17c5f)",
    file: "src/site/keys/replay_votes.ts",
    text: "      await lockVoids(tx, serverId);\n",
    by: "",
  },
  {
    name: "a void does not wait for a resend (fixed by e3f17c5f)",
    file: "src/desk/voids/void_vote.ts",
    text: "  await lockVoids(tx, serverId);\n",
    by: "",
  },
  {
    name: "a void does not wait for its player's next vote",
    file: "src/desk/voids/void_vote.ts",
    text:
      "  await lockVoids(tx, serverId);\n  await lockVoters(tx, serverId, votes);\n  const voided",
    by: "  await lockVoids(tx, serverId);\n  const voided",
  },
  {
    name: "two claims see the same free rewards",
    file: CLAIM,
    text: "order by r.voted_at, r.vote_id limit most for update of r skip locked",
    by: "order by r.voted_at, r.vote_id limit most",
  },
  {
    name: "two votes of a player see the same last vote",
    file: "src/core/votes/vote_repository.ts",
    text: "      where l.voted_on < excluded.voted_on\n",
    by: "",
  },
  {
    name: "two votes see the same share of an address",
    file: "src/core/votes/vote_repository.ts",
    text: "        else vote_overtaken()\n",
    by: "        else d.votes + excluded.votes\n",
  },
  {
    name: "two processes carry out one act",
    file: "src/desk/voids/carry_out_void_batches.ts",
    text: "state in ('listed', 'restoring') for update`",
    by: "state in ('listed', 'restoring')`",
  },
  {
    name: "a day is counted again while votes are cast",
    file: "src/core/votes/recount_days.ts",
    text: "do update set votes = c.votes where false`",
    by: "do nothing`",
  },
  {
    name: "two acts list the same votes",
    file: "src/desk/voids/void_batch.ts",
    text: "  await lockVoids(tx, serverId);\n  await requireCounting",
    by: "  await requireCounting",
  },
  {
    name: "a lift lets a vote count whose player voted again",
    file: "src/site/voting/moderation/days_given_back.ts",
    text: "from named where (account_id, day) not in (select account_id, day from counted)\n",
    by: "from named where true\n",
  },
  {
    name: "a process records a delivery that another one holds by now",
    file: "src/core/deliveries/outbox_complete.ts",
    text: "join outbox o on o.id = r.id and o.claim_id = r.claim_id",
    by: "join outbox o on o.id = r.id",
  },
  {
    name: "two first votes of a name make two accounts",
    file: "src/core/accounts/players.ts",
    text: "  await lockNames(tx, [accountKey(player)]);\n",
    by: "",
  },
];

/** Copies the project without one guard. Everything except the source is linked. */
export async function putBack(root: string, { file, text, by }: Race): Promise<string> {
  const copy = await Deno.makeTempDir({ prefix: "voteboard-race-" });
  for await (const { name } of Deno.readDir(root)) {
    if (name === "src") await copyFolder(join(root, name), join(copy, name));
    else if (name !== ".git" && name !== ".data") {
      await Deno.symlink(join(root, name), join(copy, name));
    }
  }
  const path = join(copy, file);
  const source = await Deno.readTextFile(path);
  if (source.split(text).length !== 2) throw new Error(`${file} has not exactly one "${text}"`);
  await Deno.writeTextFile(path, source.replace(text, () => by));
  return copy;
}

async function copyFolder(from: string, to: string): Promise<void> {
  await Deno.mkdir(to);
  for await (const { name, isDirectory } of Deno.readDir(from)) {
    if (isDirectory) await copyFolder(join(from, name), join(to, name));
    else await Deno.copyFile(join(from, name), join(to, name));
  }
}
