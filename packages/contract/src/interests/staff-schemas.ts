import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { picture } from '../core/picture.ts';
import {
  count,
  distinct,
  id,
  localized,
  moment,
  nothing,
  optionalText,
  pageOf,
  pageQuery,
  queryFlag,
} from '../core/validation.ts';

const nameView = z.object({
  'en-US': z.string(),
  'zh-cn': z.string().optional(),
  es: z.string().optional(),
  pt: z.string().optional(),
});

export const PREFERENCE_KINDS = ['style', 'audience'] as const;
const preferenceKind = z.enum(PREFERENCE_KINDS, { error: 'field.required' });

const choiceInput = z.strictObject({
  name: localized(limits.interestName),
  image: picture.nullable(),
  enabled: z.boolean(),
  sortWeight: z.int('field.number').min(0, 'field.too_small').max(9_999, 'field.too_big'),
});
export type ChoiceInput = z.output<typeof choiceInput>;

const staffChoice = z.object({
  id: z.uuid(),
  name: nameView,
  image: picture.nullable(),
  enabled: z.boolean(),
  sortWeight: z.int(),
  /** Customers who have chosen it. */
  chosenBy: count,
  createdAt: moment,
  version: z.int(),
});
const staffHobby = staffChoice.extend({ kind: z.literal('hobby') });
const staffPreference = staffChoice.extend({ kind: preferenceKind });
export type StaffHobby = z.infer<typeof staffHobby>;
export type StaffPreference = z.infer<typeof staffPreference>;

const listQuery = {
  ...pageQuery,
  name: optionalText(limits.interestName).optional(),
  enabled: queryFlag.optional(),
  sort: z.enum(['sortWeight', 'chosenBy', 'createdAt'], { error: 'field.invalid' }).optional().default('sortWeight'),
  order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
};
const version = z.int().min(0);
const params = z.object({ id });
const flags = {
  body: z.strictObject({
    ids: distinct(z.array(id).min(1, 'field.required').max(100, 'field.too_big')),
    enabled: z.boolean(),
  }),
  answer: z.object({ changed: z.array(z.uuid()), missing: z.array(z.uuid()) }),
};

export const shapes = {
  listHobbies: {
    query: z.object(listQuery),
    answer: pageOf(staffHobby).extend({ counts: z.object({ all: count, enabled: count, disabled: count }) }),
  },
  createHobby: { body: choiceInput, answer: staffHobby },
  updateHobby: { params, body: choiceInput.extend({ version }), answer: staffHobby },
  setHobbyFlags: flags,
  deleteHobby: { params, answer: nothing },
  listPreferences: {
    query: z.object({ ...listQuery, kind: preferenceKind.optional() }),
    answer: pageOf(staffPreference).extend({ counts: z.object({ all: count, style: count, audience: count }) }),
  },
  createPreference: { body: choiceInput.extend({ kind: preferenceKind }), answer: staffPreference },
  updatePreference: { params, body: choiceInput.extend({ version }), answer: staffPreference },
  setPreferenceFlags: flags,
  deletePreference: { params, answer: nothing },
};
