/**
 * Grades a webhook receiver: sends it valid, forged, stale, duplicate and other deliveries of the test player, and
 * reports its mistakes.
 *
 *     deno task grade URL --secret whsec_… [--server ID] [--json]
 */
import { parseArgs } from "node:util";
import { type GradeFinding, gradeReceiver } from "../src/site/keys/grade.ts";
import { answerHelp } from "../src/service/cli/help.ts";
import { createSender, type Sender } from "../src/core/sending/send_delivery.ts";
import { isWebhookSecret } from "./receiver/verify_listing.ts";
import { NIL_UUID } from "../src/core/database/uuid_v7.ts";

const USAGE = `Usage: deno task grade URL --secret whsec_… [--server ID] [--json]

  --secret SECRET   the webhook secret that the receiver knows (or set WEBHOOK_SECRET)
  --server ID       the server_id in the deliveries (zeros)
  --json            print the findings as JSON

Ends with 0 if nothing is wrong, 1 if something is, 2 if it could not begin.`;

const OPTIONS = {
  secret: { type: "string" },
  server: { type: "string", default: NIL_UUID },
  json: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** Command line, environment and dependencies of a grading. */
export interface GradeRun {
  readonly args: string[];
  readonly environmentSecret?: string | undefined;
  readonly print?: (text: string) => void;
  readonly sender?: Sender;
}

/** Grades and prints. Returns the exit status: 0 without mistakes, 1 with mistakes, 2 if it could not start. */
export async function runGrade(run: GradeRun): Promise<number> {
  const { args, environmentSecret, print = console.log } = run;
  const { url, secret, server, json, fault } = readArguments(args, environmentSecret);
  if (fault !== undefined) {
    print(fault === "" ? USAGE : `${fault}\n\n${USAGE}`);
    return fault === "" ? 0 : 2;
  }
  const now = () => new Date();
  const sender = run.sender ?? createSender({ allowPrivate: true, now });
  const findings: GradeFinding[] = [];
  for await (const finding of gradeReceiver(sender.send, { url, secret, serverId: server, now })) {
    findings.push(finding);
    if (!json) print(describe(finding));
  }
  await sender.close();
  const wrong = findings.filter(({ verdict }) => verdict === "wrong").length;
  if (json) print(JSON.stringify({ passed: wrong === 0, findings }, null, 2));
  else print(`\n${wrong === 0 ? "Nothing is wrong." : `${wrong} wrong.`}`);
  return wrong === 0 ? 0 : 1;
}

function describe({ check, verdict, rule, seen }: GradeFinding): string {
  const line = `${verdict.padEnd(8)} ${check.padEnd(10)} ${seen}`.trimEnd();
  return verdict === "wrong" ? `${line}\n${" ".repeat(20)}${rule}` : line;
}

function readArguments(args: string[], environmentSecret = "") {
  const nothing = { url: "", secret: "", server: "", json: false };
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const { secret = environmentSecret, server, json } = values;
    const [url = ""] = positionals;
    const fault = values.help ? "" : faultIn(positionals, secret);
    return { url, secret, server, json, fault };
  } catch (error) {
    return { ...nothing, fault: error instanceof Error ? error.message : String(error) };
  }
}

function faultIn(urls: readonly string[], secret: string): string | undefined {
  if (urls.length !== 1) return "One URL is needed.";
  if (!URL.canParse(urls[0] ?? "")) return `Not a URL: ${urls[0]}`;
  return isWebhookSecret(secret) ? undefined : "A secret is whsec_ and 44 more characters.";
}

if (import.meta.main) {
  answerHelp(USAGE);
  const environmentSecret = Deno.env.get("WEBHOOK_SECRET");
  Deno.exit(await runGrade({ args: Deno.args, environmentSecret }));
}
