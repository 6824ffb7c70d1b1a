/** Milliseconds after which a client stops waiting for a response: longer than the service promises. */
const PATIENCE_MS = 10_000;

/** Milliseconds within which the service promises to respond. */
export const ANSWERS_WITHIN_MS = { v1: 2_000, page: 3_500 } as const;

/** The destination of a request. */
export type Door = keyof typeof ANSWERS_WITHIN_MS;

/** A request and its result. */
export interface Answer {
  door: Door;
  /** Method and kind of path: `GET /api/v1/vote-check`. */
  what: string;
  /** One of the two services, from 0. */
  service: number;
  /** The time of the request, by `performance.now()`. */
  at: number;
  ms: number;
  /** `none` if the client stopped waiting, `unreachable` if there was no listener or the connection broke. */
  status: number | "none" | "unreachable";
}

/** Sends requests to services and records the duration and body of each response. */
export interface Asker extends Disposable {
  answers: Answer[];
  /** Throws if there is no response. */
  ask(about: Pick<Answer, "door" | "what" | "service">, request: Request): Promise<Response>;
}

/** Creates an asker. Each request has a separate connection, so that the client doesn't repeat requests by itself. */
export function createAsker(): Asker {
  const answers: Answer[] = [];
  const client = Deno.createHttpClient({ poolMaxIdlePerHost: 0 });

  async function ask(
    about: Pick<Answer, "door" | "what" | "service">,
    request: Request,
  ): Promise<Response> {
    const at = performance.now();
    const note = (status: Answer["status"]) =>
      void answers.push({ ...about, at, ms: performance.now() - at, status });
    const timeoutFactor = AbortSignal.timeout(PATIENCE_MS);
    try {
      const response = await fetch(request, { client, signal: timeoutFactor, redirect: "manual" });
      const body = await response.arrayBuffer();
      note(response.status);
      const { status, headers } = response;
      return new Response(body.byteLength > 0 ? body : null, { status, headers });
    } catch (error) {
      note(timeoutFactor.aborted ? "none" : "unreachable");
      throw error;
    }
  }

  return { answers, ask, [Symbol.dispose]: () => client.close() };
}

/** Returns the responses that broke a promise: late or missing ones, and those that v1 must not send. */
export function judgeAnswers(
  answers: readonly Answer[],
  { slack }: { slack: number },
): string[] {
  const late = answers.filter(({ door, ms, status }) =>
    status !== "unreachable" && ms > ANSWERS_WITHIN_MS[door] * slack
  );
  const wrong = answers.filter(({ status }) =>
    typeof status === "number" && (status === 429 || (status >= 500 && status !== 503))
  );
  const promise = ({ door }: Answer) => `${ANSWERS_WITHIN_MS[door] / 1000} s`;
  return [
    ...groups(late).map(({ what, all, longest }) =>
      `${what} took longer than ${promise(longest)} ${all.length} times: ${describe(longest)}`
    ),
    ...groups(wrong).map(({ what, all, longest }) =>
      `${what} was answered ${all.length} times as it may not be, such as ${longest.status}`
    ),
  ];
}

/** Counts each door's requests by their responses, with the slowest of all and the slowest without a fault. */
export function describeAnswers(
  answers: readonly Answer[],
  calmUntil: number,
): Record<string, string> {
  const figures: Record<string, string> = {};
  for (const door of ["v1", "page"] as const) {
    const asked = answers.filter((answer) => answer.door === door);
    const statuses = Object.entries(Object.groupBy(asked, ({ status }) => String(status)))
      .map(([status, some]) => `${some?.length ?? 0} × ${status}`);
    const longest = longestOf(asked.filter(({ status }) => status !== "unreachable"));
    figures[`answers of ${door}`] = statuses.join(", ");
    const calm = longestOf(asked.filter(({ at, ms }) => at + ms <= calmUntil));
    figures[`longest of ${door}`] = longest ? `${describe(longest)}: ${longest.what}` : "none";
    figures[`longest of ${door} before the first strike`] = calm ? describe(calm) : "none";
  }
  return figures;
}

function groups(answers: readonly Answer[]) {
  return [...Map.groupBy(answers, ({ what }) => what)].flatMap(([what, all]) => {
    const longest = longestOf(all);
    return longest ? [{ what, all, longest }] : [];
  });
}

function longestOf(answers: readonly Answer[]): Answer | undefined {
  return answers.reduce<Answer | undefined>(
    (longest, answer) => longest && longest.ms >= answer.ms ? longest : answer,
    undefined,
  );
}

function describe({ ms, status, service }: Answer): string {
  const seconds = (ms / 1000).toFixed(2);
  return status === "none"
    ? `no answer in ${seconds} s (service ${service + 1})`
    : `${seconds} s (${status}, service ${service + 1})`;
}
