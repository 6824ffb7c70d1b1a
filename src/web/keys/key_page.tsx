import { requireOwnServer } from "../../servers/own_server.ts";
import type { OwnServer } from "../../servers/server.ts";
import { Refusal } from "../../errors.ts";
import { type KeyStatus, listKeys } from "../../keys/list_keys.ts";
import { actOf } from "../frame/act.tsx";
import { FaultSummary } from "../forms/forms.tsx";
import { Instant } from "../frame/instant.tsx";
import { ReplayForm, RevokeLink, RollForm, SecretForms } from "./key_forms.tsx";
import { sendPage } from "../frame/layout.tsx";
import { OwnerTabs } from "../my_servers/owner_tabs.tsx";
import type { Faults, Typed } from "../forms/read_form.ts";
import { OWNER } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";
import { WebhookBadge } from "./webhook_badge.tsx";
import { TestForm, WebhookForm } from "./webhook_forms.tsx";

const { key: words, panel } = OWNER;

/** What the parts of a key's page are made of. */
export interface KeyView {
  apiKey: KeyStatus;
  /** The page's own path; its forms are sent to places below it. */
  path: string;
  typed: Typed;
  faults: Faults | undefined;
}

/** GET /my/servers/:slug/api/keys/:id: one key, its webhook, and all that can be done with them. */
export function showKey(web: Web) {
  return (c: WebContext) => sendKey(c, web);
}

/** The page of a key, as it is or with what is wrong with one of its forms. Refuses what is not one's own. */
export async function sendKey(
  c: WebContext,
  web: Web,
  sent?: { typed: Typed; faults: Faults },
): Promise<Response> {
  const { server, key } = await findOwnKey(c, web);
  const view = {
    apiKey: key,
    path: keyPath(server.slug, key.id),
    typed: sent?.typed ?? {},
    faults: sent?.faults,
  };
  return await sendPage(c, web, {
    title: words.title(key.name, server.name),
    status: sent ? 422 : 200,
    body: (
      <>
        <h1>{key.name}</h1>
        <OwnerTabs c={c} server={server} />
        <FaultSummary faults={sent?.faults} />
        <p>
          <a href={`/my/servers/${server.slug}/api`}>{words.back}</a>
        </p>
        <Facts apiKey={key} />
        {key.revoked_at === null ? <Forms {...view} /> : null}
      </>
    ),
  });
}

/** The key that the path names, of the server that it names; refuses one that is not there or not one's own. */
export async function findOwnKey(
  c: WebContext,
  web: Web,
): Promise<{ server: OwnServer; key: KeyStatus }> {
  const { sql } = web.services;
  const [slug, id] = [c.req.param("slug") ?? "", c.req.param("id") ?? ""];
  const act = actOf(c, web);
  const server = await requireOwnServer(sql, act.by, slug);
  const key = (await listKeys(sql, slug, act)).find((candidate) => candidate.id === id);
  if (key) return { server, key };
  throw new Refusal("key_unknown", `There is no key "${id}"`);
}

/** Where a key's page is. */
export function keyPath(slug: string, id: string): string {
  return `/my/servers/${slug}/api/keys/${id}`;
}

function Facts({ apiKey: key }: { apiKey: KeyStatus }) {
  return (
    <dl class="facts">
      <dt>{panel.ending}</dt>
      <dd>
        <code>…{key.ending}</code>
      </dd>
      <dt>{panel.created}</dt>
      <dd>
        <Instant at={key.created_at} />
      </dd>
      <dt>{panel.lastUsed}</dt>
      <dd>
        <Instant at={key.last_used_at} />
      </dd>
      <dt>{panel.webhook}</dt>
      <dd>
        <WebhookBadge apiKey={key} />
      </dd>
      {key.revoked_at === null ? null : (
        <>
          <dt>{words.revokedAt}</dt>
          <dd>
            <Instant at={key.revoked_at} />
          </dd>
        </>
      )}
    </dl>
  );
}

function Forms(view: KeyView) {
  const hasUrl = view.apiKey.webhook_url !== null;
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
