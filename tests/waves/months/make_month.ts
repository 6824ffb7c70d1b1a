import { DAYS, SERVERS, type VoteMonth } from "./month.ts";
import { dice } from "./dice.ts";
import { honestVotes, makeHabits, partyAndStream } from "./honest_votes.ts";
import { plantWave } from "./planted_waves.ts";

const WAVES = 20;

/**
 * Generates two months of votes of a listing with 1,000 servers: the daily and weekly rhythm of each, the rush when the
 * voting day begins, days that differ, shared networks, new listings, servers that set up vote links, vote parties,
 * streams and events that bring new players. In the second month, 20 waves are planted on servers of every size.
 */
export function makeMonth(seed: number): VoteMonth {
  const random = dice(seed);
  // The weather of the whole listing: holidays, and updates of a game.
  const weather = Array.from({ length: DAYS }, () => random.logNormal(1, 0.08));
  const providers = Array.from({ length: 400 }, () => random.place());
  const servers = Array.from({ length: SERVERS }, (_, nth) => {
    const habits = makeHabits(random, nth, providers);
    const votes = honestVotes(random, habits, weather);
    return { habits, votes, listedOn: habits.listedOn };
  });
  partyAndStream(random, servers);
  const waves = Array.from({ length: WAVES }, (_, nth) => plantWave(random, nth, servers));
  for (const { votes } of servers) votes.sort((one, other) => one.at - other.at);
  return { servers, waves };
}
