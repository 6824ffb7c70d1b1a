import { parseArgs } from "node:util";
import { isWebhookSecret } from "./verify_listing.ts";

/** Parsed command line of the receiver. */
export interface ReceiverArguments {
  readonly secrets: readonly string[];
  readonly port: number;
  readonly status: number;
  readonly delayMs: number;
}

/** Shown for `--help` and after an error. */
export const RECEIVER_USAGE = `Usage: deno task receiver --secret whsec_… [options]

  --secret SECRET   the webhook secret; repeat it while a secret changes (or set WEBHOOK_SECRET)
  --port PORT       where to listen on 127.0.0.1 (9000)
  --status STATUS   what to answer to a verified delivery (204)
  --delay MS        how long to wait before the answer (0)`;

/** The arguments of a command line. `error` is one sentence about the first mistake. */
export type ParsedArguments =
  | { readonly kind: "run"; readonly arguments: ReceiverArguments }
  | { readonly kind: "help" }
  | { readonly kind: "error"; readonly error: string };

/** Parses the command line. `environmentSecret` is WEBHOOK_SECRET, where empty counts as absent. */
export function parseReceiverArguments(
  args: string[],
  environmentSecret: string | undefined,
): ParsedArguments {
  try {
    const { values } = parseArgs({ args, options: OPTIONS });
    if (values.help === true) return { kind: "help" };
    const secrets = values.secret ?? (environmentSecret ? [environmentSecret] : []);
    if (secrets.length === 0) return mistake("A secret is needed: --secret or WEBHOOK_SECRET.");
    if (!secrets.every(isWebhookSecret)) {
      return mistake("A secret is whsec_ and 44 more characters, as it was shown.");
    }
    const port = wholeNumber("port", values.port, { from: 0, to: 65_535 });
    const status = wholeNumber("status", values.status, { from: 200, to: 599 });
    const delayMs = wholeNumber("delay", values.delay, { from: 0, to: 600_000 });
    return { kind: "run", arguments: { secrets, port, status, delayMs } };
  } catch (error) {
    return mistake(error instanceof Error ? error.message : String(error));
  }
}

const OPTIONS = {
  secret: { type: "string", multiple: true },
  port: { type: "string", default: "9000" },
  status: { type: "string", default: "204" },
  delay: { type: "string", default: "0" },
  help: { type: "boolean" },
} as const;

function wholeNumber(name: string, text: string, range: { from: number; to: number }): number {
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (value >= range.from && value <= range.to) return value;
  throw new RangeError(`--${name} takes a whole number from ${range.from} to ${range.to}.`);
}

function mistake(error: string): ParsedArguments {
  return { kind: "error", error };
}
