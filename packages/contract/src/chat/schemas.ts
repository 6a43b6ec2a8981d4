import { z } from 'zod';
import { limits } from '../core/limits.ts';
import {
  count,
  email,
  id,
  moment,
  nothing,
  optionalParagraphs,
  paragraphs,
  queryList,
  text,
} from '../core/validation.ts';
import {
  chatMessage,
  chatProduct,
  draft,
  keptPicture,
  pictureBytes,
  pictureWidth,
  stretch,
  stretchQuery,
  talkState,
} from './message-schemas.ts';

/** Whether somebody answers now, and when somebody will again. */
export const businessHours = z.object({ open: z.boolean(), backAt: moment.nullable() });
export type ChatBusinessHours = z.infer<typeof businessHours>;

const talk = z.object({
  id: z.uuid(),
  state: talkState,
  /** Began as a message left while nobody was there. */
  leftMessage: z.boolean(),
  /** Who answers; null while it waits. */
  agent: z.string().nullable(),
  lastSeq: z.int(),
  unread: count,
  ratingAsked: z.boolean(),
  rating: z.int().nullable(),
  createdAt: moment,
  closedAt: moment.nullable(),
  /** The talk before this one. */
  previous: z.uuid().nullable(),
});
export type ChatTalk = z.infer<typeof talk>;

const ofTalk = z.strictObject({ talk: id });

export const shapes = {
  chatState: { answer: z.object({ desk: businessHours, talk: talk.nullable(), unread: count }) },
  beginVisit: { body: z.strictObject({}), answer: z.object({ token: z.string() }) },
  mergeVisit: { body: z.strictObject({}), answer: z.object({ talk: z.uuid().nullable() }) },
  sendMessage: { body: draft, answer: z.object({ talk: z.uuid(), message: chatMessage }) },
  leaveMessage: {
    body: z.strictObject({
      clientId: id,
      name: text(limits.chatName),
      email,
      text: paragraphs(limits.chatText, 'field.chat_text'),
    }),
    answer: z.object({ talk: z.uuid() }),
  },
  readTalk: { query: z.object({ talk: id }), answer: talk },
  messages: { query: z.object({ talk: id, ...stretchQuery }), answer: stretch },
  markRead: { body: z.strictObject({ talk: id, seq: z.int().min(1).max(999_999_999) }), answer: nothing },
  typing: { body: ofTalk, answer: nothing },
  endTalk: { body: ofTalk, answer: nothing },
  rateTalk: {
    body: z.strictObject({
      talk: id,
      stars: z.int('field.rating').min(1, 'field.rating').max(5, 'field.rating'),
      note: optionalParagraphs(limits.chatRatingNote).optional().default(''),
    }),
    answer: nothing,
  },
  uploadPicture: { answer: keptPicture },
  picture: {
    query: z.object({ talk: id, seq: stretchQuery.before.unwrap(), width: pictureWidth }),
    answer: pictureBytes,
  },
  goods: {
    query: z.object({
      ids: z
        .string()
        .max(37 * limits.chatRecentGoods, 'field.too_long')
        .pipe(queryList(id, limits.chatRecentGoods, 'field.too_big')),
    }),
    answer: z.array(chatProduct),
  },
};
