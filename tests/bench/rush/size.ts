/** Servers of the listing. */
export const SERVERS = 10_000;

/** Accounts that may vote. */
export const PLAYERS = 200_000;

/** Votes under way at once in a process. */
export const AT_ONCE = 64;

/** Connections of a process, as many as the service has for votes. */
export const CONNECTIONS = 4;
