/** The numbers of items that wait for moderators, counted by the desk. */
export interface WaitingCounts {
  /** New listings and changes. */
  review: number;
  /** Listings with open reports. */
  reports: number;
  /** Waves of unusual votes, and unread answers of owners. */
  waves: number;
  /** Claimed names. */
  names: number;
}
