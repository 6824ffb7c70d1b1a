import { z } from "zod";
import { browserOf } from "../../sign_in/browser_name.ts";
import {
  addPasskey,
  creationOptions,
  type Passkey,
  PASSKEY_NAME_MAX,
  PASSKEYS_MAX,
  relyingPartyOf,
} from "../../sign_in/passkeys.ts";
import { removePasskey } from "../../sign_in/remove_passkey.ts";
import { tellSignInChanged } from "../../sign_in/sign_in_changes.ts";
import { ButtonForm, FaultSummary, type FaultyForm, Field, httpStatusOf } from "../kit/form.tsx";
import { redirectTo, submit } from "../forms/submit.ts";
import { sendError } from "../frame/error_page.tsx";
import { sendPage } from "../frame/layout.tsx";
import { Day, LinkLine } from "../parts/parts.tsx";
import { viewerOf } from "../request_actor.ts";
import { currentLocale } from "../current_locale.ts";
import type { Web, WebContext } from "../web_env.ts";
import { fault } from "../parts/faults.ts";
import { Door } from "../kit/door.tsx";
import { PasskeyForm } from "./passkey_form.tsx";
import { PASSKEYS_FILE } from "./passkeys_file.ts";
import { Badge, LineLink, SheetLine } from "./settings_sheet.tsx";

/** An account's passkeys, each with a button to remove it. Not shown where browsers have no passkeys for this site. */
export function Passkeys({ passkeys, baseUrl, isOnly }: {
  passkeys: Passkey[];
  baseUrl: string;
  /** Whether the account has no other way in than one passkey. */
  isOnly: boolean;
}) {
  const { passkeys: words } = currentLocale().words.factors;
  return (
    <>
      {passkeys.map((passkey) => (
        <PasskeyLine passkey={passkey} stays={isOnly && passkey.worksHere} />
      ))}
      {relyingPartyOf(baseUrl) && (
        <SheetLine icon="key" title={words.heading} note={words.lead}>
          <LineLink href="/account/passkeys/new" label={words.add} />
        </SheetLine>
      )}
    </>
  );
}

function PasskeyLine(
  { passkey: { id, name, madeAt, usedAt, worksHere }, stays }: {
    passkey: Passkey;
    stays: boolean;
  },
) {
  const locale = currentLocale();
  const { passkeys: words } = locale.words.factors;
  return (
    <SheetLine
      icon="key"
      title={<bdi>{name}</bdi>}
      badge={
        <Badge look={worksHere ? "good" : "wait"}>
          {worksHere ? words.badge : words.formerHost}
        </Badge>
      }
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
    >
      {stays
        ? null
        : <ButtonForm action={`/account/passkeys/${id}/removal`} label={words.remove} />}
    </SheetLine>
  );
}

/** GET /account/passkeys/new: asks for a name, and the browser for the passkey. */
export async function askPasskey(c: WebContext, web: Web, form?: FaultyForm) {
  const { passkeys: words } = currentLocale().words.factors;
  const options = await creationOptions(web.services, viewerOf(c));
  const name = form?.typed["name"] ?? browserOf(c.req.header("user-agent") ?? null);
  return sendPage(c, web, {
    title: words.new.title,
    narrow: true,
    status: httpStatusOf(form),
    scripts: [PASSKEYS_FILE.path],
    body: (
      <Door
        title={words.new.title}
        lead={words.new.lead}
        more={<LinkLine href="/account" label={words.new.back} />}
      >
        <FaultSummary faults={form?.faults} />
        <noscript>
          <p class="notice late">{words.new.noScript}</p>
        </noscript>
        <PasskeyForm
          act="create"
          options={options}
          action="/account/passkeys"
          label={words.new.submit}
        >
          <Field
            name="name"
            label={words.new.name}
            help={words.new.nameHelp}
            value={name.slice(0, PASSKEY_NAME_MAX)}
            faults={form?.faults}
            maxlength={PASSKEY_NAME_MAX}
            autocomplete="off"
          />
        </PasskeyForm>
      </Door>
    ),
  });
}

/** POST /account/passkeys: adds the passkey that the browser made. */
export const saveNewPasskey = submit({
  schema: z.object({
    name: z.string().trim().min(1, fault("required")).max(PASSKEY_NAME_MAX),
    credential: z.string().default(""),
  }),
  show: askPasskey,
  async act(c, web, { name, credential }, typed) {
    const { passkeys: words } = currentLocale().words.factors;
    const viewer = viewerOf(c);
    const { kind } = await addPasskey(web.services, viewer, { name, credential });
    if (kind !== "added") {
      const fault = kind === "refused" ? words.new.refused : words.new.tooMany(PASSKEYS_MAX);
      return await askPasskey(c, web, { typed, faults: { "": fault } });
    }
    tellSignInChanged(web.services, viewer.accountId, "passkey_added");
    return redirectTo(c, "/account", "passkey_added");
  },
});

/** POST /account/passkeys/:id/removal: removes one, but not the last way to sign in. */
export async function dropPasskey(c: WebContext, web: Web) {
  const viewer = viewerOf(c);
  const isRemoved = await removePasskey(web.services, viewer, c.req.param("id") ?? "");
  if (!isRemoved) return sendError(c, web, "notFound");
  tellSignInChanged(web.services, viewer.accountId, "passkey_removed");
  return redirectTo(c, "/account", "passkey_removed");
}
