import type { Child } from "hono/jsx";
import { KEPT_DATA } from "../../database/kept_data.ts";
import { renderHostPage } from "../docs/host_page.tsx";
import { contactHref } from "../frame/layout.tsx";
import { sendPublicPage } from "../frame/public_page.tsx";
import { Table } from "../frame/parts.tsx";
import type { Web, WebContext } from "../web_env.ts";
import type { Locale } from "../../locales/locale.ts";

/** GET /privacy: explains what is stored, why and for how long, from the same table that the clean-up jobs use. */
export function showPrivacy(c: WebContext, web: Web) {
  const locale = c.get("locale");
  return sendPublicPage(c, web, {
    key: "",
    async find() {
      const hosts = await renderHostPage(locale, web, "privacy");
      const body = <PrivacyPage locale={locale} {...web} intro={hosts?.body} />;
      return {
        title: locale.words.privacy.title,
        description: locale.words.privacy.lead(web.site.name),
        body,
      };
    },
  });
}

function PrivacyPage(
  { locale, site, services, intro }: Pick<Web, "site" | "services"> & { intro: Child } & {
    locale: Locale;
  },
) {
  const { privacy: words } = locale.words;
  const hasTurnstile = services.ballots.check.kind === "turnstile";
  return (
    <>
      {intro ?? (
        <>
          <h1>{words.title}</h1>
          <p class="lead">{words.lead(site.name)}</p>
          <p>
            {words.host}
            {site.contact === undefined ? null : (
              <>
                {" "}
                <a href={contactHref(site.contact)}>{locale.words.frame.layout.contact}</a>
              </>
            )}
          </p>
        </>
      )}
      <h2>{words.keptHeading}</h2>
      <Table
        label={words.keptHeading}
        heads={words.columns}
        cards="named"
        rows={KEPT_DATA.map(({ texts }) => {
          const { data, why, kept } = texts(locale.words.keptData);
          return [data, why, kept];
        })}
      />
      <h2>{words.othersHeading}</h2>
      <ul>
        {words.others.map((other) => <li>{other}</li>)}
        <li>{hasTurnstile ? words.turnstile : words.nobodyElse}</li>
      </ul>
      <h2>{words.yoursHeading}</h2>
      <p>
        {words.yours} <a href="/account/export">{words.download}</a>{" "}
        <a href="/account/deletion">{words.delete}</a>
      </p>
    </>
  );
}
