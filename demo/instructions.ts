import type { SignIn } from "./people.ts";

/** Facts that the demo prints once it runs. */
export interface DemoFacts {
  baseUrl: string;
  key: string;
  /** Its slug. */
  server: string;
  /** The path of the page that the owner opens next. */
  ownerPath: string;
  voter: string;
  owner: SignIn;
  moderator: SignIn;
  logFile: string;
}

/** Returns lines to try, ready to paste. */
export function instructions(facts: DemoFacts): string {
  const { baseUrl, key, server, ownerPath, voter, owner, moderator, logFile } = facts;
  const ask = (path: string) => `  curl -H "Authorization: Bearer ${key}" "${baseUrl}${path}"`;
  const name = encodeURIComponent(voter);
  return `
Voteboard runs at ${baseUrl}; its docs are at ${baseUrl}/docs

Sign in at ${baseUrl}/sign-in; the passwords, and the key below, are new at each start:
${signIn("owner", owner)}; then see ${ownerPath}
${signIn("moderator", moderator)}; then see /moderation

Ask about the demo's server:
${ask("/api/v1/server")}
${ask(`/api/v1/votes?username=${name}`)}
${ask(`/api/v1/vote-check?username=${name}`)}

Vote, in another terminal, and ask again:
  ${taskCommand(Deno.execPath())} admin vote cast ${server} ${voter}

The webhook of that vote shows up below, verified. The service logs to ${logFile}.
Without SMTP_URL it sends no email: the links of emails are there, too, in lines with mail_not_sent.
Ctrl-C stops the demo.
`;
}

function signIn(role: string, { username, password }: SignIn): string {
  return `  as the ${role}: ${username}, ${password}`;
}

/**
 * Returns the command for tasks. A Deno that was installed through npx or in a project is not on the PATH, but one
 * installed with `npm install --global` is: it is below `lib/node_modules`, or on Windows below `npm\\node_modules`.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(taskCommand("/usr/lib/node_modules/deno/deno"), "deno task");
 * assert.match(taskCommand("~/.npm/_npx/05ee4a/node_modules/deno/deno"), /^npx -y deno@/);
 * ```
 */
export function taskCommand(path: string): string {
  const isGlobal = /[\\/](lib|npm)[\\/]node_modules[\\/]/.test(path);
  const isOnPath = isGlobal || !/[\\/](_npx|node_modules)[\\/]/.test(path);
  return isOnPath ? "deno task" : `npx -y deno@${Deno.version.deno} task`;
}
