import type { StaffTourCombo, TourComboInput } from '@app/contract/verticals/tour-combos/staff-schemas';
import { COMBO_CANCELS } from '@app/contract/verticals/tour-combos/views';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import { CityField } from '../../features/travel/pick-city/city-field';
import type { Choices } from '../../ui/choices';
import { defineForm } from '../../ui/form/define-form';
import { pictureUpload } from '../../ui/form/inputs/picture-upload';
import { type ComboTour, ComboToursField, newComboTour, toursText } from './combo-tours-field';

/** A combo as the form holds it: its tours with their names; fields may still be empty. */
export type TourComboDraft = Omit<TourComboInput, 'tours' | 'cover' | 'offBp' | 'windowDays'> & {
  tours: ComboTour[];
  cover: string | null;
  offBp: number | null;
  windowDays: number | null;
};

/** A new combo: of two tours to be chosen in a city to be chosen, not on sale. */
export const newTourCombo: Omit<TourComboDraft, 'cityId'> = {
  name: { 'en-US': '' },
  story: { 'en-US': '' },
  cover: null,
  gallery: [],
  tours: [newComboTour, newComboTour],
  offBp: 1_000,
  windowDays: 7,
  cancel: 'parts',
  sortWeight: 0,
  online: false,
};

/** The draft of a combo that exists. */
export function draftOf({ id: _id, version: _version, ...combo }: StaffTourCombo): TourComboDraft {
  return combo;
}

/**
 * What is sent of a draft, and nothing that other fields lay into the form. The form has asked for what is required;
 * what else is missing the server names.
 */
export const bodyOf = (draft: TourComboDraft): TourComboInput => ({
  name: draft.name,
  story: draft.story,
  cityId: draft.cityId,
  cover: draft.cover ?? '',
  gallery: draft.gallery,
  tours: draft.tours.map(({ tourId, optional }) => ({ tourId, optional })),
  offBp: draft.offBp ?? 0,
  windowDays: draft.windowDays ?? 0,
  cancel: draft.cancel,
  sortWeight: draft.sortWeight,
  online: draft.online,
});

const cancels: Choices = {
  known: COMBO_CANCELS.map((value) => ({ value, label: `tour_combos.cancel_${value}` as const })),
};
const upload = pictureUpload('travel');

/** The form of a combo in the order one fills it. */
export const tourComboForm = defineForm<TourComboDraft>()([
  { name: 'name', kind: 'localized', label: 'tour_combos.name', max: tourLimits.name, required: true },
  {
    name: 'tours',
    kind: 'own',
    render: ComboToursField,
    words: toursText,
    check: (tours) => (tours.every(({ tourId }) => tourId) ? null : 'tour_combos.choose_tours'),
    label: 'tour_combos.tours',
    help: 'tour_combos.tours_help',
    required: true,
  },
  {
    name: 'offBp',
    kind: 'percent',
    label: 'tour_combos.off',
    help: 'tour_combos.off_help',
    required: true,
    half: true,
  },
  {
    name: 'windowDays',
    kind: 'integer',
    label: 'tour_combos.window',
    help: 'tour_combos.window_help',
    required: true,
    half: true,
  },
  {
    name: 'cancel',
    kind: 'select',
    label: 'tour_combos.cancel',
    help: 'tour_combos.cancel_help',
    choices: cancels,
    required: true,
    half: true,
  },
  {
    name: 'cityId',
    kind: 'own',
    render: CityField,
    label: 'tour_combos.city',
    help: 'tour_combos.city_help',
    required: true,
    half: true,
  },
  { name: 'story', kind: 'localized', label: 'tour_combos.story', max: tourLimits.story, long: true, required: true },
  { name: 'cover', kind: 'image', label: 'tour_combos.cover', upload, required: true },
  { name: 'gallery', kind: 'gallery', label: 'tour_combos.gallery', upload, max: tourLimits.gallery },
  { name: 'sortWeight', kind: 'integer', label: 'tour_combos.weight', required: true, half: true },
  { name: 'online', kind: 'switch', label: 'tour_combos.on_sale', half: true },
]);
