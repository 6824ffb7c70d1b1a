import {
  type Attributes,
  type BatchObservableCallback,
  createNoopMeter,
  type Meter,
  type MetricOptions,
} from "@opentelemetry/api";

/** A metric's samples, by their labels as written between braces. */
type Series<Sample> = Map<string, Sample>;

/** The values of a histogram by bucket. The last bucket has no limit. */
interface Distribution {
  buckets: number[];
  sum: number;
}

/**
 * Creates a meter that keeps its samples until Prometheus reads them: `read` returns its text format 0.0.4. It has the
 * instruments that this program uses: counters, histograms, and gauges that a callback observes. OpenTelemetry's SDK
 * would need 4 MB more of packages.
 */
export function createPrometheusMeter(): { meter: Meter; read: () => string } {
  const { addMetric, read } = createMetrics();
  const observations: (() => void)[] = [];

  function createCounter(unitless: string, options?: MetricOptions) {
    const name = `${unitless}_total`;
    const series = addMetric<number>({ ...options, name, type: "counter" }, printValue(name));
    return {
      add(value: number, attributes?: Attributes) {
        const labels = labelsOf(attributes);
        series.set(labels, (series.get(labels) ?? 0) + value);
      },
    };
  }

  function createHistogram(name: string, options?: MetricOptions) {
    const limits = options?.advice?.explicitBucketBoundaries ?? [];
    const print = printDistribution(name, limits);
    const series = addMetric<Distribution>({ ...options, name, type: "histogram" }, print);
    return {
      record(value: number, attributes?: Attributes) {
        const labels = labelsOf(attributes);
        const found = series.get(labels) ?? { buckets: Array(limits.length + 1).fill(0), sum: 0 };
        const index = limits.findIndex((limit) => value <= limit);
        const bucket = index === -1 ? limits.length : index;
        found.buckets[bucket] = (found.buckets[bucket] ?? 0) + 1;
        found.sum += value;
        series.set(labels, found);
      },
    };
  }

  /** Gauges whose samples the callback replaces at each read. */
  const gauges = new Map<unknown, Series<number>>();

  function createObservableGauge(name: string, options?: MetricOptions) {
    const gauge = { addCallback() {}, removeCallback() {} };
    gauges.set(gauge, addMetric({ ...options, name, type: "gauge" }, printValue(name)));
    return gauge;
  }

  function addBatchObservableCallback(callback: BatchObservableCallback): void {
    observations.push(() =>
      void callback({
        observe: (gauge, value, attributes) =>
          void gauges.get(gauge)?.set(labelsOf(attributes), value),
      })
    );
  }

  const used = { createCounter, createHistogram, createObservableGauge };
  return {
    meter: Object.assign(createNoopMeter(), used, { addBatchObservableCallback }),
    read() {
      for (const series of gauges.values()) series.clear();
      for (const observe of observations) observe();
      return read();
    },
  };
}

/** Creates an empty list of metrics, which `read` returns as text. */
function createMetrics() {
  const metrics: (() => string[])[] = [];

  /** Adds a metric. `print` returns the lines of one sample. */
  function addMetric<Sample>(
    { name, type, description = "" }: MetricOptions & { name: string; type: string },
    print: (labels: string, sample: Sample) => string[],
  ): Series<Sample> {
    const series: Series<Sample> = new Map();
    const head = [`# HELP ${name} ${description}`, `# TYPE ${name} ${type}`];
    metrics.push(() => {
      const lines = [...series].flatMap(([labels, sample]) => print(labels, sample));
      return lines.length === 0 ? [] : [...head, ...lines];
    });
    return series;
  }

  const read = () => metrics.flatMap((print) => print()).map((line) => `${line}\n`).join("");

  return { addMetric, read };
}

function printValue(name: string) {
  return (labels: string, value: number) => [`${name}${inBraces(labels)} ${value}`];
}

/**
 * Creates the printer of a histogram. Prometheus requires cumulative buckets: each one counts all values up to its
 * limit.
 */
function printDistribution(name: string, limits: number[]) {
  return (labels: string, { buckets, sum }: Distribution): string[] => {
    let count = 0;
    const lines = buckets.map((inBucket, index) => {
      const limit = `le="${limits[index] ?? "+Inf"}"`;
      return `${name}_bucket${inBraces(labels ? `${labels},${limit}` : limit)} ${count +=
        inBucket}`;
    });
    const braces = inBraces(labels);
    return [`${name}_count${braces} ${count}`, `${name}_sum${braces} ${sum}`, ...lines];
  };
}

function inBraces(labels: string): string {
  return labels && `{${labels}}`;
}

function labelsOf(attributes: Attributes = {}): string {
  return Object.entries(attributes).map(([name, value]) => `${name}="${escape(value)}"`).join();
}

const ESCAPED: Readonly<Record<string, string>> = { "\\": "\\\\", '"': '\\"', "\n": "\\n" };

function escape(value: unknown): string {
  return String(value).replace(/[\\"\n]/g, (character) => ESCAPED[character] ?? "");
}
