import type { Action } from "../../../site/web/forms/action.tsx";
import type { KeyStatus } from "../../../site/keys/list_keys.ts";
import type { Locales } from "../../../site/locales/site_locales.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import { Fold, Panel } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { sentTo } from "../../../site/web/kit/sent_form.ts";
import { keyPath } from "../../../site/web/my_servers/key_path.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { WebhookBadge } from "../webhook_badge.tsx";
import { chatCopy } from "./chat_fields.tsx";

/** The channels that a server's votes are posted into, and a form to connect another. */
export function ChatsSection({ server, channels, locales, connect }: {
  server: ServerDetails;
  channels: readonly KeyStatus[];
  locales: Locales;
  connect: Action;
}) {
  const { page: words, paces } = currentLocale().words.chats;
  const form = <ConnectForm server={server} locales={locales} connect={connect} />;
  const isFaulty = sentTo(connect) !== undefined;
  if (channels.length === 0) {
    if (server.status !== "approved") return null;
    return <Panel id="chats" title={words.connect} lead={words.lead}>{form}</Panel>;
  }
  return (
    <Panel id="chats" title={words.heading} lead={words.lead}>
      <Rows>
        {channels.map((channel) => (
          <Row
            title={<a href={keyPath(server.slug, channel.id)} dir="auto">{channel.name}</a>}
            note={paces[channel.pace ?? "ten_minutes"]}
            end={<WebhookBadge apiKey={channel} />}
          />
        ))}
      </Rows>
      {server.status === "approved" && <Fold title={words.connect} isOpen={isFaulty}>{form}</Fold>}
    </Panel>
  );
}

function ConnectForm({ server, locales, connect }: {
  server: ServerDetails;
  locales: Locales;
  connect: Action;
}) {
  const { page: words } = currentLocale().words.chats;
  return (
    <>
      <connect.Form
        at={{ slug: server.slug }}
        typed={{ pace: "ten_minutes" }}
        {...chatCopy({ locales, help: words.addressHelp })}
      />
      <details>
        <summary>{words.example}</summary>
        <Example server={server} />
      </details>
    </>
  );
}

/** The votes in the example of a message. */
const EXAMPLE = { players: ["Alex", "Steve_01"], total: 54 };

/** An example message. Each chat styles it in its own way. */
function Example({ server }: { server: ServerDetails }) {
  const { message } = currentLocale().words.chats;
  const { players, total } = EXAMPLE;
  return (
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
  );
}
