import { z } from 'zod';
import { agentChoice } from '../../agents/staff-schemas.ts';
import { limits } from '../../core/limits.ts';
import { media, picture } from '../../core/picture.ts';
import {
  count,
  countedPageOf,
  email,
  feedOf,
  feedQuery,
  id,
  localeCode,
  moment,
  optionalText,
  pageQuery,
  paragraphs,
  queryInt,
  text,
} from '../../core/validation.ts';
import { sizeInput } from '../../interests/schemas.ts';
import { orderKind } from '../../reports/staff-schemas.ts';
import { payoutAccount } from '../../withdrawals/schemas.ts';
import { addressView } from '../address-schema.ts';
import { GENDERS, nickname } from '../schemas.ts';

const USER_STATES = ['active', 'disabled', 'deleted'] as const;
export type UserState = (typeof USER_STATES)[number];
const NOTE_KINDS = ['note', 'created', 'edited', 'disabled', 'enabled', 'level', 'devices', 'reset', 'agent'] as const;

/** Rows of a file at once. */
const MOST_EXPORTED = 1_000;

const userState = z.enum(USER_STATES, { error: 'field.invalid' });
const day = z.iso.date('field.invalid');
const named = z.object({ id: z.uuid(), name: z.string() });
/** The level in the asker's language; `granted` where staff gave it and not what was spent. */
const heldLevel = z.object({ identifier: z.string(), name: z.string(), granted: z.boolean() });

/** A customer in the list. Personal parts are masked for who may not see them; money in USD cents. */
const userRow = z.object({
  id: z.uuid(),
  nickname: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.string().nullable(),
  inviteCode: z.string(),
  level: heldLevel.nullable(),
  /** The agent whose code they came by. */
  agent: named.nullable(),
  spentUsd: count,
  state: userState,
  createdAt: moment,
  lastSeenAt: moment.nullable(),
});
export type UserRow = z.infer<typeof userRow>;

const filter = {
  state: userState.optional(),
  /** Words of the name or e-mail, or digits of the phone number. */
  customer: optionalText(limits.email).optional(),
  email: optionalText(limits.email).optional(),
  nickname: optionalText(limits.nickname).optional(),
  phone: optionalText(20).optional(),
  code: optionalText(limits.code).optional(),
  /** The identifier of a level. */
  level: optionalText(30).optional(),
  /** Everybody below this agent. */
  agent: id.optional(),
  from: day.optional(),
  to: day.optional(),
};

const sort = z.enum(['createdAt', 'spentUsd', 'nickname'], { error: 'field.invalid' });
const order = z.enum(['asc', 'desc'], { error: 'field.invalid' });

/** Where somebody came from: the customer whose code they used, with the agent that one came by. */
const chainPart = z.object({ kind: z.enum(['customer', 'agent']), id: z.uuid(), name: z.string() });

const userDevice = z.object({
  id: z.uuid(),
  browser: z.string(),
  system: z.string(),
  /** Null for who may not see personal data. */
  ip: z.string().nullable(),
  signedInAt: moment,
  lastSeenAt: moment,
});

const userNote = z.object({
  id: z.uuid(),
  kind: z.enum(NOTE_KINDS),
  body: z.string(),
  by: z.string(),
  at: moment,
});
export type UserNote = z.infer<typeof userNote>;

export const USER_ACTIONS = ['edit', 'note', 'disable', 'enable', 'level', 'reset', 'devices', 'make_agent'] as const;

/** What a customer said of their own: measurements, and the names of what they chose. */
const aboutUser = z.object({
  size: sizeInput.nullable(),
  styles: z.array(z.string()),
  audiences: z.array(z.string()),
  categories: z.array(z.string()),
  hobbies: z.array(z.string()),
});

