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
  text,
} from '../core/validation.ts';
import { TAG_COLOURS } from './tag-colours.ts';

const order = z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc');
const localizedView = z.object({
  'en-US': z.string(),
  'zh-cn': z.string().optional(),
  es: z.string().optional(),
  pt: z.string().optional(),
});
const params = z.object({ id });
const version = z.int().min(0);
const sorted = z.enum(['createdAt'], { error: 'field.invalid' }).optional().default('createdAt');

export const specTemplateInput = z.strictObject({
  name: localized(60),
  values: z.array(localized(60)).min(1, 'field.required').max(limits.specValues, 'field.too_big'),
});
const specTemplate = z.object({
  id: z.uuid(),
  name: localizedView,
  values: z.array(localizedView),
  createdAt: moment,
  updatedAt: moment,
  version: z.int(),
});
export type SpecTemplate = z.infer<typeof specTemplate>;

export const productTagInput = z.strictObject({
  code: text(limits.code).regex(/^[a-z0-9_-]+$/, 'field.code'),
  name: localized(limits.tag),
  colour: z.enum(TAG_COLOURS, { error: 'field.required' }),
});
const productTag = z.object({
  id: z.uuid(),
  code: z.string(),
  name: localizedView,
  colour: z.enum(TAG_COLOURS),
  /** Products that bear it. */
  products: count,
  createdAt: moment,
  version: z.int(),
});
export type ProductTag = z.infer<typeof productTag>;

export const carouselItemInput = z.strictObject({
  productId: id,
  sortWeight: z.int('field.number').min(0, 'field.number').max(9_999, 'field.too_big'),
  startsAt: moment,
  endsAt: moment.nullable(),
  enabled: z.boolean(),
});
const CAROUSEL_STATES = ['showing', 'scheduled', 'ended', 'off'] as const;
const carouselItem = z.object({
  id: z.uuid(),
  product: z.object({ id: z.uuid(), name: z.string(), cover: picture, online: z.boolean() }),
  sortWeight: z.int(),
  startsAt: moment,
  endsAt: moment.nullable(),
  enabled: z.boolean(),
  state: z.enum(CAROUSEL_STATES),
  createdAt: moment,
  version: z.int(),
});
export type CarouselItem = z.infer<typeof carouselItem>;

export const shapes = {
  listSpecTemplates: {
    query: z.object({ ...pageQuery, name: optionalText(60).optional(), sort: sorted, order }),
    answer: pageOf(specTemplate),
  },
  createSpecTemplate: { body: specTemplateInput, answer: specTemplate },
  updateSpecTemplate: { params, body: specTemplateInput.extend({ version }), answer: specTemplate },
  deleteSpecTemplate: { params, answer: nothing },

  listProductTags: {
    query: z.object({
      ...pageQuery,
      name: optionalText(limits.tag).optional(),
      code: optionalText(limits.code).optional(),
      colour: z.enum(TAG_COLOURS, { error: 'field.invalid' }).optional(),
      sort: sorted,
      order,
    }),
    answer: pageOf(productTag),
  },
  createProductTag: { body: productTagInput, answer: productTag },
  updateProductTag: { params, body: productTagInput.extend({ version }), answer: productTag },
  deleteProductTag: { params, answer: nothing },

  listCarousel: {
    query: z.object({
      ...pageQuery,
      name: optionalText(60).optional(),
      state: z.enum(CAROUSEL_STATES, { error: 'field.invalid' }).optional(),
      enabled: queryFlag.optional(),
      sort: z
        .enum(['sortWeight', 'startsAt', 'createdAt'], { error: 'field.invalid' })
        .optional()
        .default('sortWeight'),
      order,
    }),
    answer: pageOf(carouselItem).extend({
      counts: z.object({ all: count, showing: count, scheduled: count, ended: count, off: count }),
    }),
  },
  createCarouselItem: { body: carouselItemInput, answer: carouselItem },
  updateCarouselItem: { params, body: carouselItemInput.extend({ version }), answer: carouselItem },
  deleteCarouselItem: { params, answer: nothing },
  orderCarousel: {
    /** Every place in its new order, the first one first. */
    body: z.strictObject({ ids: distinct(z.array(id).min(1, 'field.required').max(100, 'field.too_big')) }),
    answer: nothing,
  },
};
