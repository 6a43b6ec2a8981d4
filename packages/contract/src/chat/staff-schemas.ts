import { z } from 'zod';
import { limits } from '../core/limits.ts';
import {
  count,
  id,
  localeCode,
  localizedParagraphs,
  moment,
  nothing,
  optionalText,
  queryInt,
  text,
} from '../core/validation.ts';
import {
  chatMessage,
  chatOrder,
  draft,
  keptPicture,
  pictureBytes,
  pictureWidth,
  stretch,
  stretchQuery,
  talkState,
} from './message-schemas.ts';
import { businessHours } from './schemas.ts';

export const INBOX_TABS = ['waiting', 'mine', 'others', 'closed'] as const;
export type InboxTab = (typeof INBOX_TABS)[number];

const agentRef = z.object({ id: z.uuid(), name: z.string() });

const inboxTalk = z.object({
  id: z.uuid(),
  state: talkState,
  leftMessage: z.boolean(),
  /** Nickname, the name left with a message, or null for a visitor without one. */
  name: z.string().nullable(),
  signedIn: z.boolean(),
  email: z.string().nullable(),
  locale: localeCode,
  agent: agentRef.nullable(),
  /** Whether the asking agent holds it. */
  mine: z.boolean(),
  unread: count,
  lastSeq: z.int(),
  last: z.object({ kind: z.string(), text: z.string(), by: z.string() }),
  lastAt: moment,
  waitingSince: moment.nullable(),
  rating: z.int().nullable(),
  ratingNote: z.string(),
  createdAt: moment,
  closedAt: moment.nullable(),
});
export type InboxTalk = z.infer<typeof inboxTalk>;

const inboxCounts = z.object({ waiting: count, mine: count, others: count, unread: count });

const canned = z.object({
  id: z.uuid(),
  shortcut: z.string(),
  title: z.string(),
  text: localizedParagraphs(limits.chatText),
  version: z.int(),
});
export type Canned = z.infer<typeof canned>;
const cannedDraft = {
  shortcut: z
    .string({ error: 'field.required' })
    .trim()
    .toLowerCase()
    .min(1, 'field.required')
    .max(limits.chatShortcut, 'field.too_long')
    .regex(/^[a-z0-9-]+$/, 'field.chat_shortcut'),
  title: text(limits.chatCannedTitle),
  text: localizedParagraphs(limits.chatText),
};

/** Minutes of the day in the shop's zone; 1440 is midnight at its end. */
const span = z
  .strictObject({
    /** 1 Monday to 7 Sunday. */
    weekday: z.int().min(1).max(7),
    opens: z.int().min(0, 'field.invalid').max(1439, 'field.invalid'),
    closes: z.int().min(1, 'field.invalid').max(1440, 'field.invalid'),
  })
  .refine((one) => one.opens < one.closes, { path: ['closes'], message: 'field.chat_hours_order' });
export type Span = z.infer<typeof span>;
const day = z.iso.date({ error: 'field.invalid' });
const closedDay = z.strictObject({ day, note: optionalText(limits.chatCannedTitle) });

const hours = z.object({
  zone: z.string(),
  spans: z.array(span),
  closedDays: z.array(closedDay),
  /** Whether a new talk goes to the agent in the inbox who holds the fewest. */
  autoAssign: z.boolean(),
  /** Another text whenever the hours are others. */
  version: z.string(),
  desk: businessHours,
});
export type ChatHours = z.infer<typeof hours>;

const params = z.object({ id });

export const shapes = {
  listTalks: {
    query: z.object({
      tab: z.enum(INBOX_TABS, { error: 'field.invalid' }).optional().default('waiting'),
      page: queryInt(1, 100_000).optional().default(1),
      limit: queryInt(1, 100).optional().default(30),
    }),
    answer: z.object({ list: z.array(inboxTalk), total: count, page: count, limit: count, counts: inboxCounts }),
  },
  counts: { answer: inboxCounts },
  readTalk: { params, answer: inboxTalk },
  messages: { params, query: z.object(stretchQuery), answer: stretch },
  send: { params, body: draft, answer: chatMessage },
  take: { params, body: z.strictObject({}), answer: inboxTalk },
  handOver: { params, body: z.strictObject({ staffId: id }), answer: inboxTalk },
  close: { params, body: z.strictObject({ askRating: z.boolean() }), answer: inboxTalk },
  markRead: { params, body: z.strictObject({ seq: z.int().min(1).max(999_999_999) }), answer: nothing },
  typing: { params, body: z.strictObject({}), answer: nothing },
  person: {
    params,
    answer: z.object({
      customer: z
        .object({
          id: z.uuid(),
          nickname: z.string(),
          email: z.string(),
          spentUsd: z.int(),
          createdAt: moment,
        })
        .nullable(),
      /** What was left with a message. */
      left: z.object({ name: z.string(), email: z.string() }).nullable(),
      locale: localeCode,
      talks: count,
      /** Null when the role may not see product orders. */
      orders: z.array(chatOrder).nullable(),
    }),
  },
  agents: {
    params,
    answer: z.array(agentRef.extend({ present: z.boolean(), holds: count })),
  },
  present: { body: z.strictObject({}), answer: nothing },
  uploadChatPicture: { answer: keptPicture },
  picture: {
    params,
    query: z.object({ seq: stretchQuery.before.unwrap(), width: pictureWidth }),
    answer: pictureBytes,
  },
  listCanned: { answer: z.array(canned) },
  createCanned: { body: z.strictObject(cannedDraft), answer: canned },
  updateCanned: {
    params,
    body: z.strictObject({ ...cannedDraft, version: z.int().min(1, 'field.too_small') }),
    answer: canned,
  },
  deleteCanned: { params, answer: nothing },
  readHours: { answer: hours },
  saveHours: {
    body: z.strictObject({
      spans: z.array(span).max(limits.chatHourSpans, 'field.too_big'),
      closedDays: z.array(closedDay).max(limits.chatClosedDays, 'field.too_big'),
      autoAssign: z.boolean({ error: 'field.invalid' }),
      version: z.string().max(64),
    }),
    answer: hours,
  },
};
