import { z } from "zod";
import type { GradeFinding } from "../../../site/keys/grade.ts";
import { changeChat } from "../../keys/chat.ts";
import type { KeyStatus } from "../../../site/keys/list_keys.ts";
import { replayDeliveries, REPLAYED_STATES } from "../../../site/keys/replay_votes.ts";
import { revokeKey } from "../../../core/keys/revoke_key.ts";
import { rollKey } from "../../../core/keys/roll_key.ts";
import { sendTest } from "../../../site/keys/test_webhook.ts";
import {
  activateWebhookSecret,
  pauseWebhook,
  prepareWebhookSecret,
  resumeWebhook,
  setWebhook,
} from "../../../site/keys/webhook.ts";
import { GRADED, SEEN } from "../../../site/keys/grade_sentences.ts";
import { ADDRESS_FAULTS, ADDRESS_FIELD, CHAT_SETTINGS } from "../chats/chat_fields.tsx";
import { offerChat } from "../chats/chats_page.tsx";
import { Form, Submit } from "../../../site/web/kit/form.tsx";
import { typedMoment } from "../../../site/web/kit/moment_field.tsx";
import { FORM_ID, redirectTo, submitOwn } from "../../../site/web/forms/submit.ts";
import { deadlineOf } from "../../../site/web/frame/answer_in_time.ts";
import { sendOwnPage } from "../../../site/web/my_servers/subject.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Own, Web, WebContext } from "../../../site/web/web_env.ts";
import { deliveriesPath, keyPath } from "../../../site/web/my_servers/key_path.ts";
import { findOwnKey, showKey } from "./key_page.tsx";
import {
  apiKey,
  rewardsPath,
  sendFormUsed,
  sendShownOnce,
  showingOnce,
  TryKey,
  webhookSecret,
} from "../../../site/web/my_servers/shown_once.tsx";
import { pastedValue } from "../../../core/text/typed_text.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { fault } from "../../../site/web/parts/faults.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { FactList } from "../../../site/web/kit/rows.tsx";

/** Time limit of a grade in milliseconds: the time in which POSTs may start, plus the last one's, plus a margin. */
const GRADE_WITHIN_MS = 45_000;

/** The badge of each verdict. */
const VERDICTS = {
  good: ["good", "passed"],
  wrong: ["bad", "wrong"],
  unknown: ["wait", "unknown"],
} as const;

/** The guide about grades. */
const GUIDE = "/docs/grading";

/** Refusals of anything sent to a receiver. They concern the form as a whole. */
const SENDS = { delivery_without_destination: "", sends_too_many: "", form_used: "" } as const;

/** The field of the webhook's URL, as it stands on a page from which something is sent to the saved one. */
const TYPED_URL = z.string().transform(pastedValue).optional();

const TEST = z.object({
  form_id: FORM_ID,
  url: TYPED_URL,
  username: z.string().transform(pastedValue).transform((name) => name === "" ? undefined : name),
  confirmed: z.string().optional(),
}).refine(({ username, confirmed }) => username === undefined || confirmed === "yes", {
  message: fault("confirmTest"),
  path: ["confirmed"],
});

/** POST …/keys/:id/rolls: creates a new secret for the key, which only the response shows. */
export const rollApiKey = submitOwn({
  schema: z.object({ form_id: FORM_ID, overlap: z.string().trim().min(1, fault("required")) }),
  fields: { overlap_invalid: "overlap" },
  show: showKey,
  used: sendFormUsed,
  async act(c, web, own, { form_id, overlap }) {
    const { once } = currentLocale().words.keys;
    const { key, path: next } = await findOwnKey(c, web, own);
    const { id, name } = key;
    const overlapHours = Number(overlap);
    const rolled = await rollKey(web.services, id, { overlapHours, ...own.act, formId: form_id });
    const more = <p>{once.overlap(overlapHours)}</p>;
    const shown = {
      title: once.rolled(isolated(name)),
      secrets: [apiKey(rolled.secret)],
      more,
      tryKey: (
        <TryKey
          site={web.site}
          path={next}
          secret={rolled.secret}
          canRead={key.scopes.includes("read")}
          hasWebhook={false}
        />
      ),
      next,
    };
    return sendShownOnce(c, web, shown);
  },
});

