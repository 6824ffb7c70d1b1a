import type { SignIn } from "./people.ts";

/** Facts that the demo prints once it runs. */
export interface DemoFacts {
  baseUrl: string;
  key: string;
  server: string;
  voter: string;
  owner: SignIn;
  moderator: SignIn;
  logFile: string;
}

/** Returns lines to try, ready to paste. */
export function instructions(facts: DemoFacts): string {
  const { baseUrl, key, server, voter, owner, moderator, logFile } = facts;
  const ask = (path: string) => `  curl -H "Authorization: Bearer ${key}" "${baseUrl}${path}"`;
  const name = encodeURIComponent(voter);
  return `
Voteboard runs at ${baseUrl}; its docs are at ${baseUrl}/docs

Sign in at ${baseUrl}/sign-in; the passwords are new at each start:
${signIn("owner", owner)}; then see /my/servers/${server}/api
${signIn("moderator", moderator)}; then see /moderation

Ask about the demo's server:
${ask("/api/v1/server")}
${ask(`/api/v1/votes?username=${name}`)}
${ask(`/api/v1/vote-check?username=${name}`)}

Vote, in another terminal, and ask again:
  ${taskCommand()} admin vote cast ${server} ${voter}

The webhook of that vote shows up below, verified. The service logs to ${logFile}.
Ctrl-C stops the demo.
`;
}

function signIn(role: string, { username, password }: SignIn): string {
  return `  as the ${role}: ${username}, ${password}`;
}

/** Returns the command for tasks: Deno installed through npx is not on anyone's PATH. */
function taskCommand(): string {
  const byNpx = /[\\/](_npx|node_modules)[\\/]/.test(Deno.execPath());
  return byNpx ? `npx -y deno@${Deno.version.deno} task` : "deno task";
}
