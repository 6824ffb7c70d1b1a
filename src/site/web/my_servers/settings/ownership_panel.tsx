import type { Child } from "hono/jsx";
import { isIP } from "node:net";
import { RECORD_PREFIX, type Verification } from "../../../polling/verification.ts";
import { Copyable } from "../../kit/copy_button.tsx";
import { currentLocale } from "../../current_locale.ts";
import { Panel } from "../../kit/panel.tsx";
import { State } from "../../kit/state.tsx";

/** The instructions to prove the ownership of the server's address. */
export function Ownership({ host, verification, check }: {
  host: string;
  verification: Verification;
  check: Child;
}) {
  const { ownership } = currentLocale().words.status;
  const { token, verifiedBy } = verification;
  // An IP address has no DNS records that an owner can edit.
  const isName = isIP(host) === 0;
  if (verifiedBy !== null) {
    return (
      <Panel title={ownership.heading}>
        <p>
          <State tone="good">{ownership.verified}</State> {ownership.by[verifiedBy]}
        </p>
        <p class="note">{ownership.kept}</p>
      </Panel>
    );
  }
  const [before, after] = ownership.dns(host).split(host);
  return (
    <Panel
      title={ownership.heading}
      lead={isName ? ownership.lead : ownership.leadOfAddress}
    >
      <Copyable id="token" label={ownership.token} value={token} />
      {isName && (
        <>
          <ul>
            <li>{ownership.message}</li>
            <li>
              {before}
              <code>{host}</code>
              {after}
            </li>
          </ul>
          <Copyable id="dns-name" label={ownership.dnsName} value={RECORD_PREFIX + host} />
        </>
      )}
      <div class="actions">
        {check}
        <State tone="late">{ownership.notFound}</State>
      </div>
    </Panel>
  );
}
