import { createDiscord } from "./discord.ts";
import { createOpenid } from "./openid.ts";
import type { Provider, ShownProvider } from "./provider.ts";
import { createProviderFetch, type ProviderFetch } from "./provider_fetch.ts";
import type { ProviderSettings } from "./settings.ts";
import { createSteam } from "./steam.ts";

export type { ShownProvider };

/**
 * Milliseconds for all of a provider's requests at the beginning or end of a round. With the rest of the page, a
 * visitor sees within 3 s that a provider doesn't respond.
 */
export const PROVIDER_WITHIN_MS = 2_400;

/** The providers that the host has enabled. */
export type Providers = ReturnType<typeof createProviders>;

/** Creates the enabled providers. No request is sent before the first sign-in. */
export function createProviders(
  { discord, steam, oidc }: ProviderSettings,
  { now, withinMs = PROVIDER_WITHIN_MS, network = openNetwork(oidc, withinMs) }: {
    now: () => Date;
    withinMs?: number;
    /** Sends all requests to providers. Tests replace it, so that no request reaches Discord or Steam. */
    network?: ProviderFetch | undefined;
  },
) {
  const { send } = network;
  const list: readonly Provider[] = [
    ...discord ? [createDiscord(discord, send)] : [],
    ...steam ? [createSteam({ send, now })] : [],
    ...oidc ? [createOpenid(oidc, { send, now })] : [],
  ];
  return {
    list: list.map(({ id, name, source }): ShownProvider => ({ id, name, source })),
    find: (id: string) => list.find((provider) => provider.id === id),
    withinMs,
    close: network.close,
  };
}

/** Only the origin of the host's own issuer may be private, and only with the setting that allows it. */
function openNetwork(oidc: ProviderSettings["oidc"], withinMs: number): ProviderFetch {
  const privateOrigin = oidc?.allowPrivate ? new URL(oidc.issuer).origin : undefined;
  return createProviderFetch({ privateOrigin, withinMs });
}
