/** Serves a listing with a month of votes, game servers to query, a fresh key and a receiver that verifies requests. */
import { resolve } from "node:path";
import { loadConfig } from "../src/service/config.ts";
import { answerHelp } from "../src/service/cli/help.ts";
import { sentenceOf } from "../src/service/database/sentence.ts";
import { issueKey } from "../src/core/keys/issue_key.ts";
import { openDatabase } from "../embedded/launcher/database.ts";
import { PROJECT } from "../embedded/launcher/project.ts";
import { explainTakenPort } from "../src/service/serving/taken_port.ts";
import { revokeKey } from "../src/core/keys/revoke_key.ts";
import { type Operator, withOperator } from "../src/service/cli/operator.ts";
import { claimFolder } from "./claim_folder.ts";
import { type DemoGames, startGames } from "./games.ts";
import { instructions } from "./instructions.ts";
import { keepLog } from "./keep_log.ts";
import { DEMO_LISTINGS } from "./listings.ts";
import { giveSignIn, MODERATOR, OWNER } from "./people.ts";
import { findVoter, type OwnListing, seedListing } from "./seed.ts";
import { seedDeliveries } from "./votes.ts";
import { type Receiver, startReceiver } from "../scripts/receiver.ts";
import { type RunningService, runService } from "../embedded/launcher/run_service.ts";
import { LANGUAGE_TAGS } from "../src/core/locales/language_tags.ts";

/** Name of the key that each run replaces. */
const KEY_NAME = "demo";

/** Milliseconds until the service must respond. A first start creates a database. */
const READY_WITHIN_MS = 60_000;

/** The receiver and the game servers on this machine have private addresses. */
const DEMO_ENV = {
  WEBHOOK_ALLOW_PRIVATE: "1",
  LOCALES: Deno.env.get("LOCALES") || LANGUAGE_TAGS.join(","),
};

/** The demo's data is created as an operator would create it, in the service's database. */
const SURROUNDINGS = {
  env: Deno.env.toObject(),
  readInput: () => Promise.resolve(""),
  note: (text: string) => console.error(text),
  openDatabase,
};

answerHelp("Usage: deno task demo");
try {
  Deno.exit(await runDemo());
} catch (error) {
  console.error(sentenceOf(error));
  Deno.exit(1);
}

async function runDemo(): Promise<number> {
  const config = loadConfig({ ...Deno.env.toObject(), ...DEMO_ENV });
  const secrets: string[] = [];
  await refuseTakenPort(config.host, config.port);
  using _folder = await claimFolder(resolve(PROJECT, config.dataDir), config.baseUrl);
  await using receiver = startReceiver({ secrets });
  await using games = await startGames(DEMO_LISTINGS);
  // Before the service starts, because it would log a link that makes its reader the first administrator.
  const people = await withOperator(config, SURROUNDINGS, givePeople);
  // The service starts before the data is created, to keep the database open.
  const service = await runService({ extraEnv: DEMO_ENV, stdout: "piped" });
  try {
    const logFile = await keepLog(service.stdout, service.dataDir);
    const ready = await Promise.race([whenReady(config.port, config.host), service.finished]);
    if (typeof ready === "number") {
      console.error(`The service has ended; its log is in ${logFile}`);
      return ready;
    }
    await withOperator(config, SURROUNDINGS, async (operator) => {
      const facts = await sow(operator, { games, receiver, secrets, people });
      console.log(instructions({ ...facts, baseUrl: config.baseUrl, logFile }));
    });
  } catch (error) {
    await end(service);
    throw error;
  }
  return await service.finished;
}

/** Gives the demo's people new passwords. */
async function givePeople(operator: Operator) {
  const owner = await giveSignIn(operator, { username: OWNER, isModerator: false });
  const moderator = await giveSignIn(operator, { username: MODERATOR, isModerator: true });
  return { owner, moderator };
}

interface Stage {
  games: DemoGames;
  receiver: Receiver;
  /** Webhook secrets that the receiver knows. */
  secrets: string[];
  people: Awaited<ReturnType<typeof givePeople>>;
}

async function sow(operator: Operator, { games, receiver, secrets, people }: Stage) {
  const { isNew, server } = await seedListing(operator, games);
  const { id: keyId, secret, webhookSecret } = await replaceKey(operator, server, receiver);
  if (isNew) await seedDeliveries(operator, keyId);
  secrets.push(webhookSecret);
  const voter = await findVoter(operator, server);
  const ownerPath = server.isOwners ? `/my/servers/${server.slug}/api` : "/my/servers";
  return { key: secret, server: server.slug, ownerPath, voter, ...people };
}

/** Refuses a port that another program holds, because that would respond in place of the service. */
async function refuseTakenPort(hostname: string, port: number): Promise<void> {
  try {
    Deno.listen({ hostname, port }).close();
  } catch (error) {
    throw await explainTakenPort(error, hostname, port);
  }
}

/** Revokes the previous run's key, because its webhook points to a receiver that is gone. */
async function replaceKey(
  operator: Operator,
  { id: serverId, slug }: OwnListing,
  receiver: Receiver,
) {
  const old = await operator.sql<{ id: string }[]>`
    select id from api_key
    where server_id = ${serverId} and name = ${KEY_NAME} and revoked_at is null`;
  for (const { id } of old) await revokeKey(operator, id, operator.act);
  return await issueKey(operator, slug, {
    name: KEY_NAME,
    webhookUrl: receiver.url,
    ...operator.act,
  });
}

async function whenReady(port: number, host: string): Promise<true> {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(`http://${name.includes(":") ? `[${name}]` : name}:${port}/readyz`)
      .catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`The service did not answer within ${READY_WITHIN_MS / 1000} s`);
}

async function end(service: RunningService): Promise<void> {
  service.stop();
  await service.finished;
}
