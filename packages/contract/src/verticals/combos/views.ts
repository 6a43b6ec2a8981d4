import { z } from 'zod';
import { media, picture } from '../../core/picture.ts';
import { count, moment, price } from '../../core/validation.ts';
import { dealMark } from '../../deals/deal-mark.ts';
import { memberParts } from '../../levels/member-parts.ts';
import { policyStep, serviceTime, travelKindName, travelSubject } from '../../travel/order-views.ts';
import { SLOT_STATES } from './facts.ts';

/** What a combo is made of, in a few words. */
const comboSlotShort = z.object({ kind: travelKindName, optional: z.boolean(), nights: z.int() });

export const comboCard = z.object({
  id: z.uuid(),
  name: z.string(),
  cityId: z.uuid(),
  city: z.string(),
  country: z.string(),
  cover: picture,
  days: z.int(),
  nights: z.int(),
  /** Whom it is made for, and priced for here. */
  adults: z.int(),
  children: z.int(),
  /** Percent off each of its parts, with two decimals at most. */
  percent: z.number(),
  slots: z.array(comboSlotShort),
  themes: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** When it is sold from; null where it is sold now. */
  soldFrom: moment.nullable(),
  /** The lowest found for that party, without what is optional; null where nothing was found. */
  price: price.nullable(),
  /** The same parts booked one by one. */
  alone: price.nullable(),
  memberParts,
  /** The deal on the combo that the price is at, `usual` being the combo without it. */
  deal: dealMark,
  /** How many are left where they are few, 0 for sold out; null where there are more, or only its parts limit it. */
  left: count.nullable(),
  /** The first day at that price, and the city that it is flown from; null where it does not fly. */
  day: z.iso.date().nullable(),
  from: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type ComboCard = z.infer<typeof comboCard>;

const comboSlotView = z.object({
  key: z.string(),
  kind: travelKindName,
  label: z.string(),
  optional: z.boolean(),
  /** Cancelled only together with the other core parts. */
  core: z.boolean(),
  /** Days after the first one, and nights that it lasts; 0 for within a day. */
  dayOffset: z.int(),
  nights: z.int(),
});
export type ComboSlotView = z.infer<typeof comboSlotView>;

export const comboDetail = comboCard.omit({ slots: true }).extend({
  story: z.string(),
  gallery: z.array(media),
  slots: z.array(comboSlotView),
  /** Cities that it can be flown from, the likeliest first; empty where it does not fly. */
  origins: z.array(z.object({ id: z.uuid(), name: z.string(), country: z.string(), zone: z.string() })),
  /** Of the destination, with the first and the last day on which it may begin there; not on each of the days between. */
  zone: z.string(),
  /** When it is no longer sold; null where no end is set. */
  soldUntil: moment.nullable(),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
});
export type ComboDetail = z.infer<typeof comboDetail>;

/** What fills a slot, or could. */
const filling = {
  /** Names it among the choices of its slot. */
  key: z.string(),
  subject: travelSubject,
  service: serviceTime,
  /** What it costs booked alone, and in the combo, taxes included. */
  alone: price,
  price,
  /** Percent of tax in both, by which what they are for a member's level follows; null where a level takes nothing off. */
  memberTaxPercent: z.number().nullable(),
  policy: z.array(policyStep),
};

const comboPlanPart = z.object({
  slot: z.string(),
  state: z.enum(SLOT_STATES),
  /** The days of the slot at its place. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** What fills it, with the city that it is in, empty where it has no place of its own; null unless `in`. */
  filled: z.object({ ...filling, city: z.string() }).nullable(),
  /** Whether something else could fill it. */
  swappable: z.boolean(),
  /** Of something that was chosen and cannot be had any more: why, as a key of the catalogue; something else fills the slot. */
  lost: z.string().nullable(),
});
export type ComboPlanPart = z.infer<typeof comboPlanPart>;

/** A combo on its days: each of its slots filled, with what it costs. */
export const comboPlan = z.object({
  comboId: z.uuid(),
  day: z.iso.date(),
  lastDay: z.iso.date(),
  fromCityId: z.uuid().nullable(),
  /** In the order of the slots. */
  parts: z.array(comboPlanPart),
  /** Whether every slot that is not optional is filled: only then it has prices, and can be booked. */
  complete: z.boolean(),
  price: price.nullable(),
  alone: price.nullable(),
  /** What is saved against booking alone; 0 where nothing is. */
  saved: price.nullable(),
  /** The deal on the combo that the price is at, `usual` being the combo without it. */
  deal: dealMark,
  /** Whether rooms are from the night before the first day on. */
  early: z.boolean(),
  /** Whether its flights land so early that a bed of the night before is wanted, and the combo has rooms for the first night. */
  landsEarly: z.boolean(),
  /** Whether the booking needs saved passengers with travel documents. */
  documents: z.boolean(),
});
export type ComboPlan = z.infer<typeof comboPlan>;

export const comboChoice = z.object({
  ...filling,
  /** Whether it fills the slot now. */
  current: z.boolean(),
  /** What the whole costs with it. */
  total: price,
});
export type ComboChoice = z.infer<typeof comboChoice>;
