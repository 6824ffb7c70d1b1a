/** A round that says nothing, because not everything was answered as it should. */
export class VoidRound extends Error {
  override name = "VoidRound";
}

/** Times that one side's round may be void before the bench gives up. */
const VOID_MAX = 3;

/**
 * Measures every side in turn, round by round, so that a busy moment of the machine hits all of them. The order moves
 * on by one each time. The first round warms up the compilers and the pools and is not kept; a void round is repeated.
 */
export async function inTurns<Side extends { name: string }, Figures>(
  sides: readonly Side[],
  rounds: number,
  measure: (side: Side) => Promise<Figures>,
): Promise<Map<Side, Figures[]>> {
  const measured = new Map(sides.map((side): [Side, Figures[]] => [side, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const side of rotated(sides, round)) {
      console.error(round === 0 ? `warming up: ${side.name}` : `round ${round}: ${side.name}`);
      const figures = await untilValid(() => measure(side));
      if (round > 0) measured.get(side)?.push(figures);
    }
  }
  return measured;
}

async function untilValid<Figures>(measure: () => Promise<Figures>): Promise<Figures> {
  for (let tries = 1;; tries++) {
    try {
      return await measure();
    } catch (error) {
      if (!(error instanceof VoidRound) || tries >= VOID_MAX) throw error;
      console.error(`void: ${error.message}`);
    }
  }
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
