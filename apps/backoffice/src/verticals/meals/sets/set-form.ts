import { MEAL_REFUNDS } from '@app/contract/verticals/meals/facts';
import { mealLimits } from '@app/contract/verticals/meals/limits';
import type { MealSetInput } from '@app/contract/verticals/meals/staff-input';
import type { StaffMealSet } from '@app/contract/verticals/meals/staff-schemas';
import { defineForm } from '../../../ui/form/define-form';
import { pictureUpload } from '../../../ui/form/inputs/picture-upload';
import { CoursesField } from './courses-field';
import { restaurantsField } from './restaurants-field';
import { BlackoutField, UsableField } from './times-fields';
import { ValueField } from './value-field';

/** A new set meal for two, usable on any day: not on sale until somebody decides so. */
export const newSet: Partial<MealSetInput> = {
  name: { 'en-US': '' },
  story: { 'en-US': '' },
  gallery: [],
  courses: [{ name: { 'en-US': '' }, choose: 1, of: [{ name: { 'en-US': '' }, valueUsd: Number.NaN }] }],
  people: 2,
  stock: 100,
  perCustomer: 4,
  perTable: 2,
  validDays: 90,
  validUntil: null,
  usable: { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '12:00', to: '23:00' },
  blackout: [],
  needsTable: false,
  refund: 'any_time',
  refundAtExpiry: true,
  restaurants: [],
  online: false,
  sortWeight: 0,
};

/** The draft of a set meal that exists: what the server takes back, and nothing else. */
export function draftOf(set: StaffMealSet): MealSetInput {
  const { id: _id, version: _version, held: _held, sold: _sold, places: _places, createdAt: _created, ...draft } = set;
  return draft;
}

const refunds = {
  known: MEAL_REFUNDS.map((value) => ({ value, label: `meal.staff.refund.${value}` as const })),
};
const upload = pictureUpload('travel');

/** The form of a set meal in the order one fills it; `places` are the restaurants that serve it already. */
export const setForm = (places: StaffMealSet['places']) =>
  defineForm<MealSetInput>()([
    {
      name: 'name',
      section: 'meal.staff.section.basics',
      kind: 'localized',
      label: 'meal.staff.name',
      max: mealLimits.name,
      required: true,
    },
    { name: 'story', kind: 'localized', label: 'meal.staff.story', max: mealLimits.story, long: true },
    { name: 'cover', kind: 'image', label: 'meal.staff.cover', upload, required: true },
    { name: 'gallery', kind: 'gallery', label: 'meal.staff.gallery', upload, max: mealLimits.gallery },
    { name: 'people', kind: 'integer', label: 'meal.staff.people', required: true, half: true },
    { name: 'sortWeight', kind: 'integer', label: 'meal.staff.weight', required: true, half: true },
    { name: 'online', kind: 'switch', label: 'meal.staff.on_sale' },
    {
      name: 'courses',
      section: 'meal.staff.section.dishes',
      kind: 'own',
      render: CoursesField,
      label: 'meal.staff.courses',
      help: 'meal.staff.courses_help',
    },
    {
      name: 'valueUsd',
      section: 'meal.staff.section.price',
      kind: 'own',
      render: ValueField,
      label: 'meal.staff.value',
      check: (usd) => (Number.isNaN(usd) ? 'ui.form.amount' : null),
      required: true,
      half: true,
    },
    { name: 'usd', kind: 'money', label: 'meal.staff.price', required: true, half: true },
    {
      name: 'stock',
      kind: 'integer',
      label: 'meal.staff.pieces',
      help: 'meal.staff.stock_help',
      required: true,
      half: true,
    },
    { name: 'perCustomer', kind: 'integer', label: 'meal.staff.per_customer', required: true, half: true },
    {
      name: 'restaurants',
      section: 'meal.staff.section.when',
      kind: 'own',
      render: restaurantsField(places),
      label: 'meal.staff.restaurants',
      help: 'meal.staff.restaurants_help',
      required: true,
    },
    {
      name: 'validDays',
      kind: 'integer',
      label: 'meal.staff.valid_days',
      help: 'meal.staff.valid_days_help',
      required: true,
      half: true,
    },
    {
      name: 'validUntil',
      kind: 'day',
      label: 'meal.staff.last_day',
      help: 'meal.staff.last_day_help',
      half: true,
    },
    {
      name: 'usable',
      kind: 'own',
      render: UsableField,
      label: 'meal.staff.usable',
      help: 'meal.staff.usable_help',
      check: ({ weekdays }) => (weekdays.length === 0 ? 'ui.form.required' : null),
    },
    {
      name: 'blackout',
      kind: 'own',
      render: BlackoutField,
      label: 'meal.staff.blackout',
      help: 'meal.staff.blackout_help',
    },
    {
      name: 'perTable',
      section: 'meal.staff.section.conditions',
      kind: 'integer',
      label: 'meal.staff.per_table',
      required: true,
      half: true,
    },
    { name: 'refund', kind: 'select', label: 'meal.staff.refund', choices: refunds, required: true, half: true },
    { name: 'needsTable', kind: 'switch', label: 'meal.staff.needs_table', half: true },
    { name: 'refundAtExpiry', kind: 'switch', label: 'meal.staff.refund_at_expiry', half: true },
  ]);
