/**
 * Vote checks beside owners who upload pictures all the time, hostile ones among them.
 *
 * @module
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Bytes, jpegOf, pngHead, pngOf } from "../support/pictures.ts";
import { openServer } from "./database.ts";
import { drawQuestions, seedListing, voteCheck } from "./load/listing.ts";
import { type LoadReport, runLoad, writeRequests } from "./load/wrk.ts";
import { processorTime } from "./measure/processor_time.ts";
import { series, type Table } from "./measure/table.ts";
import { inTurns } from "./measure/turns.ts";
import { openSessions } from "./pages/visits.ts";
import { startService } from "./sides/service.ts";
import type { Side } from "./sides/side.ts";

const SIZE = { servers: 200, keysPerServer: 5, players: 2_000, votesPerServer: 20 };

const ROUND_S = 10;

/** Connections with a pause between their requests: 200 vote checks a second. */
const CHECKS = { connections: 20, pauseMs: 100 };

const QUESTIONS = 20_000;

/** Owners who upload at the same time, each the next picture when the last is answered. */
const OWNERS = 4;

interface Turn {
  name: string;
  files: Bytes[];
}

interface Round {
  checks: LoadReport;
  uploads: number;
  core: number;
}

/** Measures; `show` takes each table when it is there. */
export async function run(args: string[], show: (table: Table) => void): Promise<void> {
  const { values } = parseArgs({ args, options: { rounds: { type: "string", default: "5" } } });
  const server = await openServer();
  const { url, sql } = await server.create("pictures");
  const secrets = await seedListing(sql, SIZE);
  const side = await startService({ url, dataDir: server.dataDir }, {
    name: "voteboard",
    secret: secrets[0] ?? "",
    logs: server.folder,
  });
  const questions = drawQuestions(secrets, SIZE, QUESTIONS).map(voteCheck);
  const checks = await writeRequests(join(server.folder, "checks"), questions);
  const send = uploader(side.origin, await openSessions(sql, side.origin));
  const measured = await inTurns(
    await drawTurns(),
    Number(values.rounds),
    (turn) => measure({ turn, checks, side, send }),
  );
  show(tableOf(measured));
}

/** Pictures as large as they may be, and those that are made to hurt. */
async function drawTurns(): Promise<Turn[]> {
  const [png, jpeg] = [pngOf(3_840, 2_160), await jpegOf(3_840, 2_160)];
  const bomb = pngHead(50_000, 50_000);
  return [
    { name: "no uploads", files: [] },
    { name: "PNG and JPEG of 8 megapixels", files: [png, jpeg] },
    {
      name: "bombs, cut and damaged files",
      files: [bomb, png.slice(0, png.length >> 1), jpeg.slice(0, jpeg.length >> 1)],
    },
  ];
}

/** Makes what uploads a file, each time as the next of the owners: one may send 30 an hour. */
function uploader(origin: string, cookies: string[]): (file: Bytes) => Promise<void> {
  let sent = 0;
  return async (file) => {
    const owner = sent++ % cookies.length;
    const body = new FormData();
    body.set("banner", new File([file], "picture"));
    const headers = { Cookie: cookies[owner] ?? "", "Sec-Fetch-Site": "same-origin" };
    const path = `${origin}/my/servers/server-${owner + 1}/pictures`;
    const answer = await fetch(path, { method: "POST", headers, body, redirect: "manual" });
    await answer.body?.cancel();
    if (![303, 422].includes(answer.status)) throw new Error(`an upload: ${answer.status}`);
  };
}

async function measure(
  { turn: { files }, checks, side, send }: {
    turn: Turn;
    checks: string;
    side: Side;
    send: (file: Bytes) => Promise<void>;
  },
): Promise<Round> {
  const before = await processorTime([side.pid]);
  let [uploads, isOver] = [0, false];
  async function keepSending(): Promise<void> {
    for (let place = 0; !isOver; place++) {
      const file = files[place % files.length];
      if (file === undefined) return;
      await send(file);
      uploads++;
    }
  }
  const sending = Promise.all(Array.from({ length: OWNERS }, keepSending));
  const answers = await runLoad({ origin: side.origin, requests: checks, ...CHECKS }, ROUND_S);
  isOver = true;
  const core = (await processorTime([side.pid]) - before) / (ROUND_S * 1e6);
  await sending;
  await side.forgetLog();
  return { checks: answers, uploads, core };
}

function tableOf(measured: Map<Turn, Round[]>): Table {
  return {
    id: "pictures",
    title: `200 vote checks/s beside ${OWNERS} owners who upload; ` +
      `median (range) of ${[...measured.values()][0]?.length} rounds of ${ROUND_S} s`,
    head: ["checks/s", "p50 ms", "p99 ms", "uploads", "core"],
    rows: [...measured].map(([{ name }, rounds]) => ({
      name,
      cells: [
        series(rounds, ({ checks }) => checks.perSecond, 0),
        series(rounds, ({ checks }) => checks.p50Ms, 1),
        series(rounds, ({ checks }) => checks.p99Ms, 1),
        series(rounds, ({ uploads }) => uploads, 0),
        series(rounds, ({ core }) => core, 2),
      ],
    })),
  };
}
