/** Our client at a provider. */
export interface ClientSettings {
  clientId: string;
  /** Sent to the provider only. */
  clientSecret: string;
}

/** An OpenID Connect provider. */
export interface OpenidSettings extends ClientSettings {
  /** Its URL, exactly as in its own documents. */
  issuer: string;
  name: string;
  /** Whether its origin may have a private address and do without TLS. */
  allowPrivate: boolean;
}

/** The settings of the enabled providers; a disabled one is absent. */
export interface ProviderSettings {
  discord?: ClientSettings | undefined;
  steam: boolean;
  oidc?: OpenidSettings | undefined;
}

/** The variables of the environment. */
interface Variables {
  DISCORD_CLIENT_ID?: string | undefined;
  DISCORD_CLIENT_SECRET?: string | undefined;
  STEAM_SIGN_IN: boolean;
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  OIDC_NAME?: string | undefined;
  OIDC_ALLOW_PRIVATE: boolean;
}

const DISCORD = ["DISCORD_CLIENT_ID", "DISCORD_CLIENT_SECRET"];
const OIDC = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"];

const DISCORD_NEEDS_BOTH =
  "DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET must both be set, or neither";
const OIDC_NEEDS_ALL =
  "OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must all be set, or none";
const OIDC_NEEDS_TLS =
  "OIDC_ISSUER must be an https:// address, or OIDC_ALLOW_PRIVATE must be 1 for one in your own network";

/** Returns a message for each provider whose variables are incomplete. */
export function faultsOfProviders(env: Record<string, string | undefined>): string[] {
  const isHalf = (names: string[]) => {
    const set = names.filter((name) => env[name]).length;
    return set > 0 && set < names.length;
  };
  const lacksTls = /^http:/i.test(env["OIDC_ISSUER"] ?? "") &&
    !["1", "true"].includes(env["OIDC_ALLOW_PRIVATE"] ?? "");
  return [
    ...isHalf(DISCORD) ? [DISCORD_NEEDS_BOTH] : [],
    ...isHalf(OIDC) ? [OIDC_NEEDS_ALL] : [],
    ...lacksTls ? [OIDC_NEEDS_TLS] : [],
  ];
}

/** Returns the enabled providers' settings. */
export function readProviders(value: Variables): ProviderSettings {
  const { DISCORD_CLIENT_ID: discordId, DISCORD_CLIENT_SECRET: discordSecret } = value;
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = value;
  return {
    discord: discordId && discordSecret
      ? { clientId: discordId, clientSecret: discordSecret }
      : undefined,
    steam: value.STEAM_SIGN_IN,
    oidc: issuer && clientId && clientSecret
      ? {
        issuer,
        clientId,
        clientSecret,
        name: value.OIDC_NAME ?? new URL(issuer).host,
        allowPrivate: value.OIDC_ALLOW_PRIVATE,
      }
      : undefined,
  };
}
