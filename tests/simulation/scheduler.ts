import { type Random, seededRandom } from "../chaos/random.ts";
import { readDecision, type Recording } from "./recording.ts";
import {
  type Observer,
  running,
  type Service,
  type Statement,
  Stopped,
} from "./simulated_service.ts";
import { type Choice, compare, nextTurn, type Parked, waitsForItself } from "./scheduled_events.ts";
import { type Timer, Timers } from "./timers.ts";

/** Turns of the event loop without progress after which no service is computing. */
const QUIET_TURNS = 8;

/**
 * Milliseconds after which statements without a response are looked up in `pg_locks`, the same if some were waiting,
 * and the most to which the pauses between looks grow.
 */
const LOOK_AFTER_MS = 4;

const LOOK_AGAIN_MS = 1;

const LOOK_MAX_MS = 16;

/** Milliseconds of real time within which there must be progress, even on a busy machine. */
const STUCK_MS = 20_000;

/** Most milliseconds by which the simulated clock advances with each decision. */
const STEP_MS = 40;

/**
 * Decides what happens next: which statement or POST is sent, which timer fires, which lock times out and which service
 * crashes. Only one of these proceeds at a time. Then the scheduler waits until every statement has its response or
 * waits for a lock. Decisions come from a seed or from a recording, and are recorded.
 */
export class Scheduler {
  /** Milliseconds since 1970 on the simulated clock. */
  now: number;
  /** Number of decisions so far. */
  steps = 0;
  readonly lines: string[] = [];
  readonly services: Service[] = [];
  readonly timers = new Timers();
  readonly counts = { statements: 0, waits: 0, crashes: 0, timeouts: 0 };
  /** Connections being opened. */
  opening = 0;
  #parked: Parked[] = [];
  #statements = new Set<Statement>();
  #answers: { statement: Statement; tell(): void }[] = [];
  #arrived = Promise.withResolvers<void>();
  #waiting = new Set<number>();
  /** Whether locks were freed since `#waiting` was found. */
  #hasFreed = false;
  /** The service that continued last. */
  #last: Service | undefined;
  /** Whether crashes are over and timers fire only when there is no other event. */
  isResting = false;
  readonly #random: Random;

  constructor(
    readonly options: {
      seed: number;
      startAt: Date;
      /** Share of decisions that are crashes. */
      crashes: number;
      /** Share of decisions that let the same service continue. */
      stays: number;
      /** Called once for each set of sessions that wait for each other. */
      onDeadlock: (text: string) => void;
      observer: Observer;
      replay?: Recording["decisions"] | undefined;
    },
  ) {
    this.now = options.startAt.getTime();
    this.#random = seededRandom(options.seed);
  }

  addService(name: string, kill: (service: Service) => Promise<void>): Service {
    const service: Service = {
      name,
      epoch: 0,
      isRunning: false,
      random: seededRandom(this.options.seed * 31 + this.services.length),
      died: Promise.withResolvers(),
      kill: () => kill(service),
    };
    this.services.push(service);
    return service;
  }

