/** State of a backend: the rewards that it gave, its log of them, and the results that it has not reported yet. */
interface State {
  given: Map<string, number>;
  log: Set<string>;
  untold: Set<string>;
}

/** A game's backend that saves gifts and its log of them together, as one file or transaction does. */
export class Backend {
  keyId = "";
  /** Votes that it holds, to be given later; lost in a crash. */
  hand: { claimId: string; ids: string[]; giveBefore: number } | undefined;
  #state: State = { given: new Map(), log: new Set(), untold: new Set() };
  #saved: State = copyOf(this.#state);

  get given(): ReadonlyMap<string, number> {
    return this.#state.given;
  }

  get log(): ReadonlySet<string> {
    return this.#state.log;
  }

  get untold(): Set<string> {
    return this.#state.untold;
  }

  /** Gives a reward unless its log knows it. */
  give(id: string): void {
    const { given, log, untold } = this.#state;
    untold.add(id);
    if (log.has(id)) return;
    log.add(id);
    given.set(id, (given.get(id) ?? 0) + 1);
  }

  save(): void {
    this.#saved = copyOf(this.#state);
  }

  /** Forgets all that it did not save. */
  crash(): void {
    this.#state = copyOf(this.#saved);
    this.hand = undefined;
  }
}

function copyOf({ given, log, untold }: State): State {
  return { given: new Map(given), log: new Set(log), untold: new Set(untold) };
}
