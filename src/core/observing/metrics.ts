import { type Attributes, type Meter } from "@opentelemetry/api";

/** Records an event with its count, duration or size. No label may have an unbounded number of values. */
type Note = (value: number, labels?: Attributes) => void;

const instruments: ((meter: Meter) => void)[] = [];

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** Seconds until a response, by `method`, `route` and `status`. */
export const answered = histogram("http_request_duration_seconds", "Answers' time", SECONDS);
/** Requests that a `limit` refused. */
export const limitRefused = counter("limit_refusals", "Requests refused, by limit");
/** Decisions that Valkey refused to make for one key, by the `code` of its error. */
export const limitKeyFailed = counter("limit_key_failures", "Limits that Valkey refused, by code");
/** Queries that shared one statement, by `lookup`. */
export const batchAsked = histogram("lookup_batch_size", "Lookups sharing a statement", SIZES);
/** Votes cast. */
export const voteCast = counter("votes", "Votes cast");
/** Seconds of a delivery attempt, by `outcome`. */
export const attempted = histogram("delivery_attempt_duration_seconds", "Attempts", SECONDS);
/** Game servers queried, by `outcome`. */
export const polled = counter("polls", "Game servers asked, by outcome");
/** Emails that the mail server accepted (`outcome` is `sent`) or not (`failed`). */
export const mailed = counter("mails", "Emails by outcome");
/** Runs of a `task` by their `outcome`: `done`, `failed`, `waits` for a lock, or `skipped` while the clock is off. */
export const jobRan = counter("job_runs", "Runs of the timetable's jobs, by outcome");

/**
 * Connects every instrument to one more reader. Without a reader, instruments count nothing and take hardly any time.
 */
export function readBy(meter: Meter): void {
  for (const add of instruments) add(meter);
}

function counter(name: string, description: string): Note {
  return toAll((meter) => {
    const made = meter.createCounter(`voteboard_${name}`, { description });
    return (value, labels) => made.add(value, labels);
  });
}

function histogram(name: string, description: string, explicitBucketBoundaries: number[]): Note {
  return toAll((meter) => {
    const options = { description, advice: { explicitBucketBoundaries } };
    const made = meter.createHistogram(`voteboard_${name}`, options);
    return (value, labels) => made.record(value, labels);
  });
}

function toAll(make: (meter: Meter) => Note): Note {
  const notes: Note[] = [];
  instruments.push((meter) => notes.push(make(meter)));
  return (value, labels) => notes.forEach((note) => note(value, labels));
}
