import { z } from 'zod';
import { cents } from '../../core/amounts.ts';
import { media, picture } from '../../core/picture.ts';
import {
  distinct,
  id,
  localized,
  localizedParagraphs,
  optionalParagraphs,
  optionalText,
  text,
  timeZoneName,
} from '../../core/validation.ts';
import { EXTRA_PER, GUIDE_LANGUAGES, TOUR_KINDS, TOUR_MEALS, TOUR_UNITS } from './facts.ts';
import { tourLimits } from './limits.ts';
import { tourDay } from './tour-schemas.ts';

const invalid = { error: 'field.invalid' };
const whole = (min: number, max: number) => z.int('field.number').min(min, 'field.too_small').max(max, 'field.too_big');
const degrees = (limit: number) => z.number('field.number').min(-limit, 'field.invalid').max(limit, 'field.invalid');

/** US cents. */
const usd = cents(10_000_000);
const hour = z.string({ error: 'field.tour_hour' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'field.tour_hour');
/** A text that may be missing in English as well. */
const maybeLocalized = (max: number) =>
  z.strictObject({
    'en-US': optionalParagraphs(max),
    'zh-cn': optionalParagraphs(max).optional(),
    es: optionalParagraphs(max).optional(),
    pt: optionalParagraphs(max).optional(),
  });
const place = { name: localized(tourLimits.name), latitude: degrees(90), longitude: degrees(180) };

const unit = z.strictObject({
  key: z.enum(TOUR_UNITS, invalid),
  ageFrom: whole(0, tourLimits.age),
  ageTo: whole(0, tourLimits.age),
  usd,
  takesSeat: z.boolean(),
  needsAdult: z.boolean(),
});

const itineraryDay = z.strictObject({
  title: localized(tourLimits.name),
  text: localizedParagraphs(tourLimits.story),
  meals: distinct(z.array(z.enum(TOUR_MEALS, invalid)).max(3, 'field.invalid')),
  /** Where the night is spent; empty on the last day. */
  stay: maybeLocalized(tourLimits.name),
  stops: z.array(z.strictObject(place)).max(tourLimits.stops, 'field.too_big'),
});

const terms = distinct(z.array(id).max(tourLimits.terms, 'field.too_big'));

/** Where a tour begins. */
export const meetingInput = z.strictObject({
  ...place,
  address: localized(tourLimits.address),
  note: maybeLocalized(tourLimits.note),
});

export const tourInput = z
  .strictObject({
    kind: z.enum(TOUR_KINDS, invalid),
    cityId: id,
    name: localized(tourLimits.name),
    summary: localizedParagraphs(tourLimits.summary),
    story: localizedParagraphs(tourLimits.story),
    cover: picture,
    gallery: z.array(media).max(tourLimits.gallery, 'field.too_big'),
    operator: optionalText(tourLimits.operator),
    zone: timeZoneName,
    days: whole(1, tourLimits.days),
    nights: whole(0, tourLimits.days),
    /** Of a tour within a day. */
    hours: z.number('field.number').min(0.5, 'field.too_small').max(24, 'field.too_big').nullable(),
    themes: terms,
    included: terms,
    excluded: terms,
    notices: terms,
    difficulty: whole(1, 5),
    maxParty: whole(1, tourLimits.travellers),
    goodMonths: distinct(z.array(whole(1, 12)).max(12, 'field.invalid')),
    stepFree: z.boolean(),
    meeting: meetingInput,
    pickups: distinct(
      z
        .array(z.strictObject({ ...place, id, minutesBefore: whole(0, 600), usd }))
        .max(tourLimits.pickups, 'field.too_big'),
      ({ id }) => id,
    ),
    extras: distinct(
      z
        .array(
          z.strictObject({
            id,
            name: localized(tourLimits.name),
            usd,
            per: z.enum(EXTRA_PER, invalid),
            max: whole(1, tourLimits.extraCount),
          }),
        )
        .max(tourLimits.extras, 'field.too_big'),
      ({ id }) => id,
    ),
    units: z.array(unit).min(1, 'field.required').max(tourLimits.units, 'field.too_big').meta({ uniqueItems: true }),
    itinerary: z.array(itineraryDay).min(1, 'field.required').max(tourLimits.days, 'field.too_big'),
    cancelSteps: z
      .array(z.strictObject({ daysBefore: whole(0, 365), percent: whole(0, 100) }))
      .max(tourLimits.steps, 'field.too_big'),
    /** For each person in a room of their own; null where there is none. */
    singleUsd: usd.nullable(),
    cutoffMinutes: whole(0, tourLimits.cutoffMinutes),
    goDays: whole(0, tourLimits.goDays),
    minPeople: whole(0, tourLimits.capacity),
    capacity: whole(1, tourLimits.capacity),
    names: z.enum(['lead', 'all'], invalid),
    guestsUntilHours: whole(0, 720),
    taxBp: whole(0, 5_000),
    online: z.boolean(),
    sortWeight: whole(0, 9_999),
  })
  .superRefine((tour, context) => {
    const at = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    const { units, cancelSteps } = tour;
    if (tour.nights > tour.days) at('nights', 'field.too_big');
    if (tour.hours !== null && tour.days > 1) at('hours', 'field.invalid');
    if (tour.itinerary.length !== tour.days) at('itinerary', 'field.tour_itinerary');
    if (tour.minPeople > 0 && tour.goDays === 0) at('goDays', 'field.tour_go_days');
    if (tour.minPeople > tour.capacity) at('minPeople', 'field.too_big');
    const apart = units.every((one, index) =>
      units.every((other, at) => at === index || one.ageTo < other.ageFrom || other.ageTo < one.ageFrom),
    );
    const keys = new Set(units.map(({ key }) => key));
    if (!apart || keys.size < units.length || units.some(({ ageFrom, ageTo }) => ageFrom > ageTo)) {
      at('units', 'field.tour_units');
    }
    if (units.every(({ needsAdult }) => needsAdult)) at('units', 'field.tour_units_adult');
    const rising = cancelSteps.every((step, index) => {
      const before = cancelSteps[index - 1];
      return !before || (step.daysBefore < before.daysBefore && step.percent > before.percent);
    });
    if (!rising) at('cancelSteps', 'field.tour_steps');
  });
export type TourInput = z.output<typeof tourInput>;

/** Departures by one rule: each day of some weekdays, at each hour, in each language. */
export const departureRule = z
  .strictObject({
    from: tourDay,
    to: tourDay,
    /** 1 Monday to 7 Sunday. */
    weekdays: z.array(whole(1, 7)).min(1, 'field.required').max(7, 'field.invalid'),
    starts: z.array(hour).min(1, 'field.required').max(tourLimits.ruleStarts, 'field.too_big'),
    languages: distinct(
      z.array(z.enum(GUIDE_LANGUAGES, invalid)).min(1, 'field.required').max(GUIDE_LANGUAGES.length, 'field.invalid'),
    ),
    capacity: whole(1, tourLimits.capacity),
    /** 0: they take place whoever comes. */
    minPeople: whole(0, tourLimits.capacity),
    /** Percent of the units' prices. */
    pricePercent: whole(10, 500),
  })
  .superRefine(({ from, to, minPeople, capacity }, context) => {
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
    const at = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (days < 0 || days >= tourLimits.ruleDays) at('to', 'field.tour_range');
    if (minPeople > capacity) at('minPeople', 'field.too_big');
  });
export type DepartureRule = z.output<typeof departureRule>;

export const departureEdit = z.strictObject({
  capacity: whole(1, tourLimits.capacity),
  /** Sold no more; what is booked stays. */
  closed: z.boolean(),
  guide: optionalText(tourLimits.guide),
  guidePhone: z.union([z.literal(''), text(30).regex(/^[+\d][\d ()-]*$/, 'field.invalid')]),
});
export type DepartureEdit = z.output<typeof departureEdit>;

/** When and where a departure begins instead. */
export const departureMove = z.strictObject({ day: tourDay, start: hour, meeting: meetingInput });
export type DepartureMove = z.output<typeof departureMove>;
