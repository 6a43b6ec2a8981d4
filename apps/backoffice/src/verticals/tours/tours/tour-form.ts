import { TOUR_KINDS } from '@app/contract/verticals/tours/facts';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import type { TourInput } from '@app/contract/verticals/tours/staff-input';
import type { StaffTour } from '@app/contract/verticals/tours/staff-schemas';
import { CityField } from '../../../features/travel/pick-city/city-field';
import { defineForm } from '../../../ui/form/define-form';
import { pictureUpload } from '../../../ui/form/inputs/picture-upload';
import { zoneChoices } from '../../../ui/form/inputs/zone-choices';
import { difficultyChoices, namesChoices } from '../tour-words';
import { CancelStepsField, ExtrasField, ItineraryField, PickupsField, UnitsField } from './line-fields';
import { MeetingField } from './meeting-field';
import { termsField } from './terms-field';
import { HoursField, MonthsField } from './time-fields';

/** A tour as the form holds it: what is sent, but for the effort, chosen from a list. */
export type TourDraft = Omit<TourInput, 'difficulty'> & { difficulty: string };

/** A new tour of one day: not on sale until somebody decides so. */
export const newTour: Partial<TourDraft> = {
  kind: 'day',
  name: { 'en-US': '' },
  summary: { 'en-US': '' },
  story: { 'en-US': '' },
  gallery: [],
  operator: '',
  days: 1,
  nights: 0,
  hours: 4,
  themes: [],
  included: [],
  excluded: [],
  notices: [],
  difficulty: '2',
  maxParty: 8,
  goodMonths: [],
  stepFree: false,
  meeting: {
    name: { 'en-US': '' },
    address: { 'en-US': '' },
    note: { 'en-US': '' },
    latitude: Number.NaN,
    longitude: Number.NaN,
  },
  pickups: [],
  extras: [],
  units: [
    { key: 'adult', ageFrom: 13, ageTo: tourLimits.age, usd: Number.NaN, takesSeat: true, needsAdult: false },
    { key: 'child', ageFrom: 3, ageTo: 12, usd: Number.NaN, takesSeat: true, needsAdult: true },
  ],
  itinerary: [{ title: { 'en-US': '' }, text: { 'en-US': '' }, meals: [], stay: { 'en-US': '' }, stops: [] }],
  cancelSteps: [{ daysBefore: 2, percent: 100 }],
  singleUsd: null,
  cutoffMinutes: 720,
  goDays: 2,
  minPeople: 0,
  capacity: 12,
  names: 'lead',
  guestsUntilHours: 24,
  taxBp: 0,
  online: false,
  sortWeight: 0,
};

/** The draft of a tour that exists: what the server takes back, and nothing else. */
export function draftOf({ id: _id, version: _version, difficulty, ...tour }: StaffTour): TourDraft {
  return { ...tour, difficulty: String(difficulty) } as TourDraft;
}

/** What is sent of a draft. */
export function bodyOf({ difficulty, ...draft }: TourDraft): TourInput {
  // The field of the city lays its place into the form, which a tour has of its meeting point instead.
  const {
    latitude: _latitude,
    longitude: _longitude,
    ...tour
  } = draft as TourDraft & Record<'latitude' | 'longitude', unknown>;
  return { ...tour, difficulty: Number(difficulty) };
}

const kinds = { known: TOUR_KINDS.map((kind) => ({ value: kind, label: `tours.kind.${kind}` as const })) };
const upload = pictureUpload('travel');

