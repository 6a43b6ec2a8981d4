import { z } from 'zod';
import { media, picture } from '../../core/picture.ts';
import {
  count,
  distinct,
  id,
  localized,
  localizedParagraphs,
  moment,
  optionalText,
  pageOf,
  pageQuery,
  queryFlag,
} from '../../core/validation.ts';
import { tourLimits } from '../tours/limits.ts';
import { tourComboLimits } from './limits.ts';
import { COMBO_CANCELS } from './views.ts';

const params = z.object({ id });
const withVersion = { version: z.int().min(1) };
const whole = (min: number, max: number) => z.int('field.number').min(min, 'field.too_small').max(max, 'field.too_big');

/** Texts of an answer: as stored, empty ones left out. */
const texts = z.object({
  'en-US': z.string(),
  'zh-cn': z.string().optional(),
  es: z.string().optional(),
  pt: z.string().optional(),
});

export const tourComboInput = z
  .strictObject({
    name: localized(tourLimits.name),
    story: localizedParagraphs(tourLimits.story),
    cityId: id,
    cover: picture,
    gallery: z.array(media).max(tourLimits.gallery, 'field.too_big'),
    tours: z
      .array(z.strictObject({ tourId: id, optional: z.boolean() }))
      .min(2, 'field.tour_combo_tours')
      .max(tourComboLimits.tours, 'field.tour_combo_tours')
      .meta({ uniqueItems: true }),
    /** Basis points off each tour. */
    offBp: whole(1, 9_000),
    windowDays: whole(1, tourComboLimits.windowDays),
    cancel: z.enum(COMBO_CANCELS, { error: 'field.invalid' }),
    online: z.boolean(),
    sortWeight: whole(0, 9_999),
  })
  .superRefine(({ tours }, context) => {
    const at = (message: string) => context.addIssue({ code: 'custom', path: ['tours'], message });
    if (new Set(tours.map(({ tourId }) => tourId)).size < tours.length) at('field.tour_combo_twice');
    if (tours.filter(({ optional }) => !optional).length < 2) at('field.tour_combo_optional');
  });
export type TourComboInput = z.output<typeof tourComboInput>;

const staffTourComboRow = z.object({
  id: z.uuid(),
  version: z.int(),
  name: texts,
  city: z.string(),
  cover: picture,
  tours: count,
  /** Percent off. */
  percent: z.number(),
  windowDays: z.int(),
  cancel: z.enum(COMBO_CANCELS),
  /** Bundles of it that were paid. */
  sold: count,
  /** Its tours that are not on sale, optional ones too. */
  offline: count,
  sortWeight: z.int(),
  online: z.boolean(),
  createdAt: moment,
});
export type StaffTourComboRow = z.infer<typeof staffTourComboRow>;

const staffTourCombo = z.object({
  ...tourComboInput.shape,
  id: z.uuid(),
  version: z.int(),
  name: texts,
  story: texts,
  tours: z.array(z.object({ tourId: z.uuid(), optional: z.boolean(), name: z.string(), online: z.boolean() })),
});
export type StaffTourCombo = z.infer<typeof staffTourCombo>;

export const shapes = {
  listTourCombos: {
    query: z.object({
      ...pageQuery,
      keyword: optionalText(60).optional(),
      cityId: id.optional(),
      online: queryFlag.optional(),
    }),
    answer: pageOf(staffTourComboRow),
  },
  readTourCombo: { params, answer: staffTourCombo },
  createTourCombo: { body: tourComboInput, answer: staffTourCombo },
  updateTourCombo: { params, body: tourComboInput.safeExtend(withVersion), answer: staffTourCombo },
  setTourCombosOnline: {
    body: z.strictObject({
      ids: distinct(z.array(id).min(1, 'field.required').max(100, 'field.too_big')),
      online: z.boolean(),
    }),
    answer: z.object({ changed: count }),
  },
};
