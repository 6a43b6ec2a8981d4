import { z } from 'zod';
import { type PermissionKey, permissionKeys } from '../core/permissions.ts';
import { count, distinct, id, moment, optionalText, pageOf, pageQuery, text } from '../core/validation.ts';
import { isAddressRange } from './address-range.ts';
import { apiKeyLimits } from './limits.ts';

const permissionKey = z.enum(permissionKeys as [PermissionKey, ...PermissionKey[]], { error: 'field.invalid' });

/** Suspended: its maker is disabled, has a password to change, or works for others than the key does. */
const API_KEY_STATES = ['active', 'suspended', 'expired', 'revoked'] as const;
export type ApiKeyState = (typeof API_KEY_STATES)[number];

const named = z.object({ id: z.uuid(), name: z.string() });

const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** How the key begins. */
  hint: z.string(),
  /** For whom it calls: an agent, a merchant, or with neither the house. */
  agent: named.nullable(),
  merchant: named.nullable(),
  madeBy: named,
  /** The customer on whose account it sells tours; null where it sells none. */
  account: named.nullable(),
  /** It holds those of them that its maker holds at the moment of a call. */
  permissions: z.array(permissionKey),
  /** Addresses and ranges it may be used from; none for everywhere. */
  addresses: z.array(z.string()),
  expiresAt: moment,
  /** To the minute; null while it was not used. */
  lastUsedAt: moment.nullable(),
  lastUsedFrom: z.string(),
  state: z.enum(API_KEY_STATES),
  createdAt: moment,
  revokedAt: moment.nullable(),
  version: z.int(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** The signs of addresses and ranges, for readers of the schema; what is one is decided by `isAddressRange`. */
const ADDRESS_SIGNS = /^[0-9a-fA-F]*[.:][0-9a-fA-F.:]*(?:\/\d{1,3})?$/;

/** What of a key can be changed later as well. */
const apiKeyTerms = {
  name: text(apiKeyLimits.name),
  permissions: distinct(z.array(permissionKey).min(1, 'field.required').max(permissionKeys.length, 'field.invalid')),
  addresses: distinct(
    z
      .array(
        text(apiKeyLimits.address, 'field.address_range')
          .regex(ADDRESS_SIGNS, 'field.address_range')
          .refine(isAddressRange, 'field.address_range'),
      )
      .max(apiKeyLimits.addresses, 'field.invalid'),
  ),
  /** The e-mail of the customer on whose account it sells tours, with the permission to sell them; else empty. */
  account: optionalText(apiKeyLimits.account).optional().default(''),
  /** At most 366 days ahead. */
  expiresAt: z.iso.datetime({ error: ({ input }) => (input ? 'field.invalid' : 'field.required'), offset: true }),
};

const apiKeyInput = z
  .strictObject({
    ...apiKeyTerms,
    /** For whom it calls. Staff of an agent or a merchant name their own, or neither, which means the same to them. */
    agentId: id.nullable(),
    merchantId: id.nullable(),
  })
  .superRefine(({ agentId, merchantId }, context) => {
    if (agentId !== null && merchantId !== null)
      context.addIssue({ code: 'custom', path: ['merchantId'], message: 'field.agent_or_merchant' });
  });
export type ApiKeyInput = z.infer<typeof apiKeyInput>;

/** Named once it sells tours, an account stays: it is left empty then. An unchanged end may be past. */
const apiKeyChange = z.strictObject({ ...apiKeyTerms, version: z.int().min(1) });
export type ApiKeyChange = z.output<typeof apiKeyChange>;

const params = z.object({ id });
const choice = z.object({ id: z.uuid(), name: z.string() });

export const shapes = {
  listApiKeys: {
    query: z.object({
      ...pageQuery,
      name: optionalText(apiKeyLimits.name).optional(),
      state: z.enum(API_KEY_STATES, { error: 'field.invalid' }).optional(),
      sort: z.enum(['createdAt', 'name'], { error: 'field.invalid' }).optional().default('createdAt'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
    }),
    answer: pageOf(apiKey).extend({
      counts: z.object({ all: count, active: count, suspended: count, expired: count, revoked: count }),
    }),
  },
  readApiKey: { params, answer: apiKey },
  apiKeyOwners: {
    answer: z.object({
      agents: z.array(choice.extend({ parent: z.string().nullable() })),
      merchants: z.array(choice),
      /** Permissions that a key of an agent or a merchant cannot use. */
      closed: z.object({ agent: z.array(permissionKey), merchant: z.array(permissionKey) }),
    }),
  },
  createApiKey: {
    body: apiKeyInput,
    answer: z.object({
      key: apiKey,
      /** The key itself, in this answer alone. */
      secret: z.string(),
    }),
  },
  updateApiKey: { params, body: apiKeyChange, answer: apiKey },
  revokeApiKey: { params, answer: apiKey },
};
