/** Milliseconds of difference from which the host is warned, because votes near midnight depend on both clocks. */
export const SKEW_WARN_MS = 2_000;

/**
 * Reports whether this host's clock is right. While it is off, votes are refused, and no rows are claimed or dropped by
 * date.
 */
export interface Clock {
  /**
   * Returns whether a time read just now matches the database's, within 30 s. Queries the database before it returns
   * false. Fails if the database must be queried and does not respond.
   */
  isRight(at: Date): Promise<boolean>;
  /** Returns whether a time is right, without querying the database. False before the first read. */
  looksRight(at: Date): boolean;
  /**
   * Returns the given time if it looks right, or else the database's time as far as it is known. Used for results that
   * must be recorded.
   */
  corrected(at: Date): Date;
}

/** A clock that is always right, for artificial times: the past votes of a demo, and tests that set their own clock. */
export const ANY_INSTANT: Clock = {
  isRight: () => Promise.resolve(true),
  looksRight: () => true,
  corrected: (at) => at,
};