/** Everything about one customer. A part is null for who may not see it. */
const userDetail = userRow.extend({
  avatar: picture.nullable(),
  realName: z.string().nullable(),
  phoneCountry: z.string().nullable(),
  gender: z.enum(GENDERS).nullable(),
  birthday: z.string().nullable(),
  locale: z.string(),
  currency: z.string(),
  disabledAt: moment.nullable(),
  disabledBecause: z.string(),
  deletedAt: moment.nullable(),
  /** The identifier of the level staff granted, or null. */
  grantedLevel: z.string().nullable(),
  levelImage: picture.nullable(),
  /** What the level brings, one a line. */
  benefits: z.array(z.string()),
  /** People who came by the customer's codes and completed an order. */
  validSubordinates: count,
  version: z.int(),
  /** The agent that this customer is. */
  agentOf: named.extend({ ended: z.boolean(), level: z.int(), rebateBp: z.int() }).nullable(),
  money: z.object({ availableUsd: count, heldUsd: count, accountId: z.string().nullable() }).nullable(),
  points: z.object({ points: count, accountId: z.string().nullable() }).nullable(),
  orders: z
    .object({
      total: count,
      paidUsd: count,
      latest: z.array(
        z.object({
          id: z.uuid(),
          kind: orderKind,
          number: z.string(),
          state: z.string(),
          payableUsd: count,
          createdAt: moment,
        }),
      ),
    })
    .nullable(),
  coupons: z
    .array(
      z.object({
        id: z.uuid(),
        couponId: z.uuid(),
        name: z.string(),
        state: z.enum(['usable', 'held', 'used', 'lapsed']),
        validUntil: moment,
      }),
    )
    .nullable(),
  addresses: z.array(addressView).nullable(),
  about: aboutUser.nullable(),
  payoutAccounts: z.array(payoutAccount.omit({ version: true })).nullable(),
  devices: z.array(userDevice),
  /** From the one who invited them upwards. */
  chain: z.array(chainPart),
  invited: count,
  notes: z.array(userNote),
  actions: z.array(z.enum(USER_ACTIONS)),
});
export type UserDetail = z.infer<typeof userDetail>;

/** Letters of any script; nothing that turns the direction of what stands beside it. */
const REAL_NAME = new RegExp(`^[^\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]{0,${limits.realName}}$`, 'u');
const PHONE = /^[\d\s+().-]{0,25}$/;

/** What staff write of a customer. Empty texts and null are what is not known. */
const person = {
  email,
  realName: z.string({ error: 'field.real_name' }).trim().regex(REAL_NAME, 'field.real_name'),
  phoneCountry: z
    .string({ error: 'field.invalid' })
    .regex(/^[A-Z]{2}$/, 'field.invalid')
    .nullable(),
  phone: z.string({ error: 'field.address_tel' }).trim().regex(PHONE, 'field.address_tel'),
  gender: z.enum(GENDERS, { error: 'field.invalid' }).nullable(),
  birthday: z.iso.date('field.birthday_format').nullable(),
};

/** A new customer. */
const newUser = z.strictObject({
  ...person,
  /** Null: taken from the e-mail. */
  nickname: nickname.nullable(),
  /** The language of mails until the customer reads another one. */
  locale: localeCode,
  /** The agent they belong to; null for the shop, of an agent's staff their own agent. */
  agentId: id.nullable(),
  /** In place of an agent: the code of the customer or agent who sent them. Empty for none. */
  inviteCode: optionalText(limits.code),
  /** The identifier of a level that is granted at once. */
  grantedLevel: text(30).nullable(),
});
export type NewUser = z.output<typeof newUser>;

/** A customer as staff change them. */
const userInput = z.strictObject({ ...person, nickname, avatar: picture.nullable() });
export type UserInput = z.output<typeof userInput>;
/** What a new customer and a changed one have in common. */
export type PersonInput = Omit<UserInput, 'nickname' | 'avatar'> & Pick<NewUser, 'nickname'>;

const params = z.object({ id });
const reason = paragraphs(limits.staffReason);
const version = z.int().min(1);

export const shapes = {
  listUsers: {
    query: z.object({
      ...pageQuery,
      ...filter,
      sort: sort.optional().default('createdAt'),
      order: order.optional().default('desc'),
    }),
    answer: countedPageOf(userRow).extend({
      counts: z.object({ all: count, active: count, disabled: count, deleted: count }),
    }),
  },
  exportUsers: {
    /** The order of the list is left out: an export goes by the time of registration. */
    query: z.object({
      ...feedQuery,
      limit: queryInt(1, MOST_EXPORTED).optional().default(100),
      ...filter,
      sort: sort.optional(),
      order: order.optional(),
    }),
    answer: feedOf(userRow),
  },
  userChoices: {
    answer: z.object({
      levels: z.array(z.object({ identifier: z.string(), name: z.string() })),
      agents: z.array(agentChoice),
    }),
  },
  readUser: { params, answer: userDetail },
  createUser: { body: newUser, answer: userDetail },
  updateUser: { params, body: userInput.extend({ version }), answer: userDetail },
  uploadUserAvatar: { params, answer: media },
  noteUser: { params, body: z.strictObject({ body: paragraphs(limits.staffNote) }), answer: userDetail },
  disableUser: { params, body: z.strictObject({ version, reason }), answer: userDetail },
  enableUser: { params, body: z.strictObject({ version, reason }), answer: userDetail },
  setUserLevel: {
    params,
    body: z.strictObject({
      version,
      /** Null: the level that their spending gives. */
      grantedLevel: text(30).nullable(),
      reason,
    }),
    answer: userDetail,
  },
  resetUserPassword: { params, body: z.strictObject({}), answer: userDetail },
  endUserDevice: { params: params.extend({ device: id }), answer: userDetail },
  endUserDevices: { params, answer: userDetail },
};
