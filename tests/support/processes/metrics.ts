import { type Attributes, createNoopMeter, type Meter } from "@opentelemetry/api";

/** A meter that records the names of its instruments in Prometheus and the counted values. */
export interface RecordingMeter {
  meter: Meter;
  names: Set<string>;
  counted: Map<string, number>;
  /** Sums of `limit_refusals` by limit. */
  refused: Map<unknown, number>;
  /** `task: outcome` of each run of a job, sorted. */
  jobs: () => string[];
}

/** Creates a meter that keeps only sums. */
export function recordMeter(): RecordingMeter {
  const names = new Set<string>();
  const counted = new Map<string, number>();
  const count = (name: string) => (value: number) =>
    void counted.set(name, (counted.get(name) ?? 0) + value);
  const refused = new Map<unknown, number>();
  const runs: string[] = [];
  const meter: Meter = Object.assign(createNoopMeter(), {
    createCounter(name: string) {
      names.add(`${name}_total`);
      const add = count(`${name}_total`);
      return {
        add(value: number, labels?: Attributes) {
          add(value);
          if (labels?.["task"] && value > 0) runs.push(`${labels["task"]}: ${labels["outcome"]}`);
          const limit = labels?.["limit"];
          if (limit !== undefined) refused.set(limit, (refused.get(limit) ?? 0) + value);
        },
      };
    },
    createHistogram(name: string) {
      for (const end of ["_bucket", "_sum", "_count"]) names.add(name + end);
      return { record: count(`${name}_sum`) };
    },
    createObservableGauge(name: string) {
      names.add(name);
      return { addCallback() {}, removeCallback() {} };
    },
  });
  return { meter, names, counted, refused, jobs: () => runs.toSorted() };
}

/** Runs promtool. Returns its complaints, or an empty text. */
export async function complaintsOfPromtool(args: string[], input = ""): Promise<string> {
  const child = new Deno.Command("promtool", {
    args,
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(input));
  await writer.close();
  const { success, stdout, stderr } = await child.output();
  return success ? "" : new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
}
