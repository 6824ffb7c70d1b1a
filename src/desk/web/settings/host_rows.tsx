import type { Words } from "../../../core/locales/locale.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Fold } from "../../../site/web/kit/panel.tsx";
import { FactList } from "../../../site/web/kit/rows.tsx";
import { LinkLine } from "../../../site/web/kit/page_links.tsx";
import type { Web } from "../../../site/web/web_env.ts";

/** Settings that only the host can change, with the variables for each. Secrets are never shown. */
export function SetByHost({ web }: { web: Web }) {
  const { host: words } = currentLocale().words.setup.settings;
  return (
    <Fold title={words.title} id="host">
      <p>{words.lead}</p>
      <FactList
        facts={rowsOf(web).map(([name, value, ...variables]) => [
          words.names[name],
          <>
            <bdi>{value}</bdi> {variables.map((variable) => <code class="note">{variable}</code>)}
          </>,
        ])}
      />
      <LinkLine href="/docs/hosting#settings" label={words.guide} />
    </Fold>
  );
}

type HostName = keyof Words["setup"]["settings"]["host"]["names"];

function rowsOf(
  { services, host }: Web,
): [name: HostName, value: string, ...variables: string[]][] {
  const locale = currentLocale();
  const { host: words } = locale.words.setup.settings;
  const { locales, postman, providers, passwordSignIn, ballots } = services;
  const named = (entries: readonly { name: string }[]) =>
    locale.formats.facts(entries.map(({ name }) => name)) || words.none;
  return [
    ["address", host.baseUrl, "BASE_URL"],
    ["contact", host.contact ?? words.none, "SITE_CONTACT"],
    ["mail", postman.isOn ? words.on : words.none, "SMTP_URL"],
    ["languages", named(locales.all), "LOCALES", "DEFAULT_LOCALE"],
    ["passwords", passwordSignIn ? words.on : words.off, "PASSWORD_SIGN_IN"],
    ["providers", named(providers.list), "DISCORD_CLIENT_ID", "STEAM_SIGN_IN", "OIDC_ISSUER"],
    ["factor", words.factor[services.requireSecondFactor ?? "nobody"], "REQUIRE_SECOND_FACTOR"],
    ["voting", words.voting[ballots.isOpen ? "open" : "accounts"], "VOTING"],
    [
      "approval",
      words.approval[services.approveVerified ? "proof" : "moderator"],
      "APPROVE_VERIFIED",
    ],
  ];
}
