/** A provider as pages show it. */
export interface ShownProvider {
  id: "discord" | "steam" | "oidc";
  name: string;
  /** The value of `provider` in its identities: its id, or of an OpenID Connect provider the issuer's URL. */
  source: string;
}

/** A person whom a provider vouches for. */
export interface Person {
  /** The value of `identity.provider`: "discord", "steam", or the issuer's URL of an OpenID Connect provider. */
  provider: string;
  /** The provider's own id of the person. */
  subject: string;
  /** The person's name at the provider. It isn't a name in a game. */
  name?: string | undefined;
  /** Their address, only if the provider says that it is theirs. */
  email?: string | undefined;
  emailVerified: boolean;
  /** Creation time of their account at the provider, if it is known. */
  madeAt?: Date | undefined;
}

/** The secrets of one round, and where its answer must come. */
export interface RoundSecrets {
  /** Comes back with the answer. */
  state: string;
  /** Comes back in an ID token. */
  nonce: string;
  /** Of PKCE (RFC 7636): the client that brings the code to the provider must know it. */
  verifier: string;
  /** Our address for answers of this provider, without the query. */
  returnTo: string;
  /** Whether the person must show the provider again who they are. */
  isProof: boolean;
}

/** A provider that is switched on. */
export interface Provider extends ShownProvider {
  /** Returns the address at the provider to which the browser goes. */
  begin(round: RoundSecrets): Promise<string>;
  /** Finds out who came back. Throws where the answer doesn't show it. */
  finish(round: RoundSecrets, answer: URLSearchParams): Promise<Person>;
}
