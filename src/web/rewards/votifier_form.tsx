import { meaningOf } from "../../deliveries/list_attempts.ts";
import { VOTIFIER_PORT } from "../../destinations/votifier_address.ts";
import type { Rewards } from "../../keys/votifier.ts";
import { ButtonForm, type FaultyForm, Field, fieldsOf, Form, Submit } from "../forms/forms.tsx";
import { Copyable } from "../frame/join.tsx";
import { WebhookBadge } from "../keys/key_page.tsx";
import { hasArrived } from "../../sending/outcome.ts";
import { LinkLine, Section, Timestamp } from "../frame/parts.tsx";
import type { Locale } from "../../locales/locale.ts";

/** A form with the three Votifier settings: host, port and secret. */
export function VotifierForm(
  props: Pick<Rewards, "votifier"> & Partial<FaultyForm> & {
    locale: Locale;
    slug: string;
    /** The name by which the server's plugins know this site. */
    serviceName: string;
    /** The page on which the connection can be paused or removed, once there is one. */
    keyPage: string | undefined;
  },
) {
  const { rewards: words } = props.locale.words;
  const { locale, slug, votifier, serviceName, keyPage } = props;
  const field = fieldsOf(props);
  const own = `/my/servers/${slug}/rewards`;
  return (
    <section class="card">
      <h2>
        {words.votifier} {votifier ? <WebhookBadge locale={locale} apiKey={votifier} /> : null}
      </h2>
      <Form action={`${own}/votifier`}>
        <Field locale={locale} {...field("host")} {...words.host} autocomplete="off" />
        <Field
          locale={locale}
          {...field("port")}
          label={words.port}
          help={words.portHelp(VOTIFIER_PORT)}
          type="number"
          min={1}
          max={65_535}
        />
        <Field
          locale={locale}
          {...field("secret")}
          label={words.secret}
          help={votifier ? `${words.secretHelp} ${words.secretKept}` : words.secretHelp}
          type="password"
          required={!votifier}
          autocomplete="off"
        />
        <Copyable locale={locale} id="service" label={words.service} value={serviceName} />
        <Submit>{words.save}</Submit>
        <p class="note">{words.saveHelp}</p>
      </Form>
      {keyPage === undefined ? null : (
        <div class="actions">
          <ButtonForm action={`${own}/tests`} label={words.again} />
          <a href={keyPage}>{words.off}</a>
        </div>
      )}
    </section>
  );
}

/** The last test, step by step, and what remains to be done. */
export function LastTest({ locale, slug, test: { delivery, attempts }, serviceName }: {
  locale: Locale;
  slug: string;
  test: NonNullable<Rewards["test"]>;
  serviceName: string;
}) {
  const { rewards: words } = locale.words;
  const last = attempts.at(-1);
  const isThere = hasArrived(last?.outcome ?? "");
  return (
    <Section look="card" id="test" title={words.lastTest}>
      <p class="note">
        <Timestamp locale={locale} at={delivery.createdAt} />
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
      {isThere ? <NextStep locale={locale} serviceName={serviceName} /> : null}
      <LinkLine href={`/my/servers/${slug}/deliveries`} label={words.all} />
    </Section>
  );
}

/** VotingPlugin creates the site's entry itself when the first vote arrives. */
function NextStep({ locale, serviceName }: { locale: Locale; serviceName: string }) {
  const { rewards: words } = locale.words;
  const entry = serviceName.replaceAll(".", "_");
  return (
    <>
      <p>{words.works}</p>
      <p>{words.worksNext(entry)}</p>
      <pre class="code" tabindex={0}>{words.example(entry)}</pre>
    </>
  );
}
