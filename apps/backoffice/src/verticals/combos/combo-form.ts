import { comboLimits } from '@app/contract/verticals/combos/limits';
import type { ComboInput, StaffCombo } from '@app/contract/verticals/combos/staff-schemas';
import { CityField } from '../../features/travel/pick-city/city-field';
import { defineForm } from '../../ui/form/define-form';
import { pictureUpload } from '../../ui/form/inputs/picture-upload';
import { isChosen, newSlot, type SlotDraft, slotBodyOf, slotDraftOf, slotsText } from './combo-slot';
import { ComboSlotsField } from './combo-slots-field';
import { BlackoutField, ThemesField } from './combo-window-fields';

/** A combo as the form holds it: its parts with what they name; fields may still be empty. */
export type ComboDraft = Omit<
  ComboInput,
  'slots' | 'cover' | 'days' | 'nights' | 'adults' | 'children' | 'offBp' | 'sortWeight'
> & {
  slots: SlotDraft[];
  cover: string | null;
  days: number | null;
  nights: number | null;
  adults: number | null;
  children: number | null;
  offBp: number | null;
  sortWeight: number | null;
};

/** A new combo: flights and a stay of four nights in a city to be chosen, for two, not on sale. */
export const newCombo: Omit<ComboDraft, 'cityId'> = {
  name: { 'en-US': '' },
  story: { 'en-US': '' },
  cover: null,
  gallery: [],
  days: 5,
  nights: 4,
  adults: 2,
  children: 0,
  offBp: 1_000,
  stock: null,
  bookFrom: null,
  bookUntil: null,
  travelFrom: null,
  travelUntil: null,
  blackout: [],
  themes: [],
  slots: (['flight', 'hotel'] as const).map((kind) => ({ ...newSlot(kind, kind), nights: 4 })),
  sortWeight: 0,
  online: false,
};

/** The draft of a combo that exists. */
export function draftOf({ id: _id, version: _version, slots, ...combo }: StaffCombo): ComboDraft {
  return { ...combo, slots: slots.map(slotDraftOf) };
}

/**
 * What is sent of a draft, and nothing that other fields lay into the form. The form has asked for what is required;
 * what else is missing the server names.
 */
export const bodyOf = (draft: ComboDraft): ComboInput => ({
  name: draft.name,
  story: draft.story,
  cityId: draft.cityId,
  cover: draft.cover ?? '',
  gallery: draft.gallery,
  days: draft.days ?? 0,
  nights: draft.nights ?? -1,
  adults: draft.adults ?? 0,
  children: draft.children ?? -1,
  offBp: draft.offBp ?? 0,
  stock: draft.stock,
  bookFrom: draft.bookFrom,
  bookUntil: draft.bookUntil,
  travelFrom: draft.travelFrom,
  travelUntil: draft.travelUntil,
  blackout: draft.blackout.map(({ from, to }) => ({ from, to })),
  themes: draft.themes,
  slots: draft.slots.map(slotBodyOf),
  sortWeight: draft.sortWeight ?? -1,
  online: draft.online,
});

const upload = pictureUpload('travel');

/** The form of a combo in the order one fills it. */
export const comboForm = defineForm<ComboDraft>()([
  { name: 'name', kind: 'localized', label: 'combos.staff.name', max: comboLimits.name, required: true },
  {
    name: 'cityId',
    kind: 'own',
    render: CityField,
    label: 'combos.staff.city',
    help: 'combos.staff.city_help',
    required: true,
    half: true,
  },
  {
    name: 'offBp',
    kind: 'percent',
    label: 'combos.staff.off',
    help: 'combos.staff.off_help',
    required: true,
    half: true,
  },
  { name: 'days', kind: 'integer', label: 'combos.staff.days', required: true, half: true },
  { name: 'nights', kind: 'integer', label: 'combos.staff.nights', required: true, half: true },
  {
    name: 'adults',
    kind: 'integer',
    label: 'combos.staff.adults',
    help: 'combos.staff.party_help',
    required: true,
    half: true,
  },
  { name: 'children', kind: 'integer', label: 'combos.staff.children', required: true, half: true },
  {
    name: 'stock',
    kind: 'integer',
    label: 'combos.staff.stock',
    help: 'combos.staff.stock_help',
    min: 0,
    max: comboLimits.stock,
    half: true,
  },
  {
    name: 'bookFrom',
    kind: 'moment',
    section: 'combos.staff.when_sold',
    label: 'combos.staff.book_from',
    help: 'combos.staff.book_help',
    half: true,
  },
  { name: 'bookUntil', kind: 'moment', label: 'combos.staff.book_until', half: true },
  {
    name: 'travelFrom',
    kind: 'day',
    label: 'combos.staff.travel_from',
    help: 'combos.staff.travel_help',
    half: true,
  },
  { name: 'travelUntil', kind: 'day', label: 'combos.staff.travel_until', half: true },
  {
    name: 'blackout',
    kind: 'own',
    render: BlackoutField,
    label: 'combos.staff.blackout',
    help: 'combos.staff.blackout_help',
  },
  {
    name: 'slots',
    kind: 'own',
    render: ComboSlotsField,
    words: slotsText,
    check: (slots) => (slots.every(isChosen) ? null : 'combos.staff.choose_parts'),
    section: 'combos.staff.parts',
    label: 'combos.staff.parts_label',
    help: 'combos.staff.parts_help',
    required: true,
  },
  {
    name: 'story',
    kind: 'localized',
    section: 'combos.staff.shown',
    label: 'combos.staff.story',
    max: comboLimits.story,
    long: true,
    required: true,
  },
  {
    name: 'themes',
    kind: 'own',
    render: ThemesField,
    label: 'combos.staff.themes',
    help: 'combos.staff.themes_help',
  },
  { name: 'cover', kind: 'image', label: 'combos.staff.cover', upload, required: true },
  { name: 'gallery', kind: 'gallery', label: 'combos.staff.gallery', upload, max: comboLimits.gallery },
  { name: 'sortWeight', kind: 'integer', label: 'combos.staff.weight', required: true, half: true },
  { name: 'online', kind: 'switch', label: 'combos.staff.on_sale', half: true },
]);
