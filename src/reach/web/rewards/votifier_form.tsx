import type { Child } from "hono/jsx";
import { meaningOf } from "../../../site/deliveries/list_attempts.ts";
import type { KeyStatus } from "../../../site/keys/list_keys.ts";
import type { ConnectedVotifier } from "../../keys/connected_votifiers.ts";
import type { Action } from "../../../site/web/forms/action.tsx";
import { fieldsOf } from "../../../site/web/kit/form.tsx";
import { TextArea } from "../../../site/web/kit/inputs.tsx";
import { sentForm, type TypedFields } from "../../../site/web/kit/sent_form.ts";
import { Copyable } from "../../../site/web/kit/copy_button.tsx";
import { WebhookBadge } from "../webhook_badge.tsx";
import { hasArrived } from "../../../core/deliveries/judge_attempt.ts";
import { Instant } from "../../../site/web/kit/times.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";

/** A form with the settings of a Votifier receiver: host, port and secret, and a name if there are several. */
export function VotifierForm(props: {
  slug: string;
  /** This site's name in the settings of the server's plugins. */
  serviceName: string;
  /** The title of the form. "Votifier" by default. */
  title: string | undefined;
  lead: string | undefined;
  /** The receiver that the form is about (see `ReceiverChoice`). */
  receiver: string;
  /** The key of the receiver, if it is connected. */
  votifier: KeyStatus | undefined;
  /** The page on which the only connection can be paused or removed. */
  keyPage: string | undefined;
  hasName: boolean;
  typed: TypedFields;
  save: Action;
  test: Action;
  /** The result of the last test, beside the buttons that ask for one. */
  children: Child;
}) {
  const { rewards: words } = currentLocale().words;
  const { slug, receiver, votifier, keyPage, lead, save, test, title = words.votifier } = props;
  return (
    <section class="stack" id="receiver">
      <h3>
        {title} {votifier ? <WebhookBadge apiKey={votifier} /> : null}
      </h3>
      {lead && (
        <p>
          {lead} <a href="/docs/networks">{words.receivers.guide}</a>
        </p>
      )}
      <save.Form
        at={{ slug }}
        typed={{ ...props.typed, receiver }}
        copy={props.hasName ? { name: words.receivers.name } : {}}
      >
        {/* The form that chooses "push" reports a missing secret as well: a Votifier comes first. */}
        <TextArea
          {...fieldsOf(sentForm())("secret")}
          isSecret
          label={words.secret}
          help={votifier ? `${words.secretHelp} ${words.secretKept}` : words.secretHelp}
          rows={3}
          required={!votifier}
          dir="ltr"
        />
        <Copyable id="votifier-service" label={words.service} value={props.serviceName} />
        <p class="note">{words.saveHelp}</p>
      </save.Form>
      {props.children}
      {keyPage === undefined ? null : (
        <div class="actions">
          <test.Button at={{ slug }} typed={{ receiver }} />
          <a href={keyPage}>{words.off}</a>
        </div>
      )}
    </section>
  );
}

/** The last test of a receiver, step by step. */
export function LastTest({ test: { delivery, attempts }, id }: {
  test: NonNullable<ConnectedVotifier["test"]>;
  id: string;
}) {
  const locale = currentLocale();
  const { rewards: words } = locale.words;
  const last = attempts.at(-1);
  return (
    <div class="stack" id={id}>
      <p class="note">
        {words.lastTest}: <Instant at={delivery.createdAt} />
        {last ? ` · ${words.took(last.durationMs)}` : ""}
      </p>
      {last
        ? (
          <p class={`notice ${hasArrived(last.outcome) ? "good" : "bad"}`} role="status">
            {meaningOf(locale, last)}
          </p>
        )
        : <p class="notice" role="status">{words.underWay}</p>}
      {last?.excerpt ? <pre class="code folded" tabindex={0} dir="auto">{last.excerpt}</pre> : null}
    </div>
  );
}

/** The remaining steps. VotingPlugin creates the site's entry itself when the first vote arrives. */
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
