import type { Child } from "hono/jsx";
import { isVotifierUrl } from "../../destinations/votifier_address.ts";
import { findHeldVotes } from "../../keys/held_votes.ts";
import { type KeyStatus, requireOwnKey, type WebhookState } from "../../keys/list_keys.ts";
import { FaultSummary, type FaultyForm } from "../forms/forms.tsx";
import { actOf } from "../frame/act.tsx";
import { sendPage } from "../frame/layout.tsx";
import { Facts, Instant, LinkLine } from "../frame/parts.tsx";
import { OwnerTabs } from "../my_servers/owner_tabs.tsx";
import type { Web, WebContext } from "../web_env.ts";
import { KeyForms, keyPath } from "./key_forms.tsx";
import { KEYS } from "./words.ts";

const { key: words, panel } = KEYS;

/** Finds the key and the server that the path names; refuses what doesn't exist or isn't one's own. */
export async function findOwnKey(c: WebContext, web: Web) {
  const [slug, id] = [c.req.param("slug") ?? "", c.req.param("id") ?? ""];
  const found = await requireOwnKey(web.services.sql, { slug, id }, actOf(c, web));
  return { ...found, path: keyPath(slug, id) };
}

/** GET /my/servers/:slug/api/keys/:id: one key, its webhook, and all that can be done with them. */
export async function showKey(c: WebContext, web: Web, sent?: FaultyForm): Promise<Response> {
  const { server, key, path } = await findOwnKey(c, web);
  const view = { apiKey: key, path, ...sent, held: await findHeldVotes(web.services.sql, key.id) };
  const isVotifier = isVotifierUrl(key.webhookUrl ?? "");
  const [page, label] = isVotifier ? ["rewards", words.toRewards] : ["api", words.back];
  return await sendPage(c, web, {
    title: words.title(key.name, server.name),
    status: sent ? 422 : 200,
    body: (
      <>
        <h1>{key.name}</h1>
        <OwnerTabs c={c} server={server} />
        <FaultSummary faults={sent?.faults} />
        <LinkLine href={`/my/servers/${server.slug}/${page}`} label={label} />
        {isVotifier ? null : <Facts facts={factsOf(key)} />}
        {key.revokedAt === null ? <KeyForms {...view} isVotifier={isVotifier} /> : null}
      </>
    ),
  });
}

/** The facts about a key, each with its name. */
export function factsOf(key: KeyStatus): [name: string, fact: Child][] {
  return [
    [panel.scopes, key.scopes.map((scope) => panel.scope[scope].name).join(", ")],
    [panel.ending, <code>…{key.ending}</code>],
    [panel.created, <Instant at={key.createdAt} />],
    [panel.lastUsed, <Instant at={key.lastUsedAt} />],
    [panel.webhook, <WebhookBadge apiKey={key} />],
    [words.revokedAt, key.revokedAt && <Instant at={key.revokedAt} />],
  ];
}

const LOOKS: Record<WebhookState | "revoked", string> = {
  none: "",
  active: "good",
  failing: "bad",
  waiting: "wait",
  paused: "wait",
  disabled: "bad",
  revoked: "",
};

/** The state of a key's webhook, in a word. */
export function WebhookBadge({ apiKey: key }: { apiKey: KeyStatus }) {
  const state = key.revokedAt === null ? key.webhookState : "revoked";
  return <span class={`badge ${LOOKS[state]}`.trim()}>{KEYS.states[state]}</span>;
}
