import { setTimeout } from "node:timers/promises";
import type { Pacing } from "./pacing.ts";
import type { PacedRow } from "./send_slots.ts";

/**
 * Milliseconds until a POST that bypasses the queue tries again to get a slot. The queue goes first, because it holds
 * real votes.
 */
const LOOK_AGAIN_MS = 100;

/** Creates a function that runs a POST that was not claimed, once it has a slot. It throws if aborted before that. */
export function createPostInTurn(pacing: Pacing) {
  return async function <T>(
    row: PacedRow,
    post: () => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    await waitForSlot(pacing, row, signal);
    try {
      return await post();
    } finally {
      pacing.end(row);
    }
  };
}

async function waitForSlot(pacing: Pacing, row: PacedRow, signal: AbortSignal): Promise<void> {
  pacing.claimed([row]);
  try {
    while (pacing.begin(row) !== "begun") await setTimeout(LOOK_AGAIN_MS, undefined, { signal });
  } catch (error) {
    pacing.dropped([row]);
    throw error;
  }
}
