import { type ButtonLook, fieldsOf, Form, Submit } from "../../../site/web/kit/form.tsx";
import { Field } from "../../../site/web/kit/inputs.tsx";
import { Row } from "../../../site/web/kit/rows.tsx";
import { sentForm } from "../../../site/web/kit/sent_form.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { KeyView } from "./key_view.tsx";

/** The id of the URL's form. The buttons for a test and a grade send its fields, too. */
const URL_FORM = "webhook";

/**
 * A button that sends a test or a grade to the URL. It sends the form of the URL, so that text that was typed there
 * isn't lost.
 */
export function UrlButton({ to, label, look = "secondary" }: {
  to: string;
  label: string;
  look?: ButtonLook;
}) {
  return <button type="submit" class={look} form={URL_FORM} formaction={to}>{label}</button>;
}

/**
 * The form of the URL that a key's votes are sent to. Three forms send it, so it shows the faults of the one that was
 * sent.
 */
export function UrlForm({ apiKey: key, path }: KeyView) {
  const { key: words } = currentLocale().words.keys;
  const { typed, faults } = sentForm() ?? {};
  return (
    <Row>
      <Form action={`${path}/webhook`} id={URL_FORM} once>
        <Field
          {...fieldsOf({ typed: { url: key.webhookUrl ?? "", ...typed }, ...faults && { faults } })(
            "url",
          )}
          {...words.urlField}
          type="url"
          required={false}
          autocomplete="off"
        />
        <Submit look="secondary">{words.saveUrl}</Submit>
      </Form>
    </Row>
  );
}

/** The button that pauses a webhook, or the one that resumes it. */
export function PauseOrResume({ apiKey: key, at, actions: { state } }: KeyView) {
  const { key: words } = currentLocale().words.keys;
  const isOff = key.webhookState === "paused" || key.webhookState === "disabled";
  const button = (
    <state.Button
      at={at}
      typed={{ state: isOff ? "active" : "paused" }}
      submit={isOff ? words.resume : words.pause}
      look={isOff ? "primary" : "secondary"}
    />
  );
  const [title, lead] = isOff ? [words.resume, words.resumeHelp] : [words.pause, words.pauseHelp];
  return <Row title={title} note={lead} end={button} />;
}

/**
 * The form that sends a test: a marked vote without a real player or, when expanded, in a player's name, which a
 * receiver may reward.
 */
export function TestForm({ path }: KeyView) {
  const { key: words } = currentLocale().words.keys;
  const { typed, faults } = sentForm() ?? {};
  const isOpen = Boolean(typed?.["username"]) || faults?.["confirmed"] !== undefined;
  return (
    <Row title={words.test.title} note={words.test.lead}>
      <div class="form">
        <UrlButton to={`${path}/tests`} label={words.test.button} look="primary" />
        <details open={isOpen}>
          <summary>{words.testMore}</summary>
          <Field
            {...fieldsOf(sentForm())("username")}
            {...words.testName}
            required={false}
            autocomplete="off"
            form={URL_FORM}
          />
          <label class="tick">
            <input
              type="checkbox"
              id="confirmed"
              name="confirmed"
              value="yes"
              form={URL_FORM}
            />
            <span>{words.testConfirm}</span>
          </label>
        </details>
      </div>
    </Row>
  );
}
