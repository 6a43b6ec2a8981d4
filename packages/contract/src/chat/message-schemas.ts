import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { picture } from '../core/picture.ts';
import { count, id, moment, paragraphs, price, queryInt } from '../core/validation.ts';
import { orderState } from '../orders/schemas.ts';
import { talkMachine } from './talk.machine.ts';

export const talkState = z.enum(talkMachine.states);

/** What the system notes in a talk; `message.text` is the agent's name where one is meant. */
export const TALK_EVENTS = [
  'joined',
  'handed_over',
  'closed',
  'closed_by_person',
  'rating_asked',
  'continued',
] as const;

/** A product as it is shown within a talk. */
export const chatProduct = z.object({
  id: z.uuid(),
  name: z.string(),
  cover: picture,
  price,
  /** As on its card: the price, or the points, are then said as "from". */
  priceVaries: z.boolean(),
  points: z.int().nullable(),
});
export type ChatProduct = z.infer<typeof chatProduct>;

/** An order as it is shown within a talk. */
export const chatOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  state: orderState,
  cover: picture.nullable(),
  count,
  payable: price,
  createdAt: moment,
});
export type ChatOrder = z.infer<typeof chatOrder>;

export const chatMessage = z.object({
  /** Counts from 1 in each talk, without a gap. */
  seq: z.int(),
  clientId: z.uuid().nullable(),
  by: z.enum(['person', 'staff', 'system']),
  /** Name of the agent who wrote it. */
  who: z.string().nullable(),
  kind: z.enum(['text', 'picture', 'product', 'order', 'event']),
  text: z.string(),
  picture: z.object({ width: z.int(), height: z.int() }).nullable(),
  /** Null as well when the product or the order is no longer to be had. */
  product: chatProduct.nullable(),
  order: chatOrder.nullable(),
  event: z.enum(TALK_EVENTS).nullable(),
  at: moment,
});
export type ChatMessage = z.infer<typeof chatMessage>;

const clientId = id;
/** What somebody sends; the id makes sending it again harmless. */
export const draft = z.discriminatedUnion('kind', [
  z.strictObject({ clientId, kind: z.literal('text'), text: paragraphs(limits.chatText, 'field.chat_text') }),
  z.strictObject({ clientId, kind: z.literal('picture'), picture }),
  z.strictObject({ clientId, kind: z.literal('product'), productId: id }),
  z.strictObject({ clientId, kind: z.literal('order'), orderId: id }),
]);
export type ChatDraft = z.infer<typeof draft>;

/** `since`: what is newer than this number. `before`: the stretch that ends below it. Neither: the newest. */
export const stretchQuery = {
  since: queryInt(0, 999_999_999).optional(),
  before: queryInt(1, 999_999_999).optional(),
  limit: queryInt(1, 100).optional().default(30),
};
export const stretch = z.object({
  list: z.array(chatMessage),
  /** Whether there is more in the direction that was asked for. */
  more: z.boolean(),
  lastSeq: z.int(),
  /** How far each side has read. */
  personSeq: z.int(),
  staffSeq: z.int(),
});
export type ChatStretch = z.infer<typeof stretch>;

/** Bytes of a picture that only the people of the talk may see. */
export const pictureBytes = z.object({ type: z.literal('image/webp'), base64: z.string() });
export const pictureWidth = z.enum(['360', '720'], { error: 'field.invalid' }).optional().default('720');
export const keptPicture = z.object({ id: z.uuid(), url: picture, width: z.int(), height: z.int() });
