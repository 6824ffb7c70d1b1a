/** What waits for moderators. The desk counts it. */
export interface WaitingCounts {
  /** New listings and changes. */
  review: number;
  /** Listings with open reports. */
  reports: number;
  /** Alerts about unusual votes, and owners' answers about void votes that nobody has read. */
  waves: number;
  /** Names that somebody claims. */
  names: number;
}
