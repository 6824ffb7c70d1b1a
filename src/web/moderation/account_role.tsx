import type { ModeratedAccount } from "../../accounts/disable_account.ts";
import { NO_ROLE, ROLE_CHOICES } from "../../accounts/site_role.ts";
import { RIGHTS, SITE_ROLES, type SiteRole, siteRoleOf } from "../../rights/rights.ts";
import { type FaultyForm, fieldsOf, Form, Select, Submit } from "../forms/forms.tsx";
import { Section } from "../frame/parts.tsx";
import { MODERATION } from "./words.ts";

const { role: words } = MODERATION.account;

/** The form for an account's role, with what each role may. */
export function RoleForm(
  { account, sent }: { account: ModeratedAccount; sent: FaultyForm | undefined },
) {
  const role = siteRoleOf(account) ?? NO_ROLE;
  const form = sent?.typed["role"] === undefined ? { typed: { role } } : sent;
  return (
    <Section look="card" title={words.change} lead={words.lead}>
      <Form action={`/moderation/accounts/${account.id}/role`}>
        <Select
          {...fieldsOf(form)("role")}
          label={words.label}
          options={ROLE_CHOICES.map((value) => ({ value, label: words.names[value] }))}
        />
        <ul class="note">
          {SITE_ROLES.map((one) => (
            <li>
              <b>{words.names[one]}</b>: {meaningOf(one)}
            </li>
          ))}
        </ul>
        <Submit>{words.submit}</Submit>
      </Form>
    </Section>
  );
}

/** Returns what a role may do that the one before it may not. */
function meaningOf(role: SiteRole): string {
  const rights = Object.values(RIGHTS).filter(({ roles }) => roles[0] === role);
  return words.means[role](rights.map(({ means }) => means).join("; "));
}
