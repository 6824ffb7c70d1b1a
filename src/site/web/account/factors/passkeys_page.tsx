import { z } from "zod";
import { browserOf } from "../../../sign_in/sessions/browser_name.ts";
import {
  addPasskey,
  PASSKEY_NAME_MAX,
  PASSKEYS_MAX,
} from "../../../sign_in/passkeys/add_passkey.ts";
import type { Passkey } from "../../../sign_in/passkeys/list_passkeys.ts";
import { relyingPartyOf } from "../../../sign_in/passkeys/relying_party.ts";
import { creationOptions } from "../../../sign_in/passkeys/passkey_options.ts";
import { removePasskey } from "../../../sign_in/ways_in/remove_passkey.ts";
import { action } from "../../forms/action.tsx";
import { line } from "../../forms/fields.tsx";
import { Row } from "../../kit/rows.tsx";
import { State } from "../../kit/state.tsx";
import { Icon } from "../../kit/icons.tsx";
import { sendError } from "../../frame/error_page.tsx";
import { Day } from "../../kit/times.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { viewerOf } from "../../request_actor.ts";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { fault } from "../../kit/faults.ts";
import { sendFormPage } from "../form_page.tsx";
import { CREDENTIAL, PasskeyBox, PASSKEYS_FILE } from "../ways/passkey_form.tsx";
import { proved } from "../proof/prove_page.tsx";

/** An account's passkeys, each with a button to remove it. Renders nothing if this site can't have passkeys. */
export function Passkeys({ passkeys, baseUrl, isOnly }: {
  passkeys: Passkey[];
  baseUrl: string;
  /** Whether a single passkey is the account's only sign-in method. */
  isOnly: boolean;
}) {
  const { passkeys: words } = currentLocale().words.factors;
  return (
    <>
      {passkeys.map((passkey) => (
        <PasskeyRow passkey={passkey} stays={isOnly && passkey.worksHere} />
      ))}
      {relyingPartyOf(baseUrl) && (
        <Row
          art={<Icon name="key" />}
          title={words.heading}
          note={words.lead}
          end={<a class="button" href="/account/passkeys/new">{words.add}</a>}
        />
      )}
    </>
  );
}

function PasskeyRow(
  { passkey: { id, name, madeAt, usedAt, worksHere }, stays }: {
    passkey: Passkey;
    stays: boolean;
  },
) {
  const locale = currentLocale();
  const { passkeys: words } = locale.words.factors;
  return (
    <Row
      art={<Icon name="key" />}
      title={name}
      note={
        <>
          {words.added} <Day at={madeAt} /> · {usedAt === null ? words.neverUsed : (
            <>
              {words.used} <Day at={usedAt} />
            </>
          )}
          {stays && `. ${locale.words.account.waysIn.only}`}
        </>
      }
      end={
        <>
          <State tone={worksHere ? "good" : "late"}>
            {worksHere ? words.badge : words.formerHost}
          </State>
          {stays ? null : <dropPasskey.Button at={{ id }} />}
        </>
      }
    />
  );
}

/** GET /account/passkeys/new: shows the form for a name, and asks the browser for a passkey. */
export async function askPasskey(c: WebContext, web: Web) {
  const { new: words } = currentLocale().words.factors.passkeys;
  const browser = browserOf(c.req.header("user-agent") ?? null) ?? "";
  const options = await creationOptions(web.services, viewerOf(c));
  return await sendFormPage(c, web, {
    title: words.title,
    lead: words.lead,
    scripts: [PASSKEYS_FILE.path],
    form: <NewPasskeyForm options={options} name={browser.slice(0, PASSKEY_NAME_MAX)} />,
    more: <LinkLine href="/account" label={words.back} />,
  });
}

function NewPasskeyForm({ options, name }: {
  /** The options for the browser. Undefined if this site can't have passkeys. */
  options: object | undefined;
  /** The suggested name. */
  name: string;
}) {
  const { new: words } = currentLocale().words.factors.passkeys;
  return (
    <>
      <noscript>
        <p class="notice late">{words.noScript}</p>
      </noscript>
      <PasskeyBox method="create" options={options}>
        <newPasskey.Form typed={{ name, credential: "" }} />
      </PasskeyBox>
    </>
  );
}

/** Adds the passkey that the browser created. */
export const newPasskey = action({
  path: "/account/passkeys",
  who: "signed in",
  route: { purpose: "passkey" },
  guard: proved,
  fields: {
    name: {
      ...line({ max: PASSKEY_NAME_MAX }),
      schema: z.string().trim().min(1, fault("required")).max(PASSKEY_NAME_MAX),
    },
    credential: CREDENTIAL,
  },
  copy() {
    const { new: words } = currentLocale().words.factors.passkeys;
    return { name: { label: words.name, help: words.nameHelp }, submit: words.submit };
  },
  async onSubmit({ c, web, values: { name, credential = "" } }) {
    const { new: words } = currentLocale().words.factors.passkeys;
    const { kind } = await addPasskey(web.services, viewerOf(c), { name, credential });
    if (kind === "unproved") return { kind };
    if (kind !== "added") {
      const fault = kind === "refused" ? words.refused : words.tooMany(PASSKEYS_MAX);
      return { kind: "faulty", faults: { form: fault } };
    }
  },
  then: () => ["/account", "passkey_added"],
  page: askPasskey,
});

/** Removes a passkey, but not the last sign-in method. */
export const dropPasskey = action({
  path: "/account/passkeys/:id/removal",
  who: "signed in",
  route: { purpose: "passkey_removal" },
  guard: proved,
  fields: {},
  copy: () => ({ submit: currentLocale().words.factors.passkeys.remove }),
  async onSubmit({ c, web }) {
    const { kind } = await removePasskey(web.services, viewerOf(c), c.req.param("id") ?? "");
    if (kind === "unproved") return { kind };
    if (kind === "unknown") return await sendError(c, web, "notFound");
  },
  then: () => ["/account", "passkey_removed"],
});
