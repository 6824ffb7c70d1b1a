/** The time to ask for work again. */
export interface NextAsk {
  /** Whether there may be more right away. */
  more: boolean;
  /** Milliseconds after which to ask again, if nothing else calls for it before. */
  againMs?: number | undefined;
}

/** The answer to a question for work. */
export interface Claimed<Claim> extends NextAsk {
  claims: Claim[];
}

interface ClaimingOptions {
  /** Asks once; what it got is taken in before it resolves. */
  ask: () => Promise<NextAsk>;
  /** Whether there is room for a question's worth, and nothing else stands against it. */
  mayAsk: () => boolean;
  /** Milliseconds after a question that found all there was. */
  limits: { claimPauseMs: number };
  /** Told why a question failed. */
  notClaimed: (error: unknown) => void;
  /** Told when the last question was answered for now. */
  settle: () => void;
}

/** Makes what asks for work while some may be due, one question at a time; it asks nothing until it is nudged. */
export function createClaiming(options: ClaimingOptions) {
  const { ask, mayAsk, limits, notClaimed, settle } = options;
  let wanted = false;
  let asking = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Says that something may be due. Returns at once, never throws. */
  function nudge(): void {
    wanted = true;
    resume();
  }

  /** Says that there may be room again. */
  function resume(): void {
    if (!asking && mayGo()) void askAll();
  }

  function mayGo(): boolean {
    return wanted && !stopped && mayAsk();
  }

  async function askAll(): Promise<void> {
    asking = true;
    try {
      while (mayGo()) {
        wanted = false;
        const { more, againMs } = await ask();
        wanted ||= more;
        if (againMs !== undefined) askAgainIn(againMs);
        if (!more) await new Promise((done) => setTimeout(done, limits.claimPauseMs));
      }
    } catch (error) {
      notClaimed(error);
    }
    asking = false;
    settle();
  }

  function askAgainIn(ms: number): void {
    if (stopped) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      nudge();
      settle();
    }, ms);
  }

  return {
    nudge,
    resume,
    /** Whether a question is on its way, or will be asked again by the clock. */
    get isBusy() {
      return asking || timer !== undefined;
    },
    /** Asks no more. */
    stop() {
      stopped = true;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
