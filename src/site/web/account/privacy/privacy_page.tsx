import type { Child } from "hono/jsx";
import { KEPT_DATA, KEPT_GROUPS } from "../../../accounts/kept_data.ts";
import { KEPT_DAYS } from "../../../../core/database/kept_days.ts";
import { renderHostPage } from "../../docs/host_page.tsx";
import { contactHref } from "../../frame/footer.tsx";
import { sendPublicPage } from "../../frame/public_page.tsx";
import { currentLocale } from "../../current_locale.ts";
import type { Web, WebContext } from "../../web_env.ts";
import { Fold, Panel } from "../../kit/panel.tsx";
import { Table } from "../../kit/table.tsx";

/** GET /privacy: explains what is stored, why and for how long, from the same table that the clean-up jobs use. */
export function showPrivacy(c: WebContext, web: Web) {
  const locale = currentLocale();
  return sendPublicPage(c, web, {
    key: "",
    async find() {
      const hosts = await renderHostPage(web, "privacy");
      const body = <PrivacyPage {...web} intro={hosts?.body} />;
      return {
        title: locale.words.privacy.title,
        description: locale.words.privacy.lead(web.site.name),
        body,
      };
    },
  });
}

function PrivacyPage({ site, services, intro }: Pick<Web, "site" | "services"> & { intro: Child }) {
  const locale = currentLocale();
  const { privacy: words } = locale.words;
  const titles: Partial<Record<string, string>> = words.groups;
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
      <InShort />
      <Panel title={words.othersHeading}>
        <div class="prose">
          <ul>
            {words.others.map((other) => <li>{other}</li>)}
            <li>{hasTurnstile ? words.turnstile : words.nobodyElse}</li>
          </ul>
        </div>
      </Panel>
      <Panel title={words.keptHeading} lead={words.oneWay}>
        {Object.entries(KEPT_GROUPS).map(([name, kept]) => (
          <KeptGroup title={titles[name] ?? name} kept={kept} />
        ))}
      </Panel>
    </>
  );
}

/** A summary of the tables below, and links to what users can do with their data. */
function InShort() {
  const { privacy: words } = currentLocale().words;
  const { inShort } = words;
  return (
    <Panel title={inShort.heading}>
      <div class="prose">
        <ul>
          <li>{inShort.account}</li>
          <li>{inShort.votes}</li>
          <li>{inShort.address(KEPT_DAYS.sessionAddress, KEPT_DAYS.voteOrigin)}</li>
          <li>{inShort.email}</li>
        </ul>
      </div>
      <h3>{words.yoursHeading}</h3>
      <p>{words.yours}</p>
      <div class="actions">
        <a class="button" href="/account/export">{words.download}</a>
        <a class="button" href="/account/deletion">{words.delete}</a>
      </div>
    </Panel>
  );
}

/** A group of stored data, folded because the tables are long. */
function KeptGroup({ title, kept: rows }: {
  title: string;
  kept: typeof KEPT_DATA;
}) {
  const locale = currentLocale();
  return (
    <Fold title={title}>
      <Table
        label={title}
        heads={locale.words.privacy.columns}
        rows={rows.map(({ texts }) => {
          const { data, why, kept } = texts(locale.words.keptData);
          return [data, why, kept];
        })}
      />
    </Fold>
  );
}