/** The form of a tour in the order one fills it. */
export const tourForm = defineForm<TourDraft>()([
  { name: 'name', kind: 'localized', label: 'tours.staff.name', max: tourLimits.name, required: true },
  { name: 'kind', kind: 'select', label: 'tours.staff.kind', choices: kinds, required: true, half: true },
  { name: 'operator', kind: 'text', label: 'tours.staff.operator', max: tourLimits.operator, half: true },
  { name: 'cityId', kind: 'own', render: CityField, label: 'tours.staff.city', required: true, half: true },
  {
    name: 'zone',
    kind: 'select',
    label: 'tours.staff.zone',
    help: 'ui.zone.help',
    choices: zoneChoices,
    required: true,
    half: true,
  },
  { name: 'summary', kind: 'localized', label: 'tours.staff.summary', max: tourLimits.summary, required: true },
  { name: 'story', kind: 'localized', label: 'tours.staff.story', max: tourLimits.story, long: true, required: true },
  { name: 'cover', kind: 'image', label: 'tours.staff.cover', upload, required: true },
  { name: 'gallery', kind: 'gallery', label: 'tours.staff.gallery', upload, max: tourLimits.gallery },
  { name: 'themes', kind: 'own', render: termsField('theme'), label: 'tours.staff.themes' },
  { name: 'days', kind: 'integer', label: 'tours.staff.days', required: true, half: true },
  { name: 'nights', kind: 'integer', label: 'tours.staff.nights', required: true, half: true },
  {
    name: 'hours',
    kind: 'own',
    render: HoursField,
    label: 'tours.staff.hours',
    help: 'tours.staff.hours_help',
    half: true,
  },
  {
    name: 'difficulty',
    kind: 'select',
    label: 'tours.staff.difficulty',
    choices: difficultyChoices,
    required: true,
    half: true,
  },
  {
    name: 'itinerary',
    kind: 'own',
    render: ItineraryField,
    label: 'tours.staff.itinerary',
    help: 'tours.staff.itinerary_help',
  },
  { name: 'meeting', kind: 'own', render: MeetingField, label: 'tours.staff.meeting' },
  { name: 'pickups', kind: 'own', render: PickupsField, label: 'tours.staff.pickups' },
  { name: 'included', kind: 'own', render: termsField('included', 'meal', 'transport'), label: 'tours.staff.included' },
  { name: 'excluded', kind: 'own', render: termsField('excluded'), label: 'tours.staff.excluded' },
  { name: 'notices', kind: 'own', render: termsField('notice'), label: 'tours.staff.notices' },
  { name: 'goodMonths', kind: 'own', render: MonthsField, label: 'tours.staff.good_months' },
  { name: 'stepFree', kind: 'switch', label: 'tours.staff.step_free' },
  { name: 'units', kind: 'own', render: UnitsField, label: 'tours.staff.units' },
  { name: 'singleUsd', kind: 'money', label: 'tours.staff.single', help: 'tours.staff.single_help', half: true },
  { name: 'taxBp', kind: 'percent', label: 'tours.staff.tax', required: true, half: true },
  { name: 'extras', kind: 'own', render: ExtrasField, label: 'tours.staff.extras' },
  {
    name: 'capacity',
    kind: 'integer',
    label: 'tours.staff.capacity',
    help: 'tours.staff.capacity_help',
    required: true,
    half: true,
  },
  {
    name: 'minPeople',
    kind: 'integer',
    label: 'tours.staff.min_people',
    help: 'tours.staff.min_help',
    required: true,
    half: true,
  },
  { name: 'goDays', kind: 'integer', label: 'tours.staff.go_days', required: true, half: true },
  { name: 'cutoffMinutes', kind: 'integer', label: 'tours.staff.cutoff', required: true, half: true },
  { name: 'maxParty', kind: 'integer', label: 'tours.staff.max_party', required: true, half: true },
  { name: 'names', kind: 'select', label: 'tours.staff.names', choices: namesChoices, required: true, half: true },
  { name: 'guestsUntilHours', kind: 'integer', label: 'tours.staff.guests_until', required: true, half: true },
  { name: 'sortWeight', kind: 'integer', label: 'tours.staff.sort', required: true, half: true },
  { name: 'cancelSteps', kind: 'own', render: CancelStepsField, label: 'tours.staff.steps' },
  { name: 'online', kind: 'switch', label: 'tours.staff.online' },
]);
