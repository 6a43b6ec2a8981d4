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
import { travelKindName } from '../../travel/order-views.ts';
import { slotRule } from '../../travel/slot-rules.ts';
import { comboDay } from './combo-schemas.ts';
import { comboLimits } from './limits.ts';
import { slotKey } from './picks.ts';

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

const slotInput = z.strictObject({
  key: slotKey,
  label: localized(comboLimits.label),
  dayOffset: whole(0, comboLimits.days - 1),
  /** 0 for what is within a day. */
  nights: whole(0, comboLimits.days),
  optional: z.boolean(),
  core: z.boolean(),
  rule: slotRule,
});
export type ComboSlotInput = z.output<typeof slotInput>;

/** What is wrong with a part of a combo of so many days: the field, and the key of what is said of it. */
function faultsOf(slot: z.output<typeof slotInput>, days: number): [field: string, said: string][] {
  const lasts = slot.rule.kind === 'hotel' || slot.rule.kind === 'flight';
  const faults: [string, string, boolean][] = [
    ['dayOffset', 'field.combo_slot_days', slot.dayOffset + slot.nights > days],
    ['nights', 'field.combo_slot_nights', lasts && slot.nights < 1],
    ['core', 'field.combo_core', slot.core && slot.optional],
  ];
  return faults.flatMap(([field, said, wrong]) => (wrong ? [[field, said]] : []));
}

const comboInput = z
  .strictObject({
    name: localized(comboLimits.name),
    story: localizedParagraphs(comboLimits.story),
    cityId: id,
    cover: picture,
    gallery: z.array(media).max(comboLimits.gallery, 'field.too_big'),
    days: whole(1, comboLimits.days),
    nights: whole(0, comboLimits.days),
    /** Whom it is made for: prices on cards are theirs. */
    adults: whole(1, comboLimits.travellers),
    children: whole(0, comboLimits.travellers - 1),
    /** Basis points off each part. */
    offBp: whole(1, 9_000),
    /** How many are sold in all; null for as many as its parts allow. */
    stock: whole(0, comboLimits.stock).nullable(),
    /** From when until when it is sold; null for no bound. */
    bookFrom: moment.nullable(),
    bookUntil: moment.nullable(),
    /** The first and the last day on which it may begin, at its place; null for no bound. */
    travelFrom: comboDay.nullable(),
    travelUntil: comboDay.nullable(),
    /** Stretches of days, both ends included, that no trip touches. */
    blackout: z.array(z.strictObject({ from: comboDay, to: comboDay })).max(comboLimits.blackout, 'field.too_big'),
    /** Terms of the dictionary, of the kind `theme`. */
    themes: distinct(z.array(id).max(comboLimits.themes, 'field.too_big')),
    slots: z
      .array(slotInput)
      .min(2, 'field.combo_slots')
      .max(comboLimits.slots, 'field.combo_slots')
      .meta({ uniqueItems: true }),
    online: z.boolean(),
    sortWeight: whole(0, 9_999),
  })
  .superRefine(({ slots, days, nights, adults, children, ...rest }, context) => {
    const at = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    const { bookFrom, bookUntil, travelFrom, travelUntil, blackout } = rest;
    if (bookFrom !== null && bookUntil !== null && Date.parse(bookUntil) <= Date.parse(bookFrom))
      at(['bookUntil'], 'field.after_start');
    if (travelFrom !== null && travelUntil !== null && travelUntil < travelFrom)
      at(['travelUntil'], 'field.range_order');
    for (const [index, { from, to }] of blackout.entries()) {
      if (to < from) at(['blackout', index, 'to'], 'field.range_order');
    }
    if (nights > days) at(['nights'], 'field.combo_nights');
    if (adults + children > comboLimits.travellers) at(['adults'], 'field.combo_travellers');
    if (new Set(slots.map(({ key }) => key)).size < slots.length) at(['slots'], 'field.combo_slot_twice');
    if (slots.filter(({ optional }) => !optional).length < 2) at(['slots'], 'field.combo_slots');
    if (slots.filter(({ rule }) => rule.kind === 'flight').length > 1) at(['slots'], 'field.combo_one_flight');
    for (const [index, slot] of slots.entries()) {
      for (const [part, fault] of faultsOf(slot, days)) at(['slots', index, part], fault);
    }
  });
export type ComboInput = z.output<typeof comboInput>;

const staffComboRow = z.object({
  id: z.uuid(),
  version: z.int(),
  name: texts,
  city: z.string(),
  cover: picture,
  days: z.int(),
  nights: z.int(),
  slots: z.array(z.object({ kind: travelKindName, optional: z.boolean() })),
  /** Percent off. */
  percent: z.number(),
  /** Bundles of it that were paid. */
  sold: count,
  /** How many are sold in all, null for as many as its parts allow, and how many living bookings have. */
  stock: count.nullable(),
  taken: count,
  /** The lowest price found for whom it is made, in cents, and when it was looked for; null where nothing was found. */
  fromUsd: count.nullable(),
  refreshedAt: moment.nullable(),
  sortWeight: z.int(),
  online: z.boolean(),
  createdAt: moment,
});
export type StaffComboRow = z.infer<typeof staffComboRow>;

const staffCombo = z.object({
  ...comboInput.shape,
  id: z.uuid(),
  version: z.int(),
  name: texts,
  story: texts,
  slots: z.array(
    slotInput.extend({
      label: texts,
      /** What the rule names, for its pickers. */
      named: z.array(z.object({ id: z.uuid(), name: z.string(), online: z.boolean() })),
    }),
  ),
});
export type StaffCombo = z.infer<typeof staffCombo>;

export const shapes = {
  listCombos: {
    query: z.object({
      ...pageQuery,
      keyword: optionalText(60).optional(),
      cityId: id.optional(),
      online: queryFlag.optional(),
    }),
    answer: pageOf(staffComboRow),
  },
  comboThemes: { answer: z.array(z.object({ id: z.uuid(), name: z.string() })) },
  readCombo: { params, answer: staffCombo },
  createCombo: { body: comboInput, answer: staffCombo },
  updateCombo: { params, body: comboInput.safeExtend(withVersion), answer: staffCombo },
  setCombosOnline: {
    body: z.strictObject({
      ids: distinct(z.array(id).min(1, 'field.required').max(100, 'field.too_big')),
      online: z.boolean(),
    }),
    answer: z.object({ changed: count }),
  },
  checkCombo: {
    params,
    answer: z.object({
      /** Days of the next 90 on which it can begin from the city that most of them can be had from. */
      days: count,
      had: count,
      /** Days of them on which it is not offered. */
      closed: count,
      from: z.string().nullable(),
      /** Days that cannot be had by the slot that nothing fills. */
      missing: z.array(z.object({ slot: z.string(), label: texts, days: count, first: z.iso.date() })),
    }),
  },
};
