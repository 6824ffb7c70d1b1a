import { parseEmail } from "../../site/accounts/typed_email.ts";
import type { ImportedAccount } from "../../site/accounts/imported_accounts.ts";
import { refuseSteamId } from "../../site/accounts/names/steam_names.ts";
import { parseUsername } from "../../core/accounts/username.ts";
import { Refusal } from "../../core/refusals/refusal.ts";
import { archiveId } from "./archive_id.ts";
import type { ImportContext } from "./import_context.ts";
import type { FileReport } from "./file_report.ts";

/** An account in the file, with its line. */
export interface GivenAccount extends ImportedAccount {
  line: number;
}

/** Returns the account to store, or undefined if its name isn't allowed here. */
export function readAccount(
  { archive: { list } }: ImportContext,
  report: FileReport,
  { line, row: { id, username, email, password } }: {
    line: number;
    row: { id: string; username: string; email?: string | null; password?: string | null };
  },
): GivenAccount | undefined {
  try {
    parseUsername(username);
    // Only a sign-in with Steam proves a Steam id, even if the account had the name on another list.
    refuseSteamId({ provesSteamIds: true }, username);
  } catch (error) {
    report.leaveOut(line, `username "${username.slice(0, 64)}": ${refusalIn(error)}`);
    return undefined;
  }
  return {
    line,
    id: archiveId("account", list, id),
    username,
    email: readEmail(report, { line, email: email ?? "" }),
    password: password ?? null,
  };
}

function readEmail(
  report: FileReport,
  { line, email }: { line: number; email: string },
): string | null {
  if (email.trim() === "") return null;
  try {
    return parseEmail(email);
  } catch (error) {
    report.tell(
      line,
      `email: "${email.slice(0, 254)}": ${refusalIn(error)} The account comes in without it`,
    );
  }
  return null;
}

function refusalIn(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  throw error;
}
