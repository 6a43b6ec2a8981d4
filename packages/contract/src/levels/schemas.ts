import { z } from 'zod';
import { picture } from '../core/picture.ts';
import { count, feedOf, feedQuery, moment, price } from '../core/validation.ts';

const memberLevel = z.object({
  id: z.uuid(),
  identifier: z.string(),
  name: z.string(),
  image: picture.nullable(),
  /** Spent value from which the level is held. */
  threshold: price,
  /** Taken off every order, in percent. */
  discountPercent: z.number(),
  benefits: z.array(z.string()),
  state: z.enum(['passed', 'current', 'ahead']),
});
export type MemberLevel = z.infer<typeof memberLevel>;

const subordinate = z.object({
  id: z.uuid(),
  /** Shortened: it is somebody else's name. */
  nickname: z.string(),
  avatar: picture.nullable(),
  joinedAt: moment,
  /** Has completed an order. */
  valid: z.boolean(),
});
export type Subordinate = z.infer<typeof subordinate>;

export const shapes = {
  memberLevels: { answer: z.object({ levels: z.array(memberLevel), spent: price, toNext: price.nullable() }) },
  subordinates: { query: z.object(feedQuery), answer: feedOf(subordinate).extend({ all: count, valid: count }) },
};
