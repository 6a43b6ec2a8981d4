import { z } from 'zod';
import {
  count,
  email,
  id,
  moment,
  nothing,
  optionalText,
  pageOf,
  pageQuery,
  presentPassword,
  text,
} from '../core/validation.ts';
import { shapes as staffShapes } from '../staff/staff-schemas.ts';
import { OIDC_CLAIMS, oidcLimits } from './limits.ts';

const providerInput = z.strictObject({
  /** What stands on the button. */
  name: text(oidcLimits.name),
  /** The provider's own address, to the letter as its tokens name it. */
  issuer: text(oidcLimits.issuer),
  clientId: text(oidcLimits.clientId),
  /** Empty leaves the stored one. */
  clientSecret: optionalText(oidcLimits.clientSecret),
  /** What is asked for, separated by blanks; `openid` is always among it. */
  scopes: optionalText(oidcLimits.scopes).refine(
    (typed) => /^[\x21\x23-\x5b\x5d-\x7e ]*$/.test(typed),
    'field.invalid',
  ),
  /** The claim that says whose account it is. */
  claim: z.enum(OIDC_CLAIMS, { error: 'field.oidc_claim' }),
  enabled: z.boolean({ error: 'field.invalid' }),
});
export type OidcProviderInput = z.infer<typeof providerInput>;

const provider = providerInput.omit({ clientSecret: true }).extend({
  id: z.uuid(),
  /** Accounts of staff that are linked or wait for their first sign-in. */
  links: count,
  createdAt: moment,
  version: z.int(),
});
export type OidcProvider = z.infer<typeof provider>;

/** What is wrong with a provider, as its discovery document says or fails to say. */
const OIDC_PROBLEMS = [
  'address',
  'unreachable',
  'status',
  'unreadable',
  'issuer',
  'endpoint',
  'no_code',
  'no_pkce',
  'no_keys',
] as const;
const problem = z.object({ kind: z.enum(OIDC_PROBLEMS), detail: z.string() });
export type OidcProblem = z.infer<typeof problem>;

const finding = z.object({
  problems: z.array(problem),
  /** What was read; null where nothing could be. */
  facts: z
    .object({
      authorizationEndpoint: z.string(),
      /** Whether it says that it checks PKCE. */
      pkce: z.boolean(),
      /** Whether it says that its answers name it (RFC 9207). */
      namesItself: z.boolean(),
      keys: count,
    })
    .nullable(),
});
export type OidcFinding = z.infer<typeof finding>;

const named = z.object({ id: z.uuid(), name: z.string() });

const begun = z.object({
  /** The provider's page, where the browser goes. */
  url: z.string(),
  state: z.string(),
  /** What only this browser has: without it the way back is refused. */
  browserToken: z.string(),
});
export type OidcBegun = z.infer<typeof begun>;

/** What the provider sent the browser back with. */
const returned = z.strictObject({
  state: text(oidcLimits.state),
  browserToken: text(oidcLimits.state),
  code: optionalText(oidcLimits.code).optional(),
  iss: optionalText(oidcLimits.issuer).optional(),
  error: optionalText(oidcLimits.error).optional(),
});
export type OidcReturned = z.infer<typeof returned>;

const link = z.object({
  id: z.uuid(),
  provider: named,
  /** What the provider calls the account; the e-mail it waits for until the first sign-in. */
  account: z.string(),
  /** Not used yet: the first account with this verified e-mail is taken. */
  waiting: z.boolean(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
});
export type OidcLink = z.infer<typeof link>;

const params = z.object({ id });

export const shapes = {
  oidcChoices: {
    answer: z.object({
      providers: z.array(named),
      /** Where providers send browsers back to; null while the shop has no address. */
      redirectUri: z.string().nullable(),
    }),
  },
  beginOidcSignIn: { body: z.strictObject({ providerId: id }), answer: begun },
  signInByOidc: { body: returned, answer: staffShapes.login.answer },
  ownOidcLinks: { answer: z.object({ list: z.array(link), authenticator: z.boolean() }) },
  beginOidcLink: {
    /** Six digits of the authenticator, where one is bound. */
    body: z.strictObject({ providerId: id, password: presentPassword, code: optionalText(20).optional() }),
    answer: begun,
  },
  addOidcLink: { body: returned, answer: link },
  removeOidcLink: { params, body: z.strictObject({ password: presentPassword }), answer: nothing },
  listOidcLinksOf: { params, answer: z.array(link) },
  expectOidcLink: { params, body: z.strictObject({ providerId: id, email }), answer: link },
  removeOidcLinkOf: { params: z.object({ id, linkId: id }), answer: nothing },
  listOidcProviders: {
    query: z.object({ ...pageQuery, name: optionalText(oidcLimits.name).optional() }),
    answer: pageOf(provider),
  },
  readOidcProvider: { params, answer: provider },
  createOidcProvider: { body: providerInput, answer: provider },
  updateOidcProvider: {
    params,
    body: providerInput.extend({
      version: z.int().min(1),
      /** How many accounts the caller expects another issuer or claim to unlink. */
      unlinks: z.int('field.number').min(0, 'field.too_small').optional().default(0),
    }),
    answer: provider,
  },
  deleteOidcProvider: { params, answer: nothing },
  testOidcIssuer: { body: z.strictObject({ issuer: text(oidcLimits.issuer) }), answer: finding },
};
