/** A provider on the sign-in page. */
export interface ShownProvider {
  id: "discord" | "steam" | "oidc";
  name: string;
  /** The value of `identity.provider`: the provider's id or, for OpenID Connect, the issuer's URL. */
  source: string;
}

/** A person whom a provider vouches for. */
export interface Person {
  /** The value of `identity.provider`: "discord", "steam", or the issuer's URL of an OpenID Connect provider. */
  provider: string;
  /** The provider's id of the person. */
  subject: string;
  /** The person's name at the provider. It isn't a name in a game. */
  name?: string | undefined;
  /** Their email address, only if the provider has verified it. */
  email?: string | undefined;
  emailVerified: boolean;
  /** Creation time of their account at the provider, if known. */
  madeAt?: Date | undefined;
}

/** The secrets of one round, and its callback URL. */
export interface RoundSecrets {
  /** Sent back in the callback. */
  state: string;
  /** Sent back in the ID token. */
  nonce: string;
  /** PKCE's code verifier (RFC 7636): the client that redeems the code must know it. */
  verifier: string;
  /** The callback URL of this provider, without the query. */
  returnTo: string;
  /** Whether the person must sign in at the provider again. */
  isProof: boolean;
}

/** An enabled provider. */
export interface Provider extends ShownProvider {
  /** Returns the provider's URL to which the browser is redirected. */
  begin(round: RoundSecrets): Promise<string>;
  /** Returns the person who came back. Throws a `ProviderFault` if the callback doesn't prove it. */
  finish(round: RoundSecrets, answer: URLSearchParams): Promise<Person>;
}
