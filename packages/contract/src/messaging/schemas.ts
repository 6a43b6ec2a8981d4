import { z } from 'zod';
import { picture } from '../core/picture.ts';
import { count, distinct, feedOf, feedQuery, id, moment } from '../core/validation.ts';
import { TRAVEL_PAYABLES } from '../travel/kinds.ts';

/** A notice is for everybody or a group and is written by staff; inbox messages come to one person or a group. */
export const MESSAGE_KINDS = ['notice', 'inbox'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What a message is about; decides its icon. */
export const MESSAGE_TYPES = ['system', 'order', 'wallet', 'promotion', 'service'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** Where a message leads: the record it is about, by its id; of `money_log` the id is the unit of the log. */
const MESSAGE_LINK_KINDS = [
  'order',
  'order_group',
  'product',
  'after_sale',
  'payment',
  'top_up',
  'withdrawal',
  'transfer',
  'rebate',
  'money_log',
  'deal',
  'restaurant',
  'price_alert',
  'passkey',
  ...TRAVEL_PAYABLES,
] as const;
export type MessageLinkKind = (typeof MESSAGE_LINK_KINDS)[number];

/** Where a message leads, if anywhere. */
const messageLink = z.object({ kind: z.enum(MESSAGE_LINK_KINDS), id: z.string() });

const messageSummary = z.object({
  id: z.uuid(),
  kind: z.enum(MESSAGE_KINDS),
  type: z.enum(MESSAGE_TYPES),
  title: z.string(),
  summary: z.string(),
  cover: picture.nullable(),
  at: moment,
  read: z.boolean(),
  link: messageLink.nullable(),
});
export type MessageSummary = z.infer<typeof messageSummary>;

const messageDetail = messageSummary.extend({ html: z.string() });
export type MessageDetail = z.infer<typeof messageDetail>;

const unreadCounts = z.object({ notice: count, inbox: count });

const kind = z.enum(MESSAGE_KINDS, { error: 'field.invalid' });

export const shapes = {
  messageList: {
    query: z.object({ ...feedQuery, kind: kind.optional().default('inbox') }),
    answer: feedOf(messageSummary).extend({ unread: unreadCounts }),
  },
  messageDetail: { query: z.object({ id }), answer: messageDetail },
  readMessages: {
    body: z.strictObject({ ids: distinct(z.array(id).min(1).max(100)).optional(), kind: kind.optional() }),
    answer: unreadCounts,
  },
  deleteMessages: { body: z.strictObject({ ids: distinct(z.array(id).min(1).max(100)) }), answer: unreadCounts },
  popupMessage: { answer: messageDetail.nullable() },
};
