import { splitVotifierUrl, VOTIFIER_PORT } from "../../destinations/votifier_address.ts";
import { VOTIFIERS_MAX } from "../../keys/votifier.ts";
import type { ConnectedVotifier } from "../../keys/connected_votifiers.ts";
import { hasArrived } from "../../../core/deliveries/judge_attempt.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { isolated } from "../../../site/text/shown_text.ts";
import type { Action } from "../../../site/web/forms/action.tsx";
import { sentTo } from "../../../site/web/kit/sent_form.ts";
import { LinkLine } from "../../../site/web/kit/page_links.tsx";
import { deliveriesPath, keyPath } from "../../../site/web/my_servers/key_path.ts";
import { WebhookBadge } from "../webhook_badge.tsx";
import { LastTest, VotifierForm, VotifierNextStep } from "./votifier_form.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";

interface PushProps {
  server: ServerDetails;
  votifiers: readonly ConnectedVotifier[];
  /** This site's name in the settings of the server's plugins. */
  serviceName: string;
  /** The receiver that the page's address names: a key's id, or "another". */
  chosen: string | undefined;
  /** The forms that save a receiver, and that send a test to one. */
  save: Action;
  test: Action;
}

/** The server's Votifier receivers, their last tests, and the settings of one. */
export function PushSection(props: PushProps) {
  const { server: { slug }, votifiers, serviceName, save, test } = props;
  const { rewards: words } = currentLocale().words;
  const [only] = votifiers.length === 1 ? votifiers : [];
  const form = formOf(props);
  const hasArrivedAny = votifiers.some(({ test }) => {
    const last = test?.attempts.at(-1);
    return last !== undefined && hasArrived(last.outcome);
  });
  return (
    <>
      {votifiers.length > 1 && <Receivers slug={slug} votifiers={votifiers} test={test} />}
      {form && (
        <VotifierForm slug={slug} serviceName={serviceName} save={save} test={test} {...form}>
          {only?.test && form.keyPage && <LastTest test={only.test} id={`test-${only.key.id}`} />}
        </VotifierForm>
      )}
      {hasArrivedAny && <VotifierNextStep serviceName={serviceName} />}
      {votifiers.length > 0 && (
        <>
          <LinkLine href={deliveriesPath(slug)} label={words.all} />
          {votifiers.length < VOTIFIERS_MAX && (
            <p>
              <a href={`/my/servers/${slug}/rewards?receiver=another#receiver`}>
                {words.receivers.add}
              </a>
            </p>
          )}
        </>
      )}
    </>
  );
}

/** Several receivers, each with its state, its last test and its actions. */
function Receivers({ slug, votifiers, test }: Pick<PushProps, "votifiers" | "test"> & {
  slug: string;
}) {
  const { rewards: words } = currentLocale().words;
  const own = `/my/servers/${slug}/rewards`;
  return (
    <section class="stack">
      <h3>{words.receivers.title}</h3>
      <p>
        {words.receivers.lead} <a href="/docs/networks">{words.receivers.guide}</a>
      </p>
      <Rows>
        {votifiers.map(({ key, test: last }) => (
          <Row
            title={key.name}
            note={<code>{key.webhookUrl?.replace("votifier://", "")}</code>}
            end={<WebhookBadge apiKey={key} />}
          >
            {last && <LastTest test={last} id={`test-${key.id}`} />}
            <div class="actions">
              <test.Button at={{ slug }} typed={{ receiver: key.id }} />
              <a href={`${own}?receiver=${key.id}#receiver`}>{words.receivers.change}</a>
              <a href={keyPath(slug, key.id)}>{words.off}</a>
              <a href={`${keyPath(slug, key.id)}/revocation`}>{words.receivers.remove}</a>
            </div>
          </Row>
        ))}
      </Rows>
    </section>
  );
}

/**
 * Returns the properties of the form: for the receiver that was just sent, or the one in the page's address, or else
 * the only one or a first one. Undefined if several are connected and the viewer hasn't chosen one.
 */
function formOf({ server, votifiers, chosen, save }: PushProps) {
  const { receivers } = currentLocale().words.rewards;
  const sent = sentTo(save);
  const receiver = sent?.typed["receiver"] ?? chosen;
  const isAnother = receiver === "another" && votifiers.length > 0;
  const found = votifiers.find(({ key }) => key.id === receiver);
  const votifier = found ?? (votifiers.length === 1 && !isAnother ? votifiers[0] : undefined);
  if (!votifier && !isAnother && votifiers.length > 0) return undefined;
  const saved = splitVotifierUrl(votifier?.key.webhookUrl ?? "");
  const hasName = isAnother || votifiers.length > 1;
  const typed = {
    ...hasName && { name: votifier?.key.name ?? `Votifier ${votifiers.length + 1}` },
    host: saved?.host ?? server.host,
    port: String(saved?.port ?? VOTIFIER_PORT),
  };
  const only = votifiers.length === 1 ? votifier : undefined;
  return {
    title: isAnother
      ? receivers.add
      : hasName
      ? isolated(sent?.typed["name"] ?? typed.name ?? "")
      : undefined,
    // A list of several receivers has this text above it.
    lead: isAnother && votifiers.length === 1 ? receivers.lead : undefined,
    receiver: votifier?.key.id ?? (isAnother ? "another" : "first"),
    votifier: votifier?.key,
    keyPage: only && keyPath(server.slug, only.key.id),
    hasName,
    typed,
  };
}
