/** Claims that stand in line for a place, and those that are under way. */
export interface Line<Claim> {
  add(claims: readonly Claim[]): void;
  /** Begins what has a place now; the rest stays in line. */
  fill(): void;
  /** Takes claims out of the line and returns them. */
  drop(isGone: (claim: Claim) => boolean): Claim[];
  readonly waiting: number;
  readonly underWay: number;
}

/** Dependencies of a line. */
export interface LineOptions<Claim, Result> {
  /** Whether one more may be under way. */
  hasPlace: (underWay: number) => boolean;
  /** Takes a place for the claim, or leaves it in line. */
  begin: (claim: Claim) => boolean;
  /** Does the work. Must not fail. */
  work: (claim: Claim) => Promise<Result>;
  /** Told after each work, when its place is free. */
  done: (claim: Claim, result: Result) => void;
}

/** Makes an empty line. */
export function createLine<Claim, Result>(options: LineOptions<Claim, Result>): Line<Claim> {
  const line: Claim[] = [];
  let underWay = 0;

  function fill(): void {
    for (let place = 0; options.hasPlace(underWay);) {
      const claim = line[place];
      if (claim === undefined) return;
      if (options.begin(claim)) {
        line.splice(place, 1);
        void work(claim);
      } else place++;
    }
  }

  async function work(claim: Claim): Promise<void> {
    underWay++;
    const result = await options.work(claim);
    underWay--;
    options.done(claim, result);
  }

  function drop(isGone: (claim: Claim) => boolean): Claim[] {
    const all = line.splice(0);
    line.push(...all.filter((claim) => !isGone(claim)));
    return all.filter(isGone);
  }

  return {
    add: (claims) => void line.push(...claims),
    fill,
    drop,
    get waiting() {
      return line.length;
    },
    get underWay() {
      return underWay;
    },
  };
}
