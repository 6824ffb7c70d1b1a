import type { Server } from "../../../src/core/servers/server.ts";
import { uuidV7 } from "../../../src/core/database/uuid_v7.ts";
import { insertVotes } from "../../../src/core/votes/vote_repository.ts";
import { findWaves } from "../../../src/desk/waves/find_waves.ts";
import { castFrom } from "./ballots.ts";
import type { World } from "../world.ts";

/** Votes of the planted wave, which exceed every threshold. */
const WAVE_VOTES = 40;

/** Days with a vote or two before the wave, so that the server has a history. */
const PAST_DAYS = 10;

/**
 * Casts votes of regulars on each of the ten days before now, and of new accounts in one network within the last hour.
 * Returns the id of the wave that the timetable's job finds.
 */
export async function plantWave(
  world: World,
  server: Pick<Server, "slug">,
  { votes = WAVE_VOTES, prefix = "Wave" }: { votes?: number; prefix?: string } = {},
): Promise<string> {
  const { now } = world.clock;
  for (let day = PAST_DAYS; day > 0; day -= 1) {
    world.clock.now = new Date(now.getTime() - day * 86_400_000);
    for (const name of ["Regular_A", "Regular_B"]) {
      await castFrom(world, server, { name, address: `198.51.100.${name.endsWith("A") ? 7 : 8}` });
    }
  }
  for (let nth = 0; nth < votes; nth += 1) {
    world.clock.now = new Date(now.getTime() - (nth + 1) * 60_000);
    const address = `192.0.2.${nth % 8 + 1}`;
    await castFrom(world, server, { name: `${prefix}_${nth}`, address });
  }
  world.clock.now = new Date(now.getTime() - 30_000);
  await castFrom(world, server, { name: "Regular_A", address: "198.51.100.7" });
  world.clock.now = now;
  await findWaves(world.services.sql, now);
  const [wave] = await world.services.sql<{ id: string }[]>`
    select w.id from wave w join server s on s.id = w.server_id where s.slug = ${server.slug} and w.state = 'open'`;
  if (!wave) throw new Error("the job found no wave");
  return wave.id;
}

/**
 * Casts votes of `count` accounts within the last `minutes`, each from a separate network, in one statement. The
 * accounts are `accountHours` old. Confirmed ones have a confirmed email address.
 */
export async function castMany(
  { services: { sql, ballots }, clock: { now } }: World,
  { slug }: Pick<Server, "slug">,
  { prefix, count, minutes = 60, accountHours = 25, isConfirmed = false }: {
    prefix: string;
    count: number;
    minutes?: number;
    accountHours?: number;
    isConfirmed?: boolean;
  },
): Promise<void> {
  const madeAt = new Date(now.getTime() - accountHours * 3_600_000);
  const accounts = await sql<{ id: string }[]>`
    insert into account (username, username_key, email, email_verified, created_at, updated_at)
    select ${prefix} || n, lower(${prefix} || n), lower(${prefix} || n) || '@example.com',
      ${isConfirmed}, ${madeAt}, ${madeAt}
    from generate_series(1, ${count}::int) as n
    on conflict (username_key) do update set updated_at = excluded.updated_at
    returning id`;
  const votes = accounts.map(({ id: accountId }, nth) => {
    const votedAt = new Date(
      now.getTime() - Math.floor((nth + 1) * minutes * 60_000 / (count + 1)),
    );
    const proof = crypto.getRandomValues(new Uint8Array(32));
    const origin = ballots.originOf(`10.${nth >> 8}.${nth & 255}.${prefix.length}`, votedAt);
    return {
      voteId: uuidV7(votedAt),
      slug,
      voter: { accountId },
      votedAt,
      source: "session" as const,
      ticket: { proof, proofExpiresAt: now, ...origin },
    };
  });
  const cast = await insertVotes(sql, votes);
  if (cast.size !== count) throw new Error(`${cast.size} of ${count} votes were cast`);
}
