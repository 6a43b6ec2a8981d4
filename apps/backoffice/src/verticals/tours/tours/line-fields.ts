import { EXTRA_PER, TOUR_MEALS, TOUR_UNITS } from '@app/contract/verticals/tours/facts';
import { tourLimits } from '@app/contract/verticals/tours/limits';
import type { TourInput } from '@app/contract/verticals/tours/staff-input';
import { linesField } from '../../../ui/form/lines/lines-field';

type Unit = TourInput['units'][number];
type Step = TourInput['cancelSteps'][number];
type Pickup = TourInput['pickups'][number];
type Extra = TourInput['extras'][number];
type Day = TourInput['itinerary'][number];

/** What happens on each day: title, words, meals, the night, and the stops along which its map leads. */
export const ItineraryField = linesField<Day>({
  max: tourLimits.days,
  blank: () => ({ title: { 'en-US': '' }, text: { 'en-US': '' }, meals: [], stay: { 'en-US': '' }, stops: [] }),
  add: 'tours.staff.add_day',
  parts: [
    { kind: 'text', name: 'title', label: 'tours.staff.day_title', max: tourLimits.name },
    { kind: 'text', name: 'text', label: 'tours.staff.day_text', max: tourLimits.story, long: true },
    {
      kind: 'several',
      name: 'meals',
      label: 'tours.staff.meals',
      choices: (t) => TOUR_MEALS.map((meal) => ({ value: meal, label: t(`tours.staff.meal_${meal}`) })),
    },
    { kind: 'text', name: 'stay', label: 'tours.staff.stay', max: tourLimits.name },
    {
      kind: 'lines',
      name: 'stops',
      of: {
        max: tourLimits.stops,
        blank: () => ({ name: { 'en-US': '' }, latitude: Number.NaN, longitude: Number.NaN }),
        add: 'tours.staff.add_stop',
        parts: [
          { kind: 'text', name: 'name', label: 'tours.staff.stop', max: tourLimits.name },
          [
            { kind: 'degrees', name: 'latitude', label: 'tours.staff.latitude' },
            { kind: 'degrees', name: 'longitude', label: 'tours.staff.longitude' },
          ],
        ],
      },
    },
  ],
});

const newUnit = (units: readonly Unit[]): Unit => {
  const key = TOUR_UNITS.find((one) => units.every((unit) => unit.key !== one)) ?? 'adult';
  return { key, ageFrom: 0, ageTo: 2, usd: Number.NaN, takesSeat: true, needsAdult: key !== 'adult' };
};

/** What each age pays, whether it takes a place, and whether it needs an adult. */
export const UnitsField = linesField<Unit>({
  max: tourLimits.units,
  blank: newUnit,
  add: 'tours.staff.add_unit',
  parts: [
    [
      {
        kind: 'choice',
        name: 'key',
        label: 'tours.staff.unit',
        choices: (t) => TOUR_UNITS.map((key) => ({ value: key, label: t(`tours.unit.${key}`) })),
      },
      { kind: 'number', name: 'ageFrom', label: 'tours.staff.age_from' },
      { kind: 'number', name: 'ageTo', label: 'tours.staff.age_to' },
      { kind: 'money', name: 'usd', label: 'tours.staff.unit_price' },
    ],
    [
      { kind: 'check', name: 'takesSeat', label: 'tours.staff.takes_seat' },
      { kind: 'check', name: 'needsAdult', label: 'tours.staff.needs_adult' },
    ],
  ],
});

/** What cancelling costs, from how many days before the first one on; free before the first step. */
export const CancelStepsField = linesField<Step>({
  max: tourLimits.steps,
  blank: () => ({ daysBefore: 0, percent: 100 }),
  add: 'tours.staff.add_step',
  parts: [
    [
      { kind: 'number', name: 'daysBefore', label: 'tours.staff.days_before' },
      { kind: 'number', name: 'percent', label: 'tours.staff.percent_kept' },
    ],
  ],
});

/** Where people are picked up, how long before the start, and for how much. */
export const PickupsField = linesField<Pickup>({
  max: tourLimits.pickups,
  blank: () => ({
    id: crypto.randomUUID(),
    name: { 'en-US': '' },
    latitude: Number.NaN,
    longitude: Number.NaN,
    minutesBefore: 30,
    usd: 0,
  }),
  add: 'tours.staff.add_pickup',
  parts: [
    { kind: 'text', name: 'name', label: 'tours.staff.name', max: tourLimits.name },
    [
      { kind: 'degrees', name: 'latitude', label: 'tours.staff.latitude' },
      { kind: 'degrees', name: 'longitude', label: 'tours.staff.longitude' },
      { kind: 'number', name: 'minutesBefore', label: 'tours.staff.minutes_before' },
      { kind: 'money', name: 'usd', label: 'tours.staff.price_a_person' },
    ],
  ],
});

/** What may be added to a booking, by person or once. */
export const ExtrasField = linesField<Extra>({
  max: tourLimits.extras,
  blank: () => ({ id: crypto.randomUUID(), name: { 'en-US': '' }, usd: Number.NaN, per: 'person', max: 1 }),
  add: 'tours.staff.add_extra',
  parts: [
    { kind: 'text', name: 'name', label: 'tours.staff.name', max: tourLimits.name },
    [
      { kind: 'money', name: 'usd', label: 'tours.staff.unit_price' },
      {
        kind: 'choice',
        name: 'per',
        label: 'tours.staff.per',
        choices: (t) => EXTRA_PER.map((per) => ({ value: per, label: t(`tours.staff.per_${per}`) })),
      },
      { kind: 'number', name: 'max', label: 'tours.staff.at_most' },
    ],
  ],
});
