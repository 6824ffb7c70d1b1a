import { PAST_DAYS } from "../../../src/desk/waves/judge_wave.ts";

/** Servers of a generated listing. */
export const SERVERS = 1_000;

/** Days of it that are judged. Those before are its past. */
export const JUDGED_DAYS = 28;

/** All days of a generated listing. */
export const DAYS = PAST_DAYS + JUDGED_DAYS;

/** Minutes of a day. */
export const MINUTES = 1_440;

/** A generated vote. Times are minutes since the first day began. */
export interface MadeVote {
  at: number;
  address: number;
  network: number;
  /** Whether the player never voted for the server on an earlier day. */
  isNewcomer: boolean;
  isWithoutSignIn: boolean;
}

/** A planted wave. */
export interface PlantedWave {
  kind: string;
  server: number;
  from: number;
  until: number;
  votes: number;
}

/** A generated listing: the votes of each server in order, the day on which it was listed, and the planted waves. */
export interface VoteMonth {
  servers: { votes: MadeVote[]; listedOn: number }[];
  waves: PlantedWave[];
}

/** How a server's players vote. */
export interface Habits {
  perDay: number;
  listedOn: number;
  /** The hour (UTC) at which most of them play, and how much more than on average. */
  peakHour: number;
  swing: number;
  /** How much of a day's votes come in the first hour after the day begins, when everyone may vote again. */
  rush: number;
  weekend: number;
  /** The share of votes by a link or a typed name, and the day on which the owner sets links up, if ever. */
  byLink: number;
  linksFrom: number;
  young: number;
  /** The share of its players who vote from one school, café or family. */
  shared: number;
  trend: number;
  players: { address: number; network: number }[];
}
