/** The decision on a claim: it starts, it stays in the queue, or its whole group stays. */
export type Beginning = "begun" | "waits" | "group_waits";

/** The rules of a queue, and the work. */
export interface ClaimQueueOptions<Claim, Result> {
  /** Returns whether one more may be in progress. */
  hasSlot: (underWay: number) => boolean;
  /** Returns the group of a claim. If one claim has to wait for all of its group, the others are not tried. */
  groupOf?: (claim: Claim) => string;
  /** Takes a slot for the claim, or leaves it in the queue. By default, it starts. */
  begin?: (claim: Claim) => Beginning;
  /** Does the work. Must not fail. */
  work: (claim: Claim) => Promise<Result>;
  /** Frees the claim's slot. */
  end?: (claim: Claim) => void;
  /** Called after each claim's work, when its slot is free. */
  done: (result: Result) => void;
}

/** Creates an empty queue of claims that wait for a slot, and tracks those in progress. */
export function createClaimQueue<Claim, Result>(options: ClaimQueueOptions<Claim, Result>) {
  const { hasSlot, groupOf = () => "", begin = () => "begun" } = options;
  const groups = new Map<string, Claim[]>();
  let waiting = 0;
  let underWay = 0;

  function add(claims: readonly Claim[]): void {
    addToGroups(groups, claims, groupOf);
    waiting += claims.length;
  }

  /** Starts claims that have a slot now. The rest stay in the queue. */
  function fill(): void {
    for (const [name, group] of groups) {
      fillFrom(group);
      if (group.length === 0) groups.delete(name);
    }
  }

  function fillFrom(group: Claim[]): void {
    for (let index = 0; hasSlot(underWay);) {
      const claim = group[index];
      if (claim === undefined) return;
      const beginning = begin(claim);
      if (beginning === "group_waits") return;
      if (beginning === "begun") {
        group.splice(index, 1);
        waiting--;
        void work(claim);
      } else index++;
    }
  }

  async function work(claim: Claim): Promise<void> {
    underWay++;
    const result = await options.work(claim);
    underWay--;
    options.end?.(claim);
    options.done(result);
  }

  /** Removes claims from the queue and returns them. */
  function drop(isGone: (claim: Claim) => boolean): Claim[] {
    const all = [...groups.values()].flat();
    groups.clear();
    waiting = 0;
    add(all.filter((claim) => !isGone(claim)));
    return all.filter(isGone);
  }

  return { add, fill, drop, waiting: () => waiting, underWay: () => underWay };
}

function addToGroups<Claim>(
  groups: Map<string, Claim[]>,
  claims: readonly Claim[],
  groupOf: (claim: Claim) => string,
): void {
  for (const claim of claims) {
    const group = groups.get(groupOf(claim));
    if (group === undefined) groups.set(groupOf(claim), [claim]);
    else group.push(claim);
  }
}