/** POST …/keys/:id/webhook/secret: prepares another webhook secret, which only the response shows. */
export const prepareSecret = showingOnce(async (c, web, own) => {
  const { once } = currentLocale().words.keys;
  const { key: { id, name } } = await findOwnKey(c, web, own);
  const secrets = [webhookSecret(await prepareWebhookSecret(web.services, id, own.act))];
  return { title: once.prepared(isolated(name)), secrets, more: <p>{once.preparedNext}</p> };
}, (c, { server }) => keyPath(server.slug, c.req.param("id") ?? ""));

/** POST …/keys/:id/webhook/secret/activation: signs with the prepared secret from now on. */
export async function activateSecret(c: WebContext, web: Web, own: Own) {
  const { key, path } = await findOwnKey(c, web, own);
  await activateWebhookSecret(web.services, key.id, own.act);
  return redirectTo(c, path, "secret_activated");
}

/** GET …/keys/:id/revocation: asks for confirmation. */
export async function confirmRevocation(c: WebContext, web: Web, own: Own) {
  const { key: words } = currentLocale().words.keys;
  const { key, path } = await findOwnKey(c, web, own);
  const name = isolated(key.name);
  const { confirmTitle, confirmLead: lead, confirm, removal } = words;
  const isVotifier = key.kind === "votifier";
  const asked = isVotifier
    ? { title: removal.title(name), lead: removal.lead, submit: removal.confirm(name) }
    : { title: confirmTitle(name), lead, submit: confirm(name) };
  return sendOwnPage(c, web, {
    server: own.server,
    title: asked.title,
    body: (
      <div class="own-board">
        <Panel title={asked.title} look="danger">
          <Form action={`${path}/revocation`} class="form stack">
            <p>{asked.lead}</p>
            <div class="actions">
              <Submit look="danger">{asked.submit}</Submit>
              <a class="button" href={path}>{isVotifier ? removal.cancel : words.cancel}</a>
            </div>
          </Form>
        </Panel>
      </div>
    ),
  });
}

/** POST …/keys/:id/revocation: revokes the key. */
export async function revokeApiKey(c: WebContext, web: Web, own: Own) {
  const { key } = await findOwnKey(c, web, own);
  await revokeKey(web.services, key.id, own.act);
  if (key.kind === "votifier") return redirectTo(c, rewardsPath(own.server), "receiver_removed");
  return redirectTo(c, `/my/servers/${own.server.slug}/api`, "key_revoked");
}

/** POST …/keys/:id/webhook: sets the webhook's URL; an empty one removes it. */
export const saveWebhook = submitOwn({
  schema: z.object({ url: z.string().transform(pastedValue) }),
  fields: { webhook_url_refused: "url", webhook_url_taken: "url" },
  show: showKey,
  async act(c, web, own, { url }) {
    const offer = offerChat(c, web, own, url);
    if (offer) return await offer;
    const { key, path } = await findOwnKey(c, web, own);
    await setWebhook(web.services, key.id, { url: url === "" ? null : url, ...own.act });
    return redirectTo(c, path, "webhook_saved");
  },
});

/** POST …/keys/:id/chat: changes how often a channel gets messages, their language, and with an address the channel. */
export const saveChat = submitOwn({
  schema: CHAT_SETTINGS.extend({
    [ADDRESS_FIELD]: z.string().transform(pastedValue).transform((text) =>
      text === "" ? undefined : text
    ),
  }),
  fields: { ...ADDRESS_FAULTS, sends_too_many: ADDRESS_FIELD },
  show: showKey,
  async act(c, web, own, { [ADDRESS_FIELD]: address, ...chosen }) {
    const { key, path } = await findOwnKey(c, web, own);
    await changeChat(web.services, key.id, { address, ...chosen, ...own.act });
    return redirectTo(c, path, "chat_saved");
  },
});

/** POST …/keys/:id/webhook/state: pauses or resumes the webhook. */
export const changeWebhookState = submitOwn({
  schema: z.object({ state: z.enum(["active", "paused"]) }),
  show: showKey,
  async act(c, web, own, { state }) {
    const { key, path } = await findOwnKey(c, web, own);
    if (state === "paused") {
      await pauseWebhook(web.services, key.id, own.act);
      return redirectTo(c, path, "webhook_paused");
    }
    const { held } = await resumeWebhook(web.services, key.id, own.act);
    return redirectTo(c, path, held > 0 ? "webhook_resumed_held" : "webhook_resumed");
  },
});

