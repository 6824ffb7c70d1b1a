import type { MadeVote } from "./month.ts";

/** A span of votes that moves forward, with the votes of the place that has the most. */
export function slideOver(votes: readonly MadeVote[]) {
  let from = 0;
  let until = 0;
  const addresses = countPlaces();
  const networks = countPlaces();
  const change = (nth: number, by: 1 | -1) => {
    const { address = 0, network = 0 } = votes[nth] ?? {};
    addresses.change(address, by);
    networks.change(network, by);
  };
  return {
    to(newFrom: number, newUntil: number) {
      if (newFrom >= until) {
        addresses.clear();
        networks.clear();
        from = until = newFrom;
      }
      for (; until < newUntil; until += 1) change(until, 1);
      for (; from < newFrom; from += 1) change(from, -1);
      return { topAddress: addresses.most(), topNetwork: networks.most() };
    },
  };
}

/** Votes by place. Knows how many places have each count, so that the most is found without a search. */
function countPlaces() {
  const counts = new Map<number, number>();
  let placesWith: number[] = [];
  let most = 0;
  return {
    change(place: number, by: 1 | -1): void {
      const before = counts.get(place) ?? 0;
      const after = before + by;
      placesWith[before] = (placesWith[before] ?? 0) - 1;
      placesWith[after] = (placesWith[after] ?? 0) + 1;
      if (after === 0) counts.delete(place);
      else counts.set(place, after);
      if (after > most) most = after;
      while (most > 0 && (placesWith[most] ?? 0) <= 0) most -= 1;
    },
    most: () => most,
    clear(): void {
      counts.clear();
      placesWith = [];
      most = 0;
    },
  };
}
