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

/** Asks for work while some may be due, one question at a time. */
export interface Claiming {
  /** Says that something may be due. Returns at once, never throws. */
  nudge(): void;
  /** Says that there may be room again. */
  resume(): void;
  /** Whether a question is on its way, or will be asked again by the clock. */
  readonly isBusy: boolean;
  /** Asks no more. */
  stop(): void;
}

/** Dependencies of the claiming. */
export interface ClaimingOptions {
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

/** Makes a claiming that asks nothing until it is nudged. */
export function createClaiming(options: ClaimingOptions): Claiming {
  const { ask, mayAsk, limits, notClaimed, settle } = options;
  let wanted = false;
  let asking = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function nudge(): void {
    wanted = true;
    resume();
  }

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
    get isBusy() {
      return asking || timer !== undefined;
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
