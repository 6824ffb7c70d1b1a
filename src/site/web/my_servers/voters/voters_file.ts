import { z } from "zod";
import { csvLine } from "../../../text/csv_line.ts";
import { type MonthVoter, readVoters } from "../../../voting/server_voters.ts";
import { action } from "../../forms/action.tsx";
import { hidden } from "../../forms/fields.tsx";
import { currentLocale } from "../../current_locale.ts";

/** The names of the file's columns, which programs read, too. */
const HEADS = ["player", "votes", "last_vote_utc", "public"];

/** Sends the voters of a month as a CSV file. A deleted account has no name in it. */
export const downloadVoters = action({
  path: "/my/servers/:slug/voters/export",
  who: "member",
  fields: { month: hidden(z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/)) },
  copy: () => ({ submit: currentLocale().words.voting.board.ownDownload }),
  onSubmit({ c, web: { services }, own: { server }, values: { month } }) {
    const batches = readVoters(services.sql, { serverId: server.id, month });
    const file = ReadableStream.from(linesOf(batches)).pipeThrough(new TextEncoderStream());
    return c.body(file, 200, {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="${server.slug}-${month}.csv"`,
      "Cache-Control": "private, no-store",
    });
  },
});

async function* linesOf(batches: AsyncIterable<readonly MonthVoter[]>): AsyncGenerator<string> {
  yield csvLine(HEADS);
  for await (const batch of batches) {
    yield batch.map(({ username, votes, lastVotedAt, isPublic }) =>
      csvLine([username ?? "", votes, lastVotedAt.toISOString(), isPublic ? "yes" : "no"])
    ).join("");
  }
}
