/** Claims that may say whose account it is: providers never pass one on to another person, and no one can edit it. */
export const OIDC_CLAIMS = ['sub', 'oid'] as const;

/** Limits of signing in by providers (OpenID Connect). */
export const oidcLimits = {
  providers: 10,
  name: 40,
  issuer: 300,
  clientId: 300,
  clientSecret: 500,
  scopes: 200,
  /** What a browser brings back of a provider. */
  code: 8_000,
  state: 200,
  error: 200,
} as const;
