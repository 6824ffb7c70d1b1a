import type { Child } from "hono/jsx";
import type { Person, RoundPurpose, ShownProvider } from "../../../sign_in/providers/round.ts";
import { Form } from "../../kit/form.tsx";
import { Icon, type IconName } from "../../kit/icons.tsx";
import type { WayIn } from "./last_way.ts";
import { currentLocale } from "../../current_locale.ts";

/** One button per provider, which starts a round that ends at `next`. */
export function ProviderButtons({ providers, purpose, next, last, children }: {
  providers: readonly ShownProvider[];
  purpose: RoundPurpose["kind"] | "sign_up";
  next: string;
  /** The method used last with this browser, which comes first. */
  last?: WayIn | undefined;
  /** The button for a passkey. */
  children?: Child;
}) {
  const { providers: words } = currentLocale().words.account;
  if (providers.length === 0 && !children) return null;
  const isIn = purpose === "link" || purpose === "prove";
  const fields = { next, ...(isIn ? { purpose } : {}) };
  const sorted = providers.toSorted((one, other) => +(other.id === last) - +(one.id === last));
  return (
    <div class="ways-in">
      {last === "passkey" ? children : null}
      {sorted.map(({ id, name }) => (
        <Form action={`/sign-in/with/${id}`} class="inline" fields={fields}>
          <button type="submit" class={id === last ? "primary" : undefined}>
            <Icon name={iconOf({ id })} />
            {words.button[purpose](name)}
            {id === last ? <LastUsed /> : null}
          </button>
        </Form>
      ))}
      {last === "passkey" ? null : children}
    </div>
  );
}

/** The mark of the method used last with this browser. */
export function LastUsed() {
  return <span class="chip">{currentLocale().words.account.signIn.last}</span>;
}

/** Returns a provider's icon. */
export function iconOf({ id }: Pick<ShownProvider, "id">): IconName {
  return id === "oidc" ? "house" : id;
}

/** The separator between two alternatives. */
export function Or({ label }: { label: string }) {
  return <p class="note or">{label}</p>;
}

/** Returns the display name of an identity's provider. A disabled issuer is shown by its host name. */
export function providerName(
  providers: readonly ShownProvider[],
  { provider }: Pick<Person, "provider">,
): string {
  const { providers: words } = currentLocale().words.account;
  const match = providers.find(({ source }) => source === provider);
  if (match) return match.name;
  const names: Readonly<Record<string, string>> = words.names;
  return URL.canParse(provider) ? new URL(provider).host : names[provider] ?? provider;
}
