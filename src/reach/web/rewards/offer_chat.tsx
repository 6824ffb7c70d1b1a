import { chatServiceOf } from "../../../core/destinations/chat_service.ts";
import { parseChatAddress } from "../../destinations/chat_address.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { LinkLine } from "../../../site/web/kit/page_links.tsx";
import { rewardsPath } from "../../../site/web/my_servers/shown_once.tsx";
import { sendOwnPage } from "../../../site/web/my_servers/subject.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { ServerAccess, Web, WebContext } from "../../../site/web/web_env.ts";
import { connectChannel } from "./rewards_page.tsx";
import { ADDRESS_FIELD, chatCopy, withoutScheme } from "../chats/chat_fields.tsx";

/**
 * Returns an offer to post votes into a channel, shown in place of a refusal of its address as a webhook's. Undefined
 * for other addresses.
 */
export function offerChat(
  c: WebContext,
  web: Web,
  { server, address }: Pick<ServerAccess, "server"> & { address: string },
): Promise<Response> | undefined {
  const url = URL.parse(address);
  const service = url ? chatServiceOf(url) : undefined;
  if (!service) return undefined;
  const { allowPrivate, locales } = web.services;
  const parsed = parseChatAddress(address, { service, allowPrivate });
  if (parsed.kind === "refused") return undefined;
  const { page: words } = currentLocale().words.chats;
  const { copy: { pace, locale }, options, children } = chatCopy({ locales, help: "" });
  return sendOwnPage(c, web, {
    server,
    title: words.title(isolated(server.name)),
    body: (
      <Panel title={words.connect} lead={words.offer(withoutScheme(parsed.shown))}>
        <connectChannel.Form
          at={{ slug: server.slug }}
          typed={{ pace: "ten_minutes" }}
          copy={{ ...pace && { pace }, ...locale && { locale } }}
          options={options}
        >
          <input type="hidden" name={ADDRESS_FIELD} value={address} />
          <input type="hidden" name="service" value={service} />
          {children}
        </connectChannel.Form>
        <LinkLine href={`${rewardsPath(server)}#chats`} label={words.all} />
      </Panel>
    ),
  });
}