/** POST …/keys/:id/tests: sends a test and shows its progress. */
export const sendWebhookTest = submitOwn({
  schema: TEST,
  fields: { ...SENDS, account_name_invalid: "username", account_name_reserved: "username" },
  wrong: { url: "urlUnsaved" },
  show: showKey,
  async act(c, web, own, { form_id, url, username }) {
    const { key } = await findOwnKey(c, web, own);
    if (isUnsaved(key, url)) return { kind: "wrong" };
    const sent = await sendTest(web.services, key.id, { username, ...own.act, formId: form_id });
    return redirectTo(c, `/my/servers/${own.server.slug}/deliveries/${sent}`);
  },
});

/** Whether the field of the URL holds another one than the saved one, to which everything is sent. */
function isUnsaved({ webhookUrl }: KeyStatus, url: string | undefined): boolean {
  return url !== undefined && webhookUrl !== null && url !== webhookUrl;
}

/** POST …/keys/:id/grades: grades the receiver at the key's URL and shows the result. */
export const submitGrade = submitOwn({
  schema: z.object({ form_id: FORM_ID, url: TYPED_URL }),
  fields: SENDS,
  wrong: { url: "urlUnsaved" },
  show: showKey,
  async act(c, web, own, { form_id, url }) {
    const { key: words } = currentLocale().words.keys;
    const { key, path } = await findOwnKey(c, web, own);
    if (isUnsaved(key, url)) return { kind: "wrong" };
    deadlineOf(c).restart(GRADE_WITHIN_MS);
    const findings = await web.services.gradeKey(key.id, { ...own.act, formId: form_id });
    const title = words.graded(isolated(key.name));
    return await sendOwnPage(c, web, {
      server: own.server,
      title,
      body: (
        <>
          <div class="head">
            <div>
              <p class="subject__way">
                <a href={path}>{words.backToKey}</a>
              </p>
              <h2 class="object">{title}</h2>
            </div>
            <a href={GUIDE}>{words.gradeGuide}</a>
          </div>
          <Findings findings={findings} />
        </>
      ),
    });
  },
});

/** What a grade found, in English like the guide and the command. A rule is a sentence on what to do: it follows a fault. */
function Findings({ findings }: { findings: readonly GradeFinding[] }) {
  const locale = currentLocale();
  const facts = findings.map(({ check, verdict, seen, rule }) => {
    const [sent, did] = GRADED[check] ?? [check, ""];
    const [look, label] = VERDICTS[verdict];
    const badge = <span class={`badge ${look}`}>{label}</span>;
    if (verdict === "good") return [sent, <>{badge} {did}</>] as const;
    if (verdict === "wrong") return [sent, <>{badge} {seen} {rule}</>] as const;
    const why = seen === SEEN.uncounted
      ? (
        <a href={`${GUIDE}#does-it-reward-once`} lang={locale.lang}>
          {locale.words.keys.panel.why}
        </a>
      )
      : null;
    return [sent, <>{badge} {seen} {why}</>] as const;
  });
  return (
    <div lang="en" dir="ltr">
      <FactList facts={facts} />
    </div>
  );
}

/**
 * POST …/keys/:id/replays: resends the key's votes since a time (in UTC unless it has a zone), or those in one state.
 * Says so if there were none.
 */
export const replayVotes = submitOwn({
  schema: z.object({
    form_id: FORM_ID,
    only: z.enum(REPLAYED_STATES).optional(),
    since: typedMoment("time").optional(),
  }).refine(({ only, since }) => only ?? since, { message: fault("time"), path: ["since"] }),
  fields: { ...SENDS, replay_time_invalid: "since", replay_too_soon: "" },
  wrong: { since: "nothingToReplay" },
  show: showKey,
  async act(c, web, own, { form_id, only, since }) {
    const { key } = await findOwnKey(c, web, own);
    const replay = { only, since, ...own.act, formId: form_id };
    const { queued, left } = await replayDeliveries(web.services, key.id, replay);
    if (queued === 0) return { kind: "wrong" };
    return redirectTo(c, deliveriesPath(own.server.slug), left > 0 ? "replayed_more" : "replayed");
  },
});
