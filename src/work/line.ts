/** The answer to a claim that would begin: it stays in line, or its whole group does. */
export type Beginning = "begun" | "waits" | "group_waits";

/** The rules of a line, and the work. */
export interface LineOptions<Claim, Result> {
  /** Whether one more may be under way. */
  hasPlace: (underWay: number) => boolean;
  /** The group of a claim: when one of a group has to wait for all of them, the others are not asked. */
  groupOf?: (claim: Claim) => string;
  /** Takes a place for the claim, or leaves it in line. */
  begin: (claim: Claim) => Beginning;
  /** Does the work. Must not fail. */
  work: (claim: Claim) => Promise<Result>;
  /** Told after each work, when its place is free. */
  done: (claim: Claim, result: Result) => void;
}

/** Makes an empty line of claims that wait for a place, and knows of those that are under way. */
export function createLine<Claim, Result>(options: LineOptions<Claim, Result>) {
  const { hasPlace, groupOf = () => "", begin } = options;
  const groups = new Map<string, Claim[]>();
  let waiting = 0;
  let underWay = 0;

  function add(claims: readonly Claim[]): void {
    for (const claim of claims) {
      const group = groups.get(groupOf(claim));
      if (group === undefined) groups.set(groupOf(claim), [claim]);
      else group.push(claim);
    }
    waiting += claims.length;
  }

  /** Begins what has a place now; the rest stays in line. */
  function fill(): void {
    for (const [name, group] of groups) {
      fillFrom(group);
      if (group.length === 0) groups.delete(name);
    }
  }

  function fillFrom(group: Claim[]): void {
    for (let place = 0; hasPlace(underWay);) {
      const claim = group[place];
      if (claim === undefined) return;
      const beginning = begin(claim);
      if (beginning === "group_waits") return;
      if (beginning === "begun") {
        group.splice(place, 1);
        waiting--;
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

  /** Takes claims out of the line and returns them. */
  function drop(isGone: (claim: Claim) => boolean): Claim[] {
    const all = [...groups.values()].flat();
    groups.clear();
    waiting = 0;
    add(all.filter((claim) => !isGone(claim)));
    return all.filter(isGone);
  }

  return {
    add,
    fill,
    drop,
    get waiting() {
      return waiting;
    },
    get underWay() {
      return underWay;
    },
  };
}
