import { z } from "zod";
import { pauseWebhook, resumeWebhook } from "../../keys/pause_webhook.ts";
import { replayDeliveries } from "../../keys/replay_votes.ts";
import { sendTest } from "../../keys/test_webhook.ts";
import { setWebhook } from "../../keys/set_webhook.ts";
import { actOf, faultsOf, FORM_ID } from "../frame/act.tsx";
import { findOwnKey, keyPath, sendKey } from "./key_page.tsx";
import { attempt, readForm } from "../forms/read_form.ts";
import { redirectTo } from "../forms/redirect.ts";
import { OWNER } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { key: words } = OWNER;

const WEBHOOK = z.object({ url: z.string().trim() });
const STATE = z.object({ state: z.enum(["active", "paused"]) });
const TEST = z.object({
  form_id: FORM_ID,
  username: z.string().trim().transform((name) => name === "" ? undefined : name),
  confirmed: z.string().optional(),
}).refine(({ username, confirmed }) => username === undefined || confirmed === "yes", {
  message: words.testConfirmFault,
  path: ["confirmed"],
});
const REPLAY = z.object({
  form_id: FORM_ID,
  since: z.iso.datetime({ local: true, error: words.sinceFault }),
});

/** POST …/keys/:id/webhook: points the webhook at a URL; an empty one takes it away. */
export function saveWebhook(web: Web) {
  return async (c: WebContext) => {
    const { server, key } = await findOwnKey(c, web);
    const form = await readForm(c, WEBHOOK);
    if (form.kind === "invalid") return sendKey(c, web, form);
    const url = form.values.url === "" ? null : form.values.url;
    const saved = await attempt(() => setWebhook(web.services, key.id, { url, ...actOf(c, web) }));
    if (saved.kind === "refused") {
      const fields = { webhook_url_refused: "url", webhook_url_taken: "url" } as const;
      return sendKey(c, web, { typed: form.typed, faults: faultsOf(saved.refusal, fields) });
    }
    web.services.nudge();
    return redirectTo(c, keyPath(server.slug, key.id), "webhook_saved");
  };
}

/** POST …/keys/:id/webhook/state: pauses the webhook, or lets it go on. */
export function changeWebhookState(web: Web) {
  const { sql, nudge } = web.services;
  return async (c: WebContext) => {
    const { server, key } = await findOwnKey(c, web);
    const form = await readForm(c, STATE);
    if (form.kind === "invalid") return sendKey(c, web, form);
    const path = keyPath(server.slug, key.id);
    if (form.values.state === "paused") {
      await pauseWebhook(sql, key.id, actOf(c, web));
      return redirectTo(c, path, "webhook_paused");
    }
    const { held } = await resumeWebhook(sql, key.id, actOf(c, web));
    nudge();
    return redirectTo(c, path, held > 0 ? "webhook_resumed_held" : "webhook_resumed");
  };
}

/** POST …/keys/:id/tests: sends a test, and shows what becomes of it. */
export function sendWebhookTest(web: Web) {
  const { sql, nudge } = web.services;
  return async (c: WebContext) => {
    const { server, key } = await findOwnKey(c, web);
    const form = await readForm(c, TEST);
    if (form.kind === "invalid") return sendKey(c, web, form);
    const { form_id, username } = form.values;
    const act = actOf(c, web, form_id);
    const sent = await attempt(() => sendTest(sql, key.id, { username, ...act }));
    if (sent.kind === "refused") {
      const faults = faultsOf(sent.refusal, {
        account_name_invalid: "username",
        account_name_reserved: "username",
        delivery_without_destination: "",
        form_used: "",
      });
      return sendKey(c, web, { typed: form.typed, faults });
    }
    nudge();
    return redirectTo(c, `/my/servers/${server.slug}/deliveries/${sent.value}`);
  };
}

/** POST …/keys/:id/replays: sends again what was voted since a time in UTC. */
export function replayVotes(web: Web) {
  const { sql, nudge } = web.services;
  return async (c: WebContext) => {
    const { server, key } = await findOwnKey(c, web);
    const form = await readForm(c, REPLAY);
    if (form.kind === "invalid") return sendKey(c, web, form);
    const since = new Date(`${form.values.since}Z`);
    const act = actOf(c, web, form.values.form_id);
    const replayed = await attempt(() => replayDeliveries(sql, key.id, { since, ...act }));
    if (replayed.kind === "refused") {
      const faults = faultsOf(replayed.refusal, {
        replay_time_invalid: "since",
        delivery_without_destination: "",
        form_used: "",
      });
      return sendKey(c, web, { typed: form.typed, faults });
    }
    nudge();
    const notice = replayed.value.left > 0 ? "replayed_more" : "replayed";
    return redirectTo(c, `/my/servers/${server.slug}/deliveries`, notice);
  };
}