  /** Waits for the decision to continue. Returns whether the service crashes before it gets the result. */
  park(service: Service, epoch: number, text: string, mayDie = false): Promise<boolean> {
    if (epoch !== service.epoch) return new Promise(() => {});
    return new Promise((go) => this.#parked.push({ service, text, mayDie, go }));
  }

  sent(statement: Statement): void {
    this.counts.statements++;
    this.#statements.add(statement);
  }

  /** Holds back a response until all other work has settled, so that responses arrive in one order. */
  answered(statement: Statement, what: string, tell: () => void): void {
    this.#statements.delete(statement);
    this.#waiting.delete(statement.pid);
    if (statement.endsTransaction) this.#hasFreed = true;
    const { service, epoch } = statement;
    if (epoch !== service.epoch) return;
    const telling = () => {
      this.lines.push(`  ${service.name} ${what}`);
      tell();
    };
    this.#answers.push({ statement, tell: telling });
    this.#arrived.resolve();
  }

  /**
   * Leaves the processor to Postgres until a response arrives or it is time to check which sessions wait for a lock.
   */
  async #untilArrived(ms: number): Promise<void> {
    this.#arrived = Promise.withResolvers();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLate = new Promise<void>((resolve) => timer = setTimeout(resolve, ms));
    await Promise.race([this.#arrived.promise, isLate]);
    clearTimeout(timer);
  }

  /** Runs until `isOver`. Throws `Stopped` if there are no more events. */
  async run(isOver: () => boolean): Promise<void> {
    for (;;) {
      await this.#settle();
      if (isOver() && this.#parked.length === 0) return;
      const choices = this.#choices();
      const crashing = this.services.filter(({ isRunning }) => isRunning);
      if (choices.length === 0) {
        if (this.#statements.size === 0) throw new Stopped("nothing can go on");
        await this.#untilAnswered();
        continue;
      }
      const { advanceMs, choice, dies } = this.#decide(choices, crashing);
      this.now += advanceMs;
      this.steps++;
      this.#last = choice.service;
      this.lines.push(
        `${advanceMs} ${dies ? "dies after " : ""}${choice.service.name} ${choice.text}`,
      );
      await choice.take(dies);
    }
  }

  #decide(
    choices: Choice[],
    alive: Service[],
  ): { advanceMs: number; choice: Choice; dies: boolean } {
    const { replay } = this.options;
    const crashes = this.isResting ? 0 : this.options.crashes;
    const crashOf = (service: Service) => ({
      service,
      text: "crash",
      take: () => this.crash(service),
    });
    if (replay) {
      const line = replay[this.steps];
      const wanted = readDecision(line ?? "");
      const choice = [...choices, ...alive.map(crashOf)].find(({ service, text }) =>
        `${service.name} ${text}` === wanted.event
      );
      if (choice) return { ...wanted, choice };
      throw new Stopped(`diverged at decision ${this.steps + 1}: there is no "${line ?? "end"}"`);
    }
    const advanceMs = this.#pick(STEP_MS);
    const victim = alive[this.#pick(alive.length)];
    if (victim && this.#random() < crashes) {
      return { advanceMs, choice: crashOf(victim), dies: false };
    }
    const own = this.#random() < this.options.stays
      ? choices.filter(({ service }) => service === this.#last)
      : [];
    const open = own.length > 0 ? own : choices;
    const choice = open[this.#pick(open.length)];
    if (!choice) throw new Stopped("there is nothing to choose from");
    return { advanceMs, choice, dies: choice.mayDie === true && this.#random() < crashes };
  }

  #choices(): Choice[] {
    const parked = this.#parked.toSorted((a, b) => compare(a.service.name, b.service.name));
    const choices: Choice[] = parked.map((event) => ({
      ...event,
      take: (dies) => {
        this.#parked.splice(this.#parked.indexOf(event), 1);
        event.go(dies);
      },
    }));
    const timer = this.timers.next();
    if (timer && !(this.isResting && choices.length > 0)) {
      choices.push({ ...timer, text: "timer", take: () => this.#fire(timer) });
    }
    for (const statement of this.#statements) {
      if (!statement.hasLockTimeout || statement.timedOut || !this.#waiting.has(statement.pid)) {
        continue;
      }
      choices.push({ ...statement, text: "lock timeout", take: () => this.#timeOut(statement) });
    }
    return choices;
  }

  #fire(timer: Timer): void {
    this.now = this.timers.fire(timer, this.now);
    running.run(timer.service, timer.run);
  }

  async #timeOut(statement: Statement): Promise<void> {
    this.counts.timeouts++;
    statement.timedOut = true;
    this.#hasFreed = true;
    await this.options.observer.cancel(statement.pid);
  }

  /** Crashes a process: closes its connections and stops all its code. */
  async crash(service: Service): Promise<void> {
    this.counts.crashes++;
    service.epoch++;
    this.#hasFreed = true;
    this.#parked = this.#parked.filter((event) => event.service !== service);
    this.timers.dropOf(service);
    this.#answers = this.#answers.filter(({ statement }) => statement.service !== service);
    for (const statement of this.#statements) {
      if (statement.service !== service) continue;
      this.#statements.delete(statement);
      this.#waiting.delete(statement.pid);
    }
    await service.kill();
    const { died } = service;
    service.died = Promise.withResolvers();
    died.resolve();
  }

  /** Waits until every statement has its response or waits for a lock, and no service is computing. */
  async #settle(): Promise<void> {
    const begunAt = performance.now();
    let askedAt = begunAt;
    let restMs = this.#waiting.size > 0 ? LOOK_AGAIN_MS : LOOK_AFTER_MS;
    for (let quiet = 0; quiet < QUIET_TURNS || !this.#isIdle();) {
      await nextTurn();
      if (this.opening > 0) quiet = 0;
      else if (this.#statements.size === 0) quiet = await this.#tellOne(new Set()) ? 0 : quiet + 1;
      else if (this.#areStillWaiting()) quiet = await this.#tellOne(this.#waiting) ? 0 : quiet + 1;
      else if (performance.now() - askedAt < restMs) await this.#untilArrived(restMs);
      else {
        const isHeld = await this.#areAllWaiting();
        askedAt = performance.now();
        restMs = Math.min(restMs * 2, LOOK_MAX_MS);
        quiet = isHeld ? quiet + QUIET_TURNS : 0;
      }
      if (performance.now() - begunAt > STUCK_MS) throw new Stopped(this.#describeStuck());
    }
  }

  /** Whether all statements were found waiting and no lock was freed since. */
  #areStillWaiting(): boolean {
    return !this.#hasFreed && [...this.#statements].every(({ pid }) => this.#waiting.has(pid));
  }

  /** Returns whether all statements wait for locks and every response was passed on. */
  async #areAllWaiting(): Promise<boolean> {
    const before = [...this.#statements];
    const waiting = await this.options.observer.findWaiting(before.map(({ pid }) => pid));
    const stuck = before.filter(({ pid }) => waitsForItself(pid, waiting));
    if (stuck.length > 0) this.options.onDeadlock(stuck.map(({ text }) => text).join(" | "));
    const isSame = before.length === this.#statements.size &&
      before.every((one) => this.#statements.has(one));
    const isHeld = before.every(({ pid, timedOut }) => waiting.has(pid) && !timedOut);
    if (!isSame || !isHeld) return false;
    this.#hasFreed = false;
    return !await this.#tellOne(new Set(waiting.keys()));
  }

  /** Passes on the first response, now that these sessions wait. Returns false if there was none. */
  async #tellOne(waiting: Set<number>): Promise<boolean> {
    this.counts.waits += [...waiting].filter((pid) => !this.#waiting.has(pid)).length;
    this.#waiting = waiting;
    const answers = this.#answers.sort((a, b) =>
      compare(a.statement.service.name, b.statement.service.name)
    );
    const answer = answers.shift();
    if (answer?.statement.dies) await this.crash(answer.statement.service);
    else answer?.tell();
    return answer !== undefined;
  }

  /** Returns whether each running service is waiting. One that is computing will still send a statement. */
  #isIdle(): boolean {
    return this.services.every((service) =>
      !service.isRunning || [...this.#parked, ...this.timers, ...this.#statements]
        .some((one) => one.service === service)
    );
  }

  async #untilAnswered(): Promise<void> {
    const begunAt = performance.now();
    while (this.#answers.length === 0) {
      await nextTurn();
      if (performance.now() - begunAt > STUCK_MS) throw new Stopped(this.#describeStuck());
    }
  }

  #describeStuck(): string {
    const idle = this.services.filter((service) =>
      service.isRunning &&
      ![...this.#parked, ...this.timers].some((one) => one.service === service)
    );
    return `stuck: ${this.#statements.size} statements, ${this.#waiting.size} wait, ${this.opening} open, ` +
      idle.map(({ name }) => name).join();
  }

  #pick(length: number): number {
    return Math.floor(this.#random() * length);
  }
}
