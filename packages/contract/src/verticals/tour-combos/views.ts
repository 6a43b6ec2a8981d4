import { z } from 'zod';
import { media, picture } from '../../core/picture.ts';
import { count, moment, price } from '../../core/validation.ts';
import { dealMark } from '../../deals/deal-mark.ts';
import { memberParts } from '../../levels/member-parts.ts';
import { TOUR_KINDS } from '../tours/facts.ts';
import { guideLanguage } from '../tours/views.ts';

/** How the tours of a combo are cancelled once it is paid: only all together, or each by itself. */
export const COMBO_CANCELS = ['whole', 'parts'] as const;

export const tourComboCard = z.object({
  id: z.uuid(),
  name: z.string(),
  cityId: z.uuid(),
  city: z.string(),
  cover: picture,
  /** Names of its tours in their order, optional ones marked. */
  tours: z.array(z.object({ name: z.string(), optional: z.boolean() })),
  /** Days its tours take together, optional ones left out. */
  days: z.int(),
  /** Every tour begins within so many days. */
  windowDays: z.int(),
  /** Percent off each of its tours, with two decimals at most. */
  percent: z.number(),
  /** The lowest of one adult for every tour that is not optional, on departures that fit together. */
  price,
  /** The same departures booked one by one. */
  alone: price,
  memberParts,
  /** The deal on the combo that the price is at, `usual` being the combo without it. */
  deal: dealMark,
  /** The day on which these departures begin. */
  nextDay: z.iso.date(),
});
export type TourComboCard = z.infer<typeof tourComboCard>;

const tourComboPart = z.object({
  tourId: z.uuid(),
  optional: z.boolean(),
  kind: z.enum(TOUR_KINDS),
  name: z.string(),
  summary: z.string(),
  city: z.string(),
  cover: picture,
  days: z.int(),
  nights: z.int(),
  /** Of a tour within a day. */
  hours: z.number().nullable(),
  languages: z.array(guideLanguage),
  minAge: z.int(),
  maxParty: z.int(),
  /** Who must be named for it: who answers for the booking, or everybody. */
  names: z.enum(['lead', 'all']),
  zone: z.string(),
  /** Today there. */
  today: z.iso.date(),
  score: z.number().nullable(),
  reviews: count,
  /** The lowest of one adult booked alone; null where no departure has room. */
  from: price.nullable(),
  /** The first day on which one has room for one adult; null where none has. */
  nextDay: z.iso.date().nullable(),
  /** Days before the first day at the starting hour, and the percent that cancelling costs. */
  cancelSteps: z.array(z.object({ daysBefore: z.int(), percent: z.int() })),
});
export type TourComboPart = z.infer<typeof tourComboPart>;

export const tourComboDetail = tourComboCard.omit({ tours: true, price: true, alone: true, nextDay: true }).extend({
  country: z.string(),
  story: z.string(),
  gallery: z.array(media),
  cancel: z.enum(COMBO_CANCELS),
  parts: z.array(tourComboPart),
  /** As on its card; null where its tours cannot be had together now. */
  price: price.nullable(),
  alone: price.nullable(),
  nextDay: z.iso.date().nullable(),
  /** The deal that runs on it: whole percent off, on bookings whose first day is one of its days, of the place's calendar. */
  dealTerms: z
    .object({
      percent: z.int(),
      from: z.iso.date().nullable(),
      to: z.iso.date().nullable(),
      weekdays: z.array(z.int()),
      endsAt: moment,
    })
    .nullable(),
});
export type TourComboDetail = z.infer<typeof tourComboDetail>;
