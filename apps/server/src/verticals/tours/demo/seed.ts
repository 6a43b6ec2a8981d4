import type { GuideLanguage } from '@app/contract/verticals/tours/facts';
import { addMs, DAY } from '@app/kernel/clock';
import { addDays, type Day, daysOn, weekday } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { demoCities } from '../../../demo/content/cities/cities.ts';
import { pictureUrl } from '../../../demo/content/picture-list.ts';
import type { VerticalSeed } from '../../../demo/content/vertical-demo.ts';
import { insertRows } from '../../../demo/seed/bulk.ts';
import { type Chance, createChance } from '../../../demo/seed/chance.ts';
import { departureMoments } from '../domain/departure-moments.ts';
import type { DemoTour } from './demo-tour.ts';
import { demoTerms } from './terms.ts';
import { demoTours } from './tours.ts';

/** Sets the chance of tours apart from that of goods and other travel. */
const OWN_CHANCE = 910;
/** Departures are there from so many days ago until so many ahead. */
const SINCE = 70;
const AHEAD = 180;
const NOTHING = { 'en-US': '', 'zh-cn': '', es: '', pt: '' };

type Row = Record<string, unknown>;
type Ids = ReadonlyMap<string, string>;

const sameEverywhere = (text: string) => ({ 'en-US': text, 'zh-cn': text, es: text, pt: text });

/** A picture of another tour beside its own. */
const gallery = (tour: DemoTour, index: number) =>
  [tour, demoTours[(index + 7) % demoTours.length] ?? tour].map(({ cover }) => ({
    kind: 'image',
    url: pictureUrl(cover),
  }));

function tourRow(
  tour: DemoTour,
  of: { index: number; id: string; chance: Chance; now: Date; ids: Record<string, Ids> },
): Row {
  const { chance, now, ids, index } = of;
  const createdAt = addMs(now, -(400 - index * 9) * DAY);
  const terms = (keys: readonly string[]) => keys.map((key) => ids.terms?.get(key));
  const { meeting } = tour;
  return {
    id: of.id,
    kind: tour.kind,
    city_id: ids.cities?.get(tour.city),
    name: tour.name,
    summary: tour.summary,
    story: tour.story,
    cover: pictureUrl(tour.cover),
    gallery: gallery(tour, index),
    operator: tour.operator,
    zone: zoneOf(tour),
    days: tour.days,
    nights: tour.nights,
    hours: tour.hours,
    themes: terms(tour.themes),
    included: terms(tour.included),
    excluded: terms(tour.excluded),
    notices: terms(tour.notices),
    difficulty: tour.difficulty,
    max_party: tour.maxParty,
    good_months: tour.goodMonths,
    walk_km: tour.walkKm,
    ascent_metres: tour.ascentMetres,
    step_free: tour.stepFree,
    meeting: { ...meeting, address: sameEverywhere(meeting.address) },
    pickups: tour.pickups.map((pickup) => ({ id: chance.id(createdAt), ...pickup })),
    extras: tour.extras.map((extra) => ({ id: chance.id(createdAt), ...extra })),
    units: tour.units,
    itinerary: tour.itinerary.map((day) => ({ ...day, stay: day.stay ?? NOTHING })),
    cancel_steps: tour.cancelSteps,
    single_usd: tour.singleUsd,
    cutoff_minutes: tour.cutoffMinutes,
    go_days: tour.goDays,
    min_people: tour.minPeople,
    capacity: tour.capacity,
    names: tour.names,
    guests_until_hours: tour.guestsUntilHours,
    tax_bp: 0,
    online: true,
    sort_weight: 100 - index,
    version: 1,
    created_at: createdAt,
  };
}

const zoneOf = (tour: DemoTour): string => demoCities.find(({ key }) => key === tour.city)?.zone ?? 'UTC';

/** Weekends and holidays cost more. */
function priceBp(day: Day): number {
  const weekend = [5, 6].includes(weekday(day)) ? 600 : 0;
  const season = [7, 8, 12].includes(Number(day.slice(5, 7))) ? 800 : 0;
  return 10_000 + weekend + season;
}

/** Languages of a day: the first one always, a second one on some, at another hour of a short tour. */
function guidedOn(tour: DemoTour, index: number): { language: GuideLanguage; start: string }[] {
  const [first, ...others] = tour.languages;
  const second = others[index % Math.max(1, others.length)];
  const guided = first ? [{ language: first, start: tour.start }] : [];
  if (second && index % 2 === 0) guided.push({ language: second, start: tour.start });
  return guided;
}

function departureRows(tour: DemoTour, of: { id: string; chance: Chance; now: Date }): Row[] {
  const { chance, now } = of;
  const zone = zoneOf(tour);
  const today = dayIn(zone, now);
  const days = daysOn(addDays(today, -SINCE), addDays(today, AHEAD), tour.weekdays);
  return days.flatMap((day, index) =>
    guidedOn(tour, index).map(({ language, start }) => {
      const moments = departureMoments({ ...tour, zone }, { day, start, minPeople: tour.minPeople });
      const createdAt = addMs(moments.startsAt, -220 * DAY);
      const decided = moments.decidesAt !== null && moments.decidesAt <= now;
      // Who has bought elsewhere is not counted here: what was decided by now went its way.
      const gone = decided && chance.maybe(0.12);
      return {
        id: chance.id(createdAt),
        tour_id: of.id,
        day,
        start,
        language,
        starts_at: moments.startsAt,
        ends_at: moments.endsAt,
        capacity: tour.capacity,
        held: 0,
        sold: 0,
        min_people: tour.minPeople,
        decides_at: moments.decidesAt,
        price_bp: priceBp(day),
        closed: false,
        guaranteed_at: tour.minPeople === 0 ? createdAt : decided && !gone ? moments.decidesAt : null,
        cancelled_at: gone ? moments.decidesAt : null,
        cancel_reason: gone ? 'minimum' : null,
        guide: '',
        guide_phone: '',
        version: 1,
        created_at: createdAt,
      };
    }),
  );
}

/** Forty tours of the demo with their departures and the terms they are described with. */
const seedTours: VerticalSeed = async (tx, { now, seed, cityIds }) => {
  const chance = createChance(seed + OWN_CHANCE);
  const founded = addMs(now, -425 * DAY);
  const terms = new Map(demoTerms.map(({ key }) => [key, chance.id(founded)]));
  await insertRows(
    tx,
    'travel_term',
    demoTerms.map(({ key, kind, name }, index) => ({
      id: terms.get(key),
      kind,
      name,
      enabled: true,
      sort_weight: 60 - index,
      version: 1,
      created_at: founded,
    })),
  );
  const ids = { terms, cities: cityIds };
  const tours = demoTours.map((tour) => ({ tour, id: chance.id(founded) }));
  await insertRows(
    tx,
    'tour',
    tours.map(({ tour, id }, index) => tourRow(tour, { index, id, chance, now, ids })),
  );
  await insertRows(
    tx,
    'tour_departure',
    tours.flatMap(({ tour, id }) => departureRows(tour, { id, chance, now })),
  );
};
export default seedTours;
