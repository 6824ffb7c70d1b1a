import { Icon } from "../../../site/web/parts/icons.tsx";
import { LinkLine } from "../../../site/web/parts/parts.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web } from "../../../site/web/web_env.ts";
import type { Words } from "../../../core/locales/locale.ts";

/** What the environment decides: what it is about, its value, and the variables. */
interface HostRow {
  name: keyof Words["setup"]["settings"]["host"]["names"];
  value: string;
  variables: readonly string[];
}

/** What only the host can change, with the variable for each. Secrets are never shown. */
export function HostRows({ web }: { web: Web }) {
  const { host: words } = currentLocale().words.setup.settings;
  return (
    <>
      <dl class="host-rows">
        {rowsOf(web).map(({ name, value, variables }) => (
          <div>
            <dt>{words.names[name]}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
            <dd class="locked">
              <Icon name="lock" />
              {variables.map((variable) => <code>{variable}</code>)}
            </dd>
          </div>
        ))}
      </dl>
      <LinkLine href="/docs/hosting#settings" label={words.guide} />
    </>
  );
}

function rowsOf({ services, host }: Web): HostRow[] {
  const locale = currentLocale();
  const { host: words } = locale.words.setup.settings;
  const { locales, postman, providers, passwordSignIn, ballots } = services;
  const named = (texts: readonly string[]) =>
    texts.length === 0 ? words.none : locale.formats.facts(texts);
  return [
    { name: "address", value: host.baseUrl, variables: ["BASE_URL"] },
    { name: "contact", value: host.contact ?? words.none, variables: ["SITE_CONTACT"] },
    { name: "mail", value: postman.isOn ? words.on : words.none, variables: ["SMTP_URL"] },
    {
      name: "languages",
      value: named(locales.all.map(({ name }) => name)),
      variables: ["LOCALES", "DEFAULT_LOCALE"],
    },
    {
      name: "passwords",
      value: passwordSignIn ? words.on : words.off,
      variables: ["PASSWORD_SIGN_IN"],
    },
    {
      name: "providers",
      value: named(providers.list.map(({ name }) => name)),
      variables: ["DISCORD_CLIENT_ID", "STEAM_SIGN_IN", "OIDC_ISSUER"],
    },
    {
      name: "factor",
      value: words.factor[services.requireSecondFactor ?? "nobody"],
      variables: ["REQUIRE_SECOND_FACTOR"],
    },
    {
      name: "voting",
      value: words.voting[ballots.isOpen ? "open" : "accounts"],
      variables: ["VOTING"],
    },
    {
      name: "approval",
      value: words.approval[services.approveVerified ? "proof" : "moderator"],
      variables: ["APPROVE_VERIFIED"],
    },
  ];
}
