/** The result of one of our readers. Values may be of any type, as in gamedig's results. */
export interface ParsedStatus {
  name?: unknown;
  map?: unknown;
  /** Set for any response of the protocol, even if no value can be read. */
  isStatus: true;
  numplayers?: unknown;
  maxplayers?: unknown;
  raw?: object;
}
