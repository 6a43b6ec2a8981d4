import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { picture } from '../core/picture.ts';
import {
  count,
  id,
  localized,
  localizedParagraphs,
  moment,
  optionalText,
  pageOf,
  pageQuery,
} from '../core/validation.ts';
import { MESSAGE_KINDS, MESSAGE_TYPES } from './schemas.ts';

export const AUDIENCES = ['all', 'level', 'agent', 'customer'] as const;
export const MESSAGE_STATES = ['draft', 'scheduled', 'published', 'expired', 'withdrawn'] as const;

const kind = z.enum(MESSAGE_KINDS, { error: 'field.invalid' });
const type = z.enum(MESSAGE_TYPES, { error: 'field.invalid' });
const audience = z.enum(AUDIENCES, { error: 'field.invalid' });

const messageInput = z.strictObject({
  kind,
  type,
  title: localized(limits.bannerTitle),
  summary: localizedParagraphs(200),
  /** Rich text; cleaned before it is kept. */
  content: localizedParagraphs(20_000),
  cover: picture.nullable(),
  popup: z.boolean(),
  audience,
  /** Level id, agent id, or the e-mail or id of one customer; empty for all. */
  audienceTo: optionalText(60),
  /** A draft is seen by nobody. */
  draft: z.boolean(),
  /** From when it is seen; null for at once. */
  publishAt: moment.nullable(),
  expiresAt: moment.nullable(),
});
export type MessageInput = z.infer<typeof messageInput>;

const staffMessage = messageInput.extend({
  id: z.uuid(),
  state: z.enum(MESSAGE_STATES),
  publishAt: moment,
  /** Who it is for, by name. */
  audienceName: z.string(),
  reads: count,
  author: z.string(),
  createdAt: moment,
  version: z.int(),
});
export type StaffMessage = z.infer<typeof staffMessage>;

/** Somebody or some group a message can be for. */
const foundAudience = z.object({ id: z.uuid(), name: z.string(), note: z.string() });
export type FoundAudience = z.infer<typeof foundAudience>;

const params = z.object({ id });

export const shapes = {
  listMessages: {
    query: z.object({
      ...pageQuery,
      kind: kind.optional(),
      type: type.optional(),
      state: z.enum(MESSAGE_STATES, { error: 'field.invalid' }).optional(),
      title: optionalText(100).optional(),
    }),
    answer: pageOf(staffMessage),
  },
  readMessage: { params, answer: staffMessage },
  createMessage: { body: messageInput, answer: staffMessage },
  updateMessage: { params, body: messageInput.extend({ version: z.int().min(1) }), answer: staffMessage },
  withdrawMessage: { params, body: z.strictObject({}), answer: staffMessage },
  findAudience: {
    query: z.object({
      ...pageQuery,
      audience: z.enum(['level', 'agent', 'customer'], { error: 'field.invalid' }),
      word: optionalText(60).optional().default(''),
    }),
    answer: pageOf(foundAudience),
  },
  audienceSize: {
    query: z.object({ audience, audienceTo: optionalText(60).optional().default('') }),
    answer: z.object({ customers: count }),
  },
};
