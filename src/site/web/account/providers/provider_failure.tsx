import type { RoundRefusal, ShownProvider } from "../../../sign_in/providers/round.ts";
import { pathWithNext } from "../../return_path.ts";
import { sendNote } from "../../frame/layout.tsx";
import { LinkLine } from "../../kit/page_links.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { ProviderButtons } from "../ways/provider_buttons.tsx";

/** Returns the kind of failure. While the host's settings are wrong, trying again doesn't help. */
export function failureOf(
  { isSetting = false }: { isSetting?: boolean },
): "misconfigured" | "unavailable" {
  return isSetting ? "misconfigured" : "unavailable";
}

/** Responds with the explanation of a failed round, and with all sign-in methods. */
export function sendFailure(
  c: WebContext,
  web: Web,
  { provider, next, kind, status }: {
    provider: ShownProvider;
    next: string;
    kind: RoundRefusal | "misconfigured" | "unavailable";
    status: 403 | 502 | 503;
  },
): Promise<Response> {
  const locale = currentLocale();
  const { providers: words } = locale.words.account;
  const isIn = c.get("viewer") !== undefined;
  const { rounds, passwordSignIn } = web.services;
  const more = isIn ? <LinkLine href="/account" label={locale.words.account.account.title} /> : (
    <>
      <ProviderButtons providers={rounds.list} purpose="sign_in" next={next} />
      {passwordSignIn &&
        <LinkLine href={pathWithNext("/sign-in", next)} label={words.byPassword} />}
    </>
  );
  return sendNote(c, web, { ...noteOfProvider(words[kind], provider.name), status, more });
}

type Text = string | ((provider: string) => string);

/** Fills the provider's name into a note's texts. */
export function noteOfProvider({ title, lead }: { title: Text; lead: Text }, provider: string) {
  const textOf = (text: Text) => typeof text === "string" ? text : text(provider);
  return { title: textOf(title), lead: textOf(lead) };
}
