import { z } from 'zod';
import { cents } from '../../core/amounts.ts';
import { media, picture } from '../../core/picture.ts';
import {
  count,
  id,
  localized,
  moment,
  nothing,
  optionalParagraphs,
  optionalText,
  pageOf,
  pageQuery,
  queryFlag,
} from '../../core/validation.ts';
import { CHANNEL_KINDS } from '../schemas.ts';
import { balanceConfig } from './config/balance.ts';
import { cardConfig } from './config/card.ts';
import type { SecretItem } from './config/config-kind.ts';
import { cryptoConfig } from './config/crypto.ts';
import { offlineConfig } from './config/offline.ts';
import { sandboxConfig } from './config/sandbox.ts';

const usd = cents(100_000_000_00);
const aboveZero = usd.min(1, 'field.amount');
const version = z.int().min(1);
const params = z.object({ id });

/** Kinds of which the back office makes more; of the others there is exactly one. */
export const CREATED_KINDS = ['offline', 'crypto', 'card'] as const;

/** A new value for a secret, and which of the present ones (by their place) go. Nothing is ever read back. */
const secretChange = z.strictObject({
  add: optionalParagraphs(300).optional().default(''),
  drop: z.array(z.int().min(0).max(20)).max(20, 'field.too_big').optional().default([]),
});
export type SecretChange = z.infer<typeof secretChange>;

const secretsOf = (items: Readonly<Record<string, SecretItem>>) =>
  z
    .strictObject(Object.fromEntries(Object.keys(items).map((name) => [name, secretChange.optional()])))
    .optional()
    .default({});

const common = {
  identifier: z
    .string({ error: 'field.required' })
    .trim()
    .regex(/^[a-z][a-z0-9_]{1,29}$/, 'field.invalid'),
  title: localized(60),
  description: z.strictObject({
    'en-US': optionalParagraphs(160),
    'zh-cn': optionalParagraphs(160).optional(),
    es: optionalParagraphs(160).optional(),
    pt: optionalParagraphs(160).optional(),
  }),
  image: picture.nullable(),
  /** What a payment may be; null for no limit. */
  minimumUsd: usd.nullable(),
  maximumUsd: aboveZero.nullable(),
  minimumWithdrawalUsd: aboveZero.nullable(),
  maximumWithdrawalUsd: aboveZero.nullable(),
  /** The fee of a withdrawal: cents, and basis points of the amount. */
  withdrawalFeeUsd: usd,
  withdrawalFeeBp: z.int('field.number').min(0, 'field.number').max(5_000, 'field.too_big'),
  sortWeight: z.int('field.number').min(0, 'field.number').max(9_999, 'field.too_big'),
};

const offline = { kind: z.literal('offline'), config: offlineConfig.schema, secrets: secretsOf(offlineConfig.secrets) };
const crypto = { kind: z.literal('crypto'), config: cryptoConfig.schema, secrets: secretsOf(cryptoConfig.secrets) };
const card = { kind: z.literal('card'), config: cardConfig.schema, secrets: secretsOf(cardConfig.secrets) };
const balance = { kind: z.literal('balance'), config: balanceConfig.schema, secrets: secretsOf(balanceConfig.secrets) };
const sandbox = { kind: z.literal('sandbox'), config: sandboxConfig.schema, secrets: secretsOf(sandboxConfig.secrets) };

const staffChannel = z.object({
  ...common,
  id: z.uuid(),
  kind: z.enum(CHANNEL_KINDS),
  identifier: z.string(),
  paymentEnabled: z.boolean(),
  withdrawalEnabled: z.boolean(),
  config: z.record(z.string(), z.unknown()),
  /** Of each value its last four signs, and when the secret was changed. */
  secrets: z.record(z.string(), z.object({ hints: z.array(z.string()), changedAt: moment.nullable() })),
  /** Required items that were not given: it cannot be switched on without them. */
  missing: z.array(z.string()),
  /** Whether it can pay out at all. */
  paysOut: z.boolean(),
  /** Something was paid by it: it stays. */
  used: z.boolean(),
  version: z.int(),
  updatedAt: moment,
});
export type StaffChannel = z.infer<typeof staffChannel>;

const staffChannelTabs = ['all', 'payment', 'withdrawal', 'off'] as const;
export type StaffChannelTab = (typeof staffChannelTabs)[number];

export const shapes = {
  listChannels: {
    query: z.object({
      ...pageQuery,
      tab: z.enum(staffChannelTabs, { error: 'field.invalid' }).optional().default('all'),
      name: optionalText(60).optional(),
      kind: z.enum(CHANNEL_KINDS, { error: 'field.invalid' }).optional(),
      unfinished: queryFlag.optional(),
      sort: z
        .enum(['sortWeight', 'identifier', 'updatedAt'], { error: 'field.invalid' })
        .optional()
        .default('sortWeight'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('asc'),
    }),
    answer: pageOf(staffChannel).extend({ counts: z.record(z.enum(staffChannelTabs), count) }),
  },
  readChannel: { params, answer: staffChannel },
  createChannel: {
    body: z.discriminatedUnion('kind', [
      z.strictObject({ ...common, ...offline }),
      z.strictObject({ ...common, ...crypto }),
      z.strictObject({ ...common, ...card }),
    ]),
    answer: staffChannel,
  },
  updateChannel: {
    params,
    body: z.discriminatedUnion('kind', [
      z.strictObject({ ...common, ...offline, version }),
      z.strictObject({ ...common, ...crypto, version }),
      z.strictObject({ ...common, ...card, version }),
      z.strictObject({ ...common, ...balance, version }),
      z.strictObject({ ...common, ...sandbox, version }),
    ]),
    answer: staffChannel,
  },
  switchChannel: {
    params,
    body: z.strictObject({
      version,
      what: z.enum(['payment', 'withdrawal'], { error: 'field.invalid' }),
      on: z.boolean(),
    }),
    answer: staffChannel,
  },
  deleteChannel: { params, answer: nothing },
  uploadImage: {
    answer: media.extend({ id: z.uuid(), width: z.int(), height: z.int(), poster: picture.nullable() }),
  },
};
