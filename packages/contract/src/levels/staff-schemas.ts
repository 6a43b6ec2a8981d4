import { z } from 'zod';
import { cents } from '../core/amounts.ts';
import { picture } from '../core/picture.ts';
import {
  count,
  id,
  localized,
  moment,
  optionalParagraphs,
  optionalText,
  pageOf,
  pageQuery,
  text,
} from '../core/validation.ts';

const levelInput = z.strictObject({
  identifier: text(30).regex(/^[a-z0-9_-]+$/, 'field.level_identifier'),
  name: localized(30),
  image: picture.nullable(),
  thresholdUsd: cents(100_000_000_00),
  /** In basis points: 100 are one percent. */
  discountBp: z.int('field.number').min(0, 'field.too_small').max(5_000, 'field.too_big'),
  /** One benefit a line. */
  benefits: z.strictObject({
    'en-US': optionalParagraphs(1_000),
    'zh-cn': optionalParagraphs(1_000).optional(),
    es: optionalParagraphs(1_000).optional(),
    pt: optionalParagraphs(1_000).optional(),
  }),
});
export type LevelInput = z.infer<typeof levelInput>;

const staffLevel = levelInput.extend({
  id: z.uuid(),
  members: count,
  version: z.int(),
  updatedAt: moment,
});
export type StaffLevel = z.infer<typeof staffLevel>;

const params = z.object({ id });

export const shapes = {
  listLevels: {
    query: z.object({ ...pageQuery, name: optionalText(60).optional() }),
    answer: pageOf(staffLevel),
  },
  readLevel: { params, answer: staffLevel },
  createLevel: { body: levelInput, answer: staffLevel },
  updateLevel: { params, body: levelInput.extend({ version: z.int().min(1) }), answer: staffLevel },
  deleteLevel: { params, answer: z.null() },
};
