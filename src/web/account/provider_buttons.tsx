import type { Child } from "hono/jsx";
import type { Person, Purpose, ShownProvider } from "../../sign_in/providers/round.ts";
import { Form } from "../forms/forms.tsx";
import { Icon, type IconName } from "../frame/icons.tsx";
import type { Locale } from "../../locales/locale.ts";

/** One button for each provider. Each begins a round there that ends at `next`. */
export function ProviderButtons({ locale, providers, purpose, next, children }: {
  locale: Locale;
  providers: readonly ShownProvider[];
  purpose: Purpose["kind"] | "sign_up";
  next: string;
  /** Other ways that take one press. */
  children?: Child;
}) {
  const { providers: words } = locale.words.account;
  if (providers.length === 0 && !children) return null;
  const isIn = purpose === "link" || purpose === "prove";
  const fields = { next, ...(isIn ? { purpose } : {}) };
  return (
    <div class="stack ways-in">
      {providers.map(({ id, name }) => (
        <Form action={`/sign-in/with/${id}`} class="stack" fields={fields}>
          <button type="submit">
            <Icon name={iconOf({ id })} />
            {words.button[purpose](name)}
          </button>
        </Form>
      ))}
      {children}
    </div>
  );
}

/** Returns the drawing that stands for a provider. */
export function iconOf({ id }: Pick<ShownProvider, "id">): IconName {
  return id === "oidc" ? "house" : id;
}

/** Separates two ways to do the same. */
export function Or({ label }: { label: string }) {
  return <p class="note or">{label}</p>;
}

/** Returns what people call the provider of an identity. An issuer that is not switched on has the name of its host. */
export function providerName(
  locale: Locale,
  providers: readonly ShownProvider[],
  { provider }: Pick<Person, "provider">,
): string {
  const { providers: words } = locale.words.account;
  const shown = providers.find(({ source }) => source === provider);
  if (shown) return shown.name;
  const names: Readonly<Record<string, string>> = words.names;
  return URL.canParse(provider) ? new URL(provider).host : names[provider] ?? provider;
}
