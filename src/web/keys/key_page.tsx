import type { Child } from "hono/jsx";
import { isVotifierUrl } from "../../destinations/votifier_address.ts";
import { findHeldVotes } from "../../keys/held_votes.ts";
import type { KeyStatus } from "../../keys/list_keys.ts";
import { FaultSummary } from "../forms/forms.tsx";
import { Facts } from "../frame/facts.tsx";
import { Instant } from "../frame/instant.tsx";
import { ReplayForm, RevokeLink, RollForm, SecretForms } from "./key_forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { OwnerTabs } from "../my_servers/owner_tabs.tsx";
import type { FaultyForm } from "../forms/read_form.ts";
import { findOwnKey, keyPath, type KeyView } from "./own_key.ts";
import { KEYS } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";
import { TestForm, WebhookBadge, WebhookForm, WebhookState } from "./webhook_forms.tsx";

const { key: words, panel } = KEYS;

/** GET /my/servers/:slug/api/keys/:id: one key, its webhook, and all that can be done with them. */
export async function showKey(
  c: WebContext,
  web: Web,
  sent?: FaultyForm,
): Promise<Response> {
  const { server, key } = await findOwnKey(c, web);
  const view = {
    apiKey: key,
    path: keyPath(server.slug, key.id),
    typed: sent?.typed ?? {},
    faults: sent?.faults,
    held: await findHeldVotes(web.services.sql, key.id),
  };
  const isVotifier = isVotifierUrl(key.webhookUrl ?? "");
  return await sendPage(c, web, {
    title: words.title(key.name, server.name),
    status: sent ? 422 : 200,
    body: (
      <>
        <h1>{key.name}</h1>
        <OwnerTabs c={c} server={server} />
        <FaultSummary faults={sent?.faults} />
        <p>
          {isVotifier
            ? <a href={`/my/servers/${server.slug}/rewards`}>{words.toRewards}</a>
            : <a href={`/my/servers/${server.slug}/api`}>{words.back}</a>}
        </p>
        {isVotifier ? <VotifierForms {...view} /> : <Facts facts={factsOf(key)} />}
        {isVotifier || key.revokedAt !== null ? null : <Forms {...view} />}
      </>
    ),
  });
}

/** A key that stands for Votifier: it has no secret of its own to look after. */
function VotifierForms(view: KeyView) {
  return (
    <div class="cards">
      <WebhookState {...view} />
      <ReplayForm {...view} lead={words.replayVotifier} />
      <RevokeLink {...view} />
    </div>
  );
}

function factsOf(key: KeyStatus): [name: string, fact: Child][] {
  return [
    [panel.scopes, key.scopes.map((scope) => panel.scope[scope].name).join(", ")],
    [panel.ending, <code>…{key.ending}</code>],
    [panel.created, <Instant at={key.createdAt} />],
    [panel.lastUsed, <Instant at={key.lastUsedAt} />],
    [panel.webhook, <WebhookBadge apiKey={key} />],
    [words.revokedAt, key.revokedAt && <Instant at={key.revokedAt} />],
  ];
}

function Forms(view: KeyView) {
  const hasUrl = view.apiKey.webhookUrl !== null;
  return (
    <div class="cards">
      <WebhookForm {...view} />
      {hasUrl ? <TestForm {...view} /> : null}
      <SecretForms {...view} />
      {hasUrl ? <ReplayForm {...view} /> : null}
      <RollForm {...view} />
      <RevokeLink {...view} />
    </div>
  );
}
