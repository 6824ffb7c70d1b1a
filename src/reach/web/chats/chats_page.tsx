import { z } from "zod";
import { chatServiceOf } from "../../../core/destinations/chat_service.ts";
import { parseChatAddress } from "../../destinations/chat_address.ts";
import { connectChat } from "../../keys/chat.ts";
import { findKeys, type KeyStatus } from "../../../site/keys/list_keys.ts";
import { sendTest } from "../../../site/keys/test_webhook.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { pastedValue } from "../../../core/text/typed_text.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import {
  FaultSummary,
  type FaultyForm,
  FormCard,
  type Typed,
} from "../../../site/web/kit/form.tsx";
import { FORM_ID, redirectTo, submitOwn } from "../../../site/web/forms/submit.ts";
import { LinkLine } from "../../../site/web/parts/parts.tsx";
import { keyPath } from "../../../site/web/my_servers/key_path.ts";
import { WebhookBadge } from "../webhook_badge.tsx";
import { sendOwnPage } from "../../../site/web/my_servers/subject.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Own, Web, WebContext } from "../../../site/web/web_env.ts";
import {
  ADDRESS_FAULTS,
  ADDRESS_FIELD,
  AddressField,
  ChannelOptionFields,
  CHAT_SETTINGS,
  ServiceField,
  withoutScheme,
} from "./chat_fields.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Table } from "../../../site/web/kit/table.tsx";

/** The address of a channel that was pasted where a webhook's belongs. */
interface Offered {
  address: string;
  shown: string;
}

/** POST /my/servers/:slug/chats: connects a channel, posts a test there, and shows its progress. */
export const addChat = submitOwn({
  schema: CHAT_SETTINGS.extend({
    form_id: FORM_ID,
    [ADDRESS_FIELD]: z.string().transform(pastedValue),
  }),
  fields: { ...ADDRESS_FAULTS, server_not_approved: "", keys_too_many: "", sends_too_many: "" },
  show: showChats,
  async act(c, web, { server: { slug }, act }, { form_id, [ADDRESS_FIELD]: address, ...chosen }) {
    const settings = { address, ...chosen };
    const { id } = await connectChat(web.services, slug, { ...settings, ...act, formId: form_id });
    const test = await sendTest(web.services, id, act).catch(() => undefined);
    const path = test === undefined ? keyPath(slug, id) : `/my/servers/${slug}/deliveries/${test}`;
    return redirectTo(c, path, "chat_connected");
  },
});

/** GET /my/servers/:slug/chats: shows the channels that a server's votes are posted into, and connects others. */
export function showChats(c: WebContext, web: Web, own: Own, sent?: FaultyForm) {
  return sendChats(c, web, own, { sent });
}

/** Offers to post votes into a channel, instead of refusing its address as a webhook's. Undefined for other addresses. */
export function offerChat(
  c: WebContext,
  web: Web,
  own: Own,
  address: string,
): Promise<Response> | undefined {
  const url = URL.parse(address);
  const service = url ? chatServiceOf(url) : undefined;
  if (!service) return undefined;
  const { allowPrivate } = web.services;
  const parsed = parseChatAddress(address, { service, allowPrivate });
  if (parsed.kind === "refused") return undefined;
  return sendChats(c, web, own, {
    sent: { typed: { service }, faults: {} },
    offered: { address, shown: parsed.shown },
  });
}

async function sendChats(
  c: WebContext,
  web: Web,
  { server, act }: Own,
  { sent, offered }: { sent?: FaultyForm | undefined; offered?: Offered },
): Promise<Response> {
  const { chats: { page: words }, frame } = currentLocale().words;
  const { services } = web;
  const keys = await findKeys(services.sql, server.id, act);
  const channels = keys.filter(({ kind, revokedAt }) => kind === "chat" && revokedAt === null);
  return await sendOwnPage(c, web, {
    server,
    title: words.title(isolated(server.name)),
    status: Object.keys(sent?.faults ?? {}).length > 0 ? 422 : 200,
    body: (
      <>
        <FaultSummary faults={sent?.faults} />
        <p>{words.lead}</p>
        {offered || channels.length === 0
          ? null
          : <Channels slug={server.slug} channels={channels} />}
        {server.status === "approved"
          ? (
            <div class="split split--steps">
              <Connect web={web} slug={server.slug} sent={sent} offered={offered} />
              <Example server={server} />
            </div>
          )
          : <p class="notice late">{words.notApproved(frame.statuses[server.status])}</p>}
      </>
    ),
  });
}

function Channels({ slug, channels }: { slug: string; channels: readonly KeyStatus[] }) {
  const { page: words, paces } = currentLocale().words.chats;
  return (
    <Table
      label={words.heading}
      heads={[words.channel, words.often, words.state]}
      rows={channels.map((channel) => [
        <a href={keyPath(slug, channel.id)} dir="auto">{channel.name}</a>,
        paces[channel.pace ?? "ten_minutes"],
        <WebhookBadge apiKey={channel} />,
      ])}
    />
  );
}

/** Votes shown in the example of a message. */
const EXAMPLE = { players: ["Alex", "Steve_01"], total: 54 };

/** An example message. Each chat styles it in its own way. */
function Example({ server }: { server: ServerDetails }) {
  const { page: words, message } = currentLocale().words.chats;
  const { players, total } = EXAMPLE;
  return (
    <Panel title={words.example}>
      <blockquote>
        <p>
          <b>{message.many(players.length, isolated(server.name))}</b>
        </p>
        {players.map((player) => <p>{player}</p>)}
        <p>
          <a href={`/servers/${server.slug}`}>{message.vote}</a>
        </p>
        <p class="note">{message.total(total)}</p>
      </blockquote>
    </Panel>
  );
}

function Connect({ web, slug, sent = { typed: {}, faults: {} }, offered }: {
  web: Web;
  slug: string;
  sent: FaultyForm | undefined;
  offered: Offered | undefined;
}) {
  const { page: words } = currentLocale().words.chats;
  const typed: Typed = { pace: "ten_minutes", ...sent.typed };
  const form = { ...sent, typed };
  return (
    <FormCard
      title={words.connect}
      lead={offered && words.offer(withoutScheme(offered.shown))}
      action={`/my/servers/${slug}/chats`}
      button={words.submit}
      look="primary"
    >
      {offered
        ? (
          <>
            <input type="hidden" name={ADDRESS_FIELD} value={offered.address} />
            <input type="hidden" name="service" value={typed["service"]} />
          </>
        )
        : (
          <>
            <ServiceField form={form} />
            <AddressField form={form} help={words.addressHelp} required />
          </>
        )}
      <ChannelOptionFields locales={web.services.locales} form={form} />
      {offered ? <LinkLine href={`/my/servers/${slug}/chats`} label={words.all} /> : null}
    </FormCard>
  );
}
