import { VOTIFIER_PORT } from "../../destinations/votifier_address.ts";
import type { Rewards } from "../../keys/show_votifier.ts";
import { ButtonForm, Copyable, Field, fieldsOf, Form, Submit } from "../forms/forms.tsx";
import type { Faults, Typed } from "../forms/read_form.ts";
import { WebhookBadge } from "../keys/webhook_badge.tsx";
import { REWARDS as words } from "./words.ts";

interface VotifierFormProps extends Rewards {
  typed: Typed;
  faults: Faults | undefined;
  /** The name by which the server's plugins know this site. */
  serviceName: string;
  /** Where the connection is paused or ended, once there is one. */
  keyPage: string | undefined;
}

/** Where a server's Votifier listens and what lets us in, in three fields. */
export function VotifierForm(props: VotifierFormProps) {
  const { server, votifier, serviceName, keyPage } = props;
  const field = fieldsOf(props);
  const own = `/my/servers/${server.slug}/rewards`;
  return (
    <section class="card">
      <h2>
        {words.votifier} {votifier ? <WebhookBadge apiKey={votifier} /> : null}
      </h2>
      <Form action={`${own}/votifier`}>
        <Field {...field("host")} {...words.host} autocomplete="off" />
        <Field
          {...field("port")}
          label={words.port}
          help={words.portHelp(VOTIFIER_PORT)}
          type="number"
          min={1}
          max={65_535}
        />
        <Field
          {...field("secret")}
          label={words.secret}
          help={votifier ? `${words.secretHelp} ${words.secretKept}` : words.secretHelp}
          type="password"
          required={!votifier}
          autocomplete="off"
        />
        <Copyable id="service" label={words.service} value={serviceName} />
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
