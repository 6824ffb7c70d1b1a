/** Votes to remember: a day's worth for a very large server, about 10 MB. */
const REMEMBERED_VOTES = 100_000;

/** Remembers which votes were rewarded. A real receiver stores this in its database. */
export interface SeenVotes {
  has(voteId: string): boolean;
  add(voteId: string): void;
}

/** Creates a set of seen votes that drops the oldest one when it is full. */
export function createSeenVotes(capacity = REMEMBERED_VOTES): SeenVotes {
  const votes = new Set<string>();
  return {
    has: (voteId) => votes.has(voteId),
    add(voteId) {
      votes.add(voteId);
      const [oldest] = votes;
      if (votes.size > capacity && oldest !== undefined) votes.delete(oldest);
    },
  };
}
