import type { Hono, MiddlewareHandler } from "hono";
import { issueApiKey, showApiPanel } from "./api_panel.tsx";
import { showDeliveries } from "../deliveries/deliveries.tsx";
import { resendOwnDelivery, showDelivery } from "../deliveries/delivery_page.tsx";
import { showKey } from "./key_page.tsx";
import {
  activateSecret,
  confirmRevocation,
  prepareSecret,
  revokeApiKey,
  rollApiKey,
} from "./key_secrets.tsx";
import { changeWebhookState, replayVotes, saveWebhook, sendWebhookTest } from "./key_webhook.ts";
import type { Web, WebEnv } from "../web_env.ts";

/** Who may open an owner's pages, and who may send their forms. */
export interface OwnGuards {
  own: MiddlewareHandler<WebEnv>;
  ownForm: MiddlewareHandler<WebEnv>;
}

/** The pages of a server's keys, webhooks and deliveries. The domain answers only to the server's owner. */
export function addApiPanel(app: Hono<WebEnv>, web: Web, { own, ownForm }: OwnGuards): void {
  const api = "/my/servers/:slug/api";
  app.get(api, own, showApiPanel(web));
  app.post(`${api}/keys`, ownForm, issueApiKey(web));

  const key = `${api}/keys/:id`;
  app.get(key, own, showKey(web));
  app.post(`${key}/rolls`, ownForm, rollApiKey(web));
  app.get(`${key}/revocation`, own, confirmRevocation(web));
  app.post(`${key}/revocation`, ownForm, revokeApiKey(web));
  app.post(`${key}/webhook`, ownForm, saveWebhook(web));
  app.post(`${key}/webhook/state`, ownForm, changeWebhookState(web));
  app.post(`${key}/webhook/secret`, ownForm, prepareSecret(web));
  app.post(`${key}/webhook/secret/activation`, ownForm, activateSecret(web));
  app.post(`${key}/tests`, ownForm, sendWebhookTest(web));
  app.post(`${key}/replays`, ownForm, replayVotes(web));

  const deliveries = "/my/servers/:slug/deliveries";
  app.get(deliveries, own, showDeliveries(web));
  app.get(`${deliveries}/:id`, own, showDelivery(web));
  app.post(`${deliveries}/:id/resends`, ownForm, resendOwnDelivery(web));
}
