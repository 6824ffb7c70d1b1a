import type { Sql } from "../database/connect.ts";
import type { AccountsContext } from "../sign_in/context.ts";
import { type Limited, takeAll } from "../sign_in/limits.ts";
import { findPassword } from "../accounts/account_repository.ts";
import type { Viewer } from "../trail/viewer.ts";
import { writeAccountData } from "./account_data.ts";

/** Result of asking for one's data: its JSON, in pieces that are read as they are sent. */
export type ExportOutcome =
  | { kind: "exported"; json: AsyncGenerator<string> }
  | { kind: "wrong" }
  | Limited;

/**
 * Exports the viewer's account if the password is right: a stolen session gets no copy. Three times an hour. It is read
 * by the connections that have time.
 */
export async function exportAccount(
  { sql, pools, accountLimits, passwords }: AccountsContext & { pools: { jobs: Sql } },
  { accountId }: Viewer,
  { password, now }: { password: string; now: Date },
): Promise<ExportOutcome> {
  const limited = takeAll([accountLimits.passwordByAccount, accountId]);
  if (limited) return limited;
  const stored = await findPassword(sql, accountId);
  if (stored === undefined || !await passwords.verify(stored, password)) return { kind: "wrong" };
  return takeAll([accountLimits.exportByAccount, accountId]) ??
    { kind: "exported", json: writeAccountData(pools.jobs, accountId, now) };
}
