import { meaningOf } from "../../../site/deliveries/list_attempts.ts";
import { VOTIFIER_PORT } from "../../destinations/votifier_address.ts";
import type { KeyStatus } from "../../../site/keys/list_keys.ts";
import type { ConnectedVotifier } from "../../keys/votifier.ts";
import {
  ButtonForm,
  type FaultyForm,
  Field,
  fieldsOf,
  Form,
  Submit,
  TextArea,
} from "../../../site/web/kit/form.tsx";
import { Copyable } from "../../../site/web/kit/join.tsx";
import { WebhookBadge } from "../webhook_badge.tsx";
import { hasArrived } from "../../../core/sending/outcome.ts";
import { Timestamp } from "../../../site/web/parts/parts.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";

/** A form with the settings of a Votifier receiver: host, port and secret, and a name if there are several. */
export function VotifierForm(
  props: Partial<FaultyForm> & {
    slug: string;
    /** The name by which the server's plugins know this site. */
    serviceName: string;
    /** "Votifier" unless told. */
    title: string | undefined;
    lead: string | undefined;
    /** Which receiver it is about; see `ReceiverChoice`. */
    receiver: string;
    /** The key of the receiver, if it is connected. */
    votifier: KeyStatus | undefined;
    /** The page on which the only connection can be paused or removed. */
    keyPage: string | undefined;
    hasName: boolean;
  },
) {
  const { rewards: words } = currentLocale().words;
  const { slug, receiver, votifier, serviceName, keyPage, lead } = props;
  const field = fieldsOf(props);
  const own = `/my/servers/${slug}/rewards`;
  return (
    <section class="panel" id="receiver">
      <h2>
        {props.title ?? words.votifier} {votifier ? <WebhookBadge apiKey={votifier} /> : null}
      </h2>
      {lead && (
        <p class="notice late">
          {lead} <a href="/docs/networks">{words.receivers.guide}</a>
        </p>
      )}
      <Form action={`${own}/votifier`} fields={{ receiver }}>
        {props.hasName && <Field {...field("name")} {...words.receivers.name} autocomplete="off" />}
        <Field {...field("host")} {...words.host} autocomplete="off" />
        <Field
          {...field("port")}
          label={words.port}
          help={words.portHelp(String(VOTIFIER_PORT))}
          type="number"
          min={1}
          max={65_535}
        />
        <TextArea
          {...field("secret")}
          isSecret
          label={words.secret}
          help={votifier ? `${words.secretHelp} ${words.secretKept}` : words.secretHelp}
          rows={3}
          required={!votifier}
          dir="ltr"
        />
        <Copyable id="service" label={words.service} value={serviceName} />
        <Submit>{words.save}</Submit>
        <p class="note">{words.saveHelp}</p>
      </Form>
      {keyPage === undefined ? null : (
        <div class="actions">
          <ButtonForm action={`${own}/tests`} label={words.again} fields={{ receiver }} />
          <a href={keyPage}>{words.off}</a>
        </div>
      )}
    </section>
  );
}

/** The last test of a receiver, step by step; as a card, or as a part of one. */
export function LastTest({ test: { delivery, attempts }, id, isPart = false }: {
  test: NonNullable<ConnectedVotifier["test"]>;
  id: string;
  isPart?: boolean;
}) {
  const locale = currentLocale();
  const { rewards: words } = locale.words;
  const last = attempts.at(-1);
  const isThere = hasArrived(last?.outcome ?? "");
  const told = (
    <>
      <p class="note">
        {isPart ? `${words.lastTest}: ` : ""}
        <Timestamp at={delivery.createdAt} />
        {last ? ` · ${words.took(last.durationMs)}` : ""}
      </p>
      {last
        ? (
          <p class={`notice ${isThere ? "good" : "fault"}`} role="status">
            {meaningOf(locale, last)}
          </p>
        )
        : <p class="notice" role="status">{words.underWay}</p>}
      {last?.excerpt ? <pre class="code folded" tabindex={0} dir="auto">{last.excerpt}</pre> : null}
    </>
  );
  if (isPart) return <div id={id}>{told}</div>;
  return <Panel id={id} title={words.lastTest}>{told}</Panel>;
}

/** What remains to be done. VotingPlugin creates the site's entry itself when the first vote arrives. */
export function VotifierNextStep({ serviceName }: { serviceName: string }) {
  const { rewards: words } = currentLocale().words;
  const entry = serviceName.replaceAll(".", "_");
  return (
    <section>
      <p>{words.works}</p>
      <p>{words.worksNext(entry)}</p>
      <pre class="code" tabindex={0}>{words.example(entry)}</pre>
    </section>
  );
}
