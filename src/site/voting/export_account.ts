import { placeholderOf } from "../../core/accounts/account_state.ts";
import type { Sql } from "../../core/database/connect.ts";
import type { AccountsContext } from "../sign_in/accounts_context.ts";
import { takeAll } from "../../core/limits/take_all.ts";
import { checkOwnPassword, type ProofFailure } from "../sign_in/proof/own_password.ts";
import type { Viewer } from "../../core/rights/viewer.ts";
import { snakeFields } from "../text/snake_case.ts";
import { daysAfter } from "../../core/time/day.ts";
import {
  findPersonLists,
  findPlayerLists,
  findVotes,
  inTurn,
  WINDOW_DAYS,
} from "./exported_lists.ts";

/**
 * Exports the viewer's data if they prove their identity, so that a stolen session can't get a copy. Limited to three
 * exports an hour. The JSON is streamed: pieces are queried as they are sent, on the connections for long queries.
 */
export async function exportAccount(
  context: AccountsContext & { pools: { jobs: Sql } },
  viewer: Viewer,
  { password, now }: { password: string; now: Date },
): Promise<{ kind: "exported"; json: AsyncGenerator<string> } | ProofFailure> {
  const { pools, accountLimits } = context;
  const { accountId } = viewer;
  const proof = await checkOwnPassword(context, viewer, password);
  if (proof.kind !== "right") return proof;
  return await takeAll([accountLimits.exportByAccount, accountId]) ??
    { kind: "exported", json: writeAccountData(pools.jobs, accountId, now) };
}

/**
 * Yields all data of an account as one JSON object, in pieces: profile, names in games, former names, identities,
 * sessions, listings, roles, offers, acts, votes by month, favourites, servers whose links may vote as the account, its
 * reports of listings, the names of its passkeys, whether two-step sign-in is on, and its votes. Excludes passwords,
 * tokens, keys and other people's data. Yields nothing if the account was deleted. All exports together run one query
 * at a time, because other work shares the connections.
 */
export async function* writeAccountData(
  sql: Sql,
  accountId: string,
  now: Date,
): AsyncGenerator<string> {
  const [account] = await inTurn(sql)<{ createdAt: Date }>`
    select id, username,
      nullif(email, ${placeholderOf(accountId)}) as email, email_verified as email_confirmed,
      typed_email as unconfirmed_email,
      is_moderator, is_administrator, disabled_at, disabled_reason,
      name_confirmed_at, renamed_at, created_at,
      locale as language, coalesce(on_boards, false) as listed_among_top_voters,
      coalesce((select is_open from mailbox where account_id = account.id), true) as emails_about_servers,
      (select every from moderator_mail where account_id = account.id) as emails_about_moderation,
      (select list from imported_account where account_id = account.id) as moved_from
    from account where id = ${accountId} and deleted_at is null`;
  if (!account) return;
  const lists = {
    ...await findPersonLists(sql, accountId),
    ...await findPlayerLists(sql, accountId, now),
  };
  const parts = { exportedAt: now, account, ...lists };
  yield `${jsonOf(parts).slice(0, -1)},"votes":[`;
  let comma = "";
  for (let from = account.createdAt; from <= now; from = daysAfter(from, WINDOW_DAYS)) {
    const votes = await findVotes(sql, accountId, { from, to: daysAfter(from, WINDOW_DAYS) });
    if (votes.length === 0) continue;
    yield comma + jsonOf(votes).slice(1, -1);
    comma = ",";
  }
  yield "]}\n";
}

function jsonOf(value: unknown): string {
  return JSON.stringify(snakeFields(value));
}
