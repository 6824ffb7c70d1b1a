import { readForeignHash } from "../../site/accounts/passwords/foreign_hash.ts";
import { insertImported } from "../../site/accounts/imported_accounts.ts";
import { accountKey } from "../../core/accounts/username.ts";
import { jsonRows } from "../../core/database/json_rows.ts";
import { ACCOUNT, ARCHIVE_FILES } from "./archive_format.ts";
import type { ImportContext } from "./import_context.ts";
import { readRows } from "./read_archive.ts";
import { createReport, type FileReport } from "./file_report.ts";
import { type GivenAccount, readAccount } from "./given_account.ts";

/** Lines of a batch. With more, statements take longer, and there are hardly fewer of them. */
const BATCH = 2_000;

/** The results for an account and for its password: kept, refused as too costly or unknown, or missing. */
const COUNTS = [
  "added",
  "alreadyThere",
  "withoutAddress",
  "passwordKept",
  "passwordCostly",
  "passwordUnknown",
  "passwordMissing",
];

/** Imports accounts. Names and email addresses that are already taken stay with their accounts. */
export async function importAccounts(context: ImportContext): Promise<FileReport> {
  const { archive, note } = context;
  const report = createReport(ARCHIVE_FILES.accounts, { names: COUNTS, note });
  for await (const batch of readRows(archive, report, { schema: ACCOUNT, size: BATCH })) {
    const given = batch.flatMap(({ line, row }) =>
      readAccount(context, report, { line, row }) ?? []
    );
    const added = await chooseAccounts(context, report, given);
    await insertAccounts(context, report, added);
  }
  return report;
}

/** Decides which accounts are imported, and with which of their parts. */
async function chooseAccounts(
  { staging }: ImportContext,
  report: FileReport,
  given: readonly GivenAccount[],
): Promise<GivenAccount[]> {
  const keyed = <Key extends string | null>(keyOf: (account: GivenAccount) => Key) =>
    given.flatMap((account) => {
      const key = keyOf(account);
      return key === null ? [] : [{ line: account.line, key }];
    });
  const ids = await staging.findRepeats("account", keyed(({ id }) => id));
  const names = await staging.findRepeats(
    "username",
    keyed(({ username }) => accountKey(username)),
  );
  const emails = await staging.findRepeats("email", keyed(({ email }) => email));
  const found = await findTaken(staging.session, given);
  const there: string[] = [];
  const chosen = given.flatMap((account) => {
    const { line, id, username } = account;
    const first = ids.get(line) ?? names.get(line);
    const { isThere = false, isGone = false, nameTaken = false, emailTaken = false } =
      found.get(line) ?? {};
    if (ids.has(line)) report.leaveOut(line, `The id is also on line ${first}`);
    else if (isThere) {
      report.count("alreadyThere");
      if (!isGone) there.push(id);
    } else if (names.has(line)) {
      report.leaveOut(line, `The name "${username}" is also on line ${first}`);
    } else if (nameTaken) report.leaveOut(line, `The name "${username}" is taken here`);
    else {
      const without = emails.has(line)
        ? `is also on line ${emails.get(line)}`
        : emailTaken
        ? "belongs to another account here"
        : undefined;
      if (without) report.tell(line, `email: ${without}. The account comes in without it`);
      return [{
        ...account,
        email: without ? null : account.email,
        password: keptPassword(report, account),
      }];
    }
    return [];
  });
  await staging.bring(there);
  for (const { email } of chosen) if (email === null) report.count("withoutAddress");
  return chosen;
}

function keptPassword(report: FileReport, { password }: GivenAccount): string | null {
  if (password === null || password === "") {
    report.count("passwordMissing");
    return null;
  }
  const { kind } = readForeignHash(password);
  const isKept = kind !== "costly" && kind !== "unknown";
  report.count(isKept ? "passwordKept" : kind === "costly" ? "passwordCostly" : "passwordUnknown");
  return isKept ? password : null;
}

interface AccountConflicts {
  line: number;
  isThere: boolean;
  /** Whether its owner deleted it here. Nothing else is imported for it. */
  isGone: boolean;
  nameTaken: boolean;
  emailTaken: boolean;
}

async function findTaken(
  session: ImportContext["staging"]["session"],
  given: readonly GivenAccount[],
): Promise<Map<number, AccountConflicts>> {
  const rows = jsonRows(
    given.map(({ line, id, username, email }) => ({ line, id, key: accountKey(username), email })),
  );
  const found = await session<AccountConflicts[]>`
    select g.line,
      (select true from account a where a.id = g.id limit 1) is true as is_there,
      (select a.deleted_at is not null from account a where a.id = g.id limit 1) is true as is_gone,
      (select true from account a where a.username_key = g.key and a.id <> g.id limit 1) is true
        or (select true from former_name f where f.name_key = g.key and f.until > now() limit 1) is true as name_taken,
      (select true from account a where a.email = g.email and a.id <> g.id limit 1) is true as email_taken
    from json_to_recordset(${rows}::text::json) as g (line integer, id uuid, key text, email text)`;
  return new Map(found.map((taken) => [taken.line, taken]));
}

async function insertAccounts(
  { staging, archive: { list }, isDry, act: { now } }: ImportContext,
  report: FileReport,
  chosen: readonly GivenAccount[],
): Promise<void> {
  const accounts = chosen.map(({ line: _, ...account }) => account);
  const inserted = isDry || accounts.length === 0
    ? undefined
    : await insertImported(staging.session, accounts, { list, now });
  const brought = chosen.filter(({ line, id }) => {
    const isIn = inserted?.has(id) ?? true;
    if (isIn) report.count("added");
    else {report.leaveOut(
        line,
        "Somebody took the name or the address just now. Import the archive again",
      );}
    return isIn;
  });
  await staging.bring(brought.map(({ id }) => id));
}
