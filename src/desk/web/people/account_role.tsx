import type { ModeratedAccount } from "../../../site/accounts/disable_account.ts";
import { NO_ROLE, ROLE_CHOICES } from "../../../site/accounts/site_role.ts";
import { RIGHTS, SITE_ROLES, type SiteRole, siteRoleOf } from "../../../core/rights/rights.ts";
import { type FaultyForm, fieldsOf, Form, Select, Submit } from "../../../site/web/kit/form.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";

/** The form for an account's role, with what each role may. */
export function RoleForm({ account, sent }: {
  account: ModeratedAccount;
  sent: FaultyForm | undefined;
}) {
  const { role: words } = currentLocale().words.moderation.account;
  const role = siteRoleOf(account) ?? NO_ROLE;
  const form = sent?.typed["role"] === undefined ? { typed: { role } } : sent;
  return (
    <Panel title={words.change}>
      <Form action={`/moderation/accounts/${account.id}/role`} class="form stack">
        <p class="note">{words.lead}</p>
        <Select
          {...fieldsOf(form)("role")}
          label={words.label}
          options={ROLE_CHOICES.map((value) => ({ value, label: words.names[value] }))}
        />
        <details>
          <summary>{words.meaning}</summary>
          <ul class="note">
            {SITE_ROLES.map((one) => (
              <li>
                <b>{words.names[one]}</b>: {meaningOf(one)}
              </li>
            ))}
          </ul>
        </details>
        <Submit>{words.submit}</Submit>
      </Form>
    </Panel>
  );
}

/** Returns what a role may do that the one before it may not. */
function meaningOf(role: SiteRole): string {
  const { role: words } = currentLocale().words.moderation.account;
  const rights = Object.values(RIGHTS).filter(({ roles }) => roles[0] === role);
  return words.means[role](rights.map(({ means }) => means).join("; "));
}
