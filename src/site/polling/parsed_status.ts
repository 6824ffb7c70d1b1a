/** The status that one of our readers found in a response. Values may be of any type, as in gamedig's results. */
export interface ParsedStatus {
  name?: unknown;
  map?: unknown;
  /** It is a response of the protocol, even if nothing of it can be read. */
  isStatus: true;
  numplayers?: unknown;
  maxplayers?: unknown;
  raw?: object;
}
