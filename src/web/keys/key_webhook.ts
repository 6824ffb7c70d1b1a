import { z } from "zod";
import { pauseWebhook, resumeWebhook, setWebhook } from "../../keys/webhook.ts";
import { replayDeliveries } from "../../keys/replay_votes.ts";
import { sendTest } from "../../keys/test_webhook.ts";
import { redirectTo, submit } from "../forms/submit.ts";
import { actOf, FORM_ID } from "../frame/act.tsx";
import { findOwnKey, showKey } from "./key_page.tsx";
import { KEYS } from "./words.ts";

const { key: words } = KEYS;

const TEST = z.object({
  form_id: FORM_ID,
  username: z.string().trim().transform((name) => name === "" ? undefined : name),
  confirmed: z.string().optional(),
}).refine(({ username, confirmed }) => username === undefined || confirmed === "yes", {
  message: words.testConfirmFault,
  path: ["confirmed"],
});

/** POST …/keys/:id/webhook: points the webhook at a URL; an empty one removes it. */
export const saveWebhook = submit({
  schema: z.object({ url: z.string().trim() }),
  fields: { webhook_url_refused: "url", webhook_url_taken: "url" },
  show: showKey,
  async act(c, web, { url }) {
    const { key, path } = await findOwnKey(c, web);
    await setWebhook(web.services, key.id, { url: url === "" ? null : url, ...actOf(c, web) });
    return redirectTo(c, path, "webhook_saved");
  },
});

/** POST …/keys/:id/webhook/state: pauses or resumes the webhook. */
export const changeWebhookState = submit({
  schema: z.object({ state: z.enum(["active", "paused"]) }),
  show: showKey,
  async act(c, web, { state }) {
    const { key, path } = await findOwnKey(c, web);
    if (state === "paused") {
      await pauseWebhook(web.services, key.id, actOf(c, web));
      return redirectTo(c, path, "webhook_paused");
    }
    const { held } = await resumeWebhook(web.services, key.id, actOf(c, web));
    return redirectTo(c, path, held > 0 ? "webhook_resumed_held" : "webhook_resumed");
  },
});

/** POST …/keys/:id/tests: sends a test, and shows how it goes. */
export const sendWebhookTest = submit({
  schema: TEST,
  fields: {
    account_name_invalid: "username",
    account_name_reserved: "username",
    delivery_without_destination: "",
    sends_too_many: "",
    form_used: "",
  },
  show: showKey,
  async act(c, web, { form_id, username }) {
    const { server, key } = await findOwnKey(c, web);
    const sent = await sendTest(web.services, key.id, { username, ...actOf(c, web, form_id) });
    return redirectTo(c, `/my/servers/${server.slug}/deliveries/${sent}`);
  },
});

/** POST …/keys/:id/replays: resends the votes since a time in UTC. */
export const replayVotes = submit({
  schema: z.object({
    form_id: FORM_ID,
    since: z.iso.datetime({ local: true, error: words.sinceFault }),
  }),
  fields: {
    replay_time_invalid: "since",
    replay_too_soon: "",
    delivery_without_destination: "",
    form_used: "",
  },
  show: showKey,
  async act(c, web, { form_id, since }) {
    const { server, key } = await findOwnKey(c, web);
    const replay = { since: new Date(`${since}Z`), ...actOf(c, web, form_id) };
    const { left } = await replayDeliveries(web.services, key.id, replay);
    const path = `/my/servers/${server.slug}/deliveries`;
    return redirectTo(c, path, left > 0 ? "replayed_more" : "replayed");
  },
});
