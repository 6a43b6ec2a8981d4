import { addMs, DAY } from '@app/kernel/clock';
import { addDays, type Day, indexInMonth, monthOf, nightsOf, weekday } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { hotelCities } from '../../../demo/content/cities/cities.ts';
import type { HotelCity } from '../../../demo/content/cities/demo-city.ts';
import { pictureUrl } from '../../../demo/content/picture-list.ts';
import type { VerticalSeed } from '../../../demo/content/vertical-demo.ts';
import { same } from '../../../demo/content/wording.ts';
import { insertRows } from '../../../demo/seed/bulk.ts';
import { type Chance, createChance } from '../../../demo/seed/chance.ts';
import { fillHotelPinyin } from '../db/find-hotels.repo.ts';
import { NO_ARRIVAL, NO_DEPARTURE, type PlanMonth, plainMonth } from '../domain/plan-nights.ts';
import {
  type DemoPlan,
  type DemoRoom,
  type DemoStyle,
  demoPlans,
  demoPolicies,
  demoRooms,
  demoStyles,
  halfBoard,
} from './hotels.ts';
import { housePicture, roomPicture } from './pictures.ts';

/** Nights with prices of their own; those after cost what the plan says. */
const NIGHTS = 180;
/** Sets the chance of hotels apart from that of goods. */
const OWN_CHANCE = 490;
type Row = Record<string, unknown>;
type Rows = { hotels: Row[]; rooms: Row[]; plans: Row[]; months: Row[]; nights: Row[] };
type Making = { readonly rows: Rows; readonly chance: Chance; readonly now: Date };
type Placed = {
  readonly city: HotelCity;
  readonly cityId: string;
  readonly style: DemoStyle;
  readonly index: number;
  readonly id: string;
};

/** Weekends and high season cost more, far days a little less; the same on every run. */
function nightFactor(day: Day, today: Day, chance: Chance): number {
  const weekend = [5, 6].includes(weekday(day)) ? 1.18 : 1;
  const month = Number(day.slice(5, 7));
  const season = [7, 8, 12].includes(month) ? 1.2 : [1, 2, 11].includes(month) ? 0.92 : 1;
  const far = day > addDays(today, 120) ? 0.95 : 1;
  return weekend * season * far * chance.between(0.97, 1.04);
}

const inWholeUsd = (cents: number): number => Math.max(1_500, Math.round(cents / 100) * 100);

type StayRules = { readonly stay: number; readonly stops: number };

/**
 * How stays may begin, last and end at a house: the grand ones ask for three nights around New Year and two on summer
 * weekends, one house in eight takes nobody in on Sundays and lets nobody leave on Saturdays; what cannot be cancelled is
 * sold for two nights from Friday on.
 */
function stayRules(day: Day, of: { readonly index: number; readonly stars: number; refundable: boolean }): StayRules {
  const monthDay = day.slice(5);
  const month = Number(day.slice(5, 7));
  const friday = weekday(day) === 5;
  const grand = of.stars === 5;
  const strict = of.index % 8 === 3;
  const newYear = grand && monthDay >= '12-29' && monthDay <= '12-31';
  const twoNights = (friday && (strict || !of.refundable)) || (grand && friday && [7, 8].includes(month));
  const sunday = strict && weekday(day) === 7 ? NO_ARRIVAL : 0;
  const saturday = strict && weekday(day) === 6 ? NO_DEPARTURE : 0;
  return { stay: newYear ? 3 : twoNights ? 2 : 1, stops: sunday | saturday };
}

function monthsOf(
  plan: { id: string; baseUsd: number; minimumStay: number; rules: (day: Day) => StayRules },
  days: readonly Day[],
  { rows, chance }: Making,
): void {
  const months = new Map<Day, PlanMonth>();
  for (const day of days) {
    const month = months.get(monthOf(day)) ?? plainMonth(plan);
    months.set(monthOf(day), month);
    const { stay, stops } = plan.rules(day);
    month.stays[indexInMonth(day)] = stay;
    month.stops[indexInMonth(day)] = stops;
    month.prices[indexInMonth(day)] = inWholeUsd(plan.baseUsd * nightFactor(day, days[0] ?? day, chance));
  }
  for (const [month, terms] of months) rows.months.push({ plan_id: plan.id, month, ...terms });
}

function addPlans(room: { id: string; usd: number }, at: Placed, days: readonly Day[], making: Making): void {
  const { rows, chance, now } = making;
  const { style, index } = at;
  const offered: readonly DemoPlan[] = style.stars === 5 ? [demoPlans[0] as DemoPlan, halfBoard] : demoPlans;
  for (const [place, plan] of offered.entries()) {
    const id = chance.id(addMs(now, -400 * DAY));
    const baseUsd = inWholeUsd(room.usd * plan.factor);
    const extra = inWholeUsd(baseUsd * 0.3);
    rows.plans.push({
      id,
      room_type_id: room.id,
      name: plan.name,
      board: plan.board,
      base_usd: baseUsd,
      extra_adult_usd: extra,
      single_off_usd: Math.round(baseUsd * 0.08),
      child_bands: [
        { from: 0, to: 5, usd: 0 },
        { from: 6, to: 11, usd: Math.round(extra / 2) },
      ],
      refundable: plan.refundable,
      cancel_steps: plan.cancelSteps,
      minimum_stay: 1,
      online: true,
      sort_weight: 20 - place * 10,
      version: 1,
    });
    const rules = (day: Day) => stayRules(day, { index, stars: style.stars, refundable: plan.refundable });
    monthsOf({ id, baseUsd, minimumStay: 1, rules }, days, making);
  }
}

function addRoom(at: Placed, room: DemoRoom, place: number, days: readonly Day[], making: Making): void {
  const { rows, chance, now } = making;
  const id = chance.id(addMs(now, -400 * DAY));
  const [base_adults, max_adults, max_children, max_guests] = room.people;
  rows.rooms.push({
    id,
    hotel_id: at.id,
    name: room.name,
    description: room.description,
    pictures: [0, 1, 2].map((step) => pictureUrl(roomPicture(at.index + place * 3 + step * 5))),
    square_metres: room.squareMetres + at.style.stars,
    beds: room.beds,
    view: room.view,
    facilities: ['wifi', 'air_conditioning'],
    base_adults,
    max_adults,
    max_children,
    max_guests,
    units: room.units,
    online: true,
    sort_weight: 30 - place * 10,
    version: 1,
  });
  const usd = inWholeUsd(at.city.usual * 100 * at.style.factor * room.factor);
  addPlans({ id, usd }, at, days, making);
  // Some nights are nearly sold out, by other houses' booking or works; a few wholly.
  for (const day of days) {
    if (!chance.maybe(0.06)) continue;
    rows.nights.push({ room_type_id: id, night: day, total: chance.whole(0, 3), held: 0, booked: 0 });
  }
}

function addHotel(at: Placed, making: Making): void {
  const { rows, chance, now } = making;
  const { city, style } = at;
  const area = city.areas[at.index % city.areas.length] ?? city.areas[0];
  const days = nightsOf(dayIn(city.zone, now), addDays(dayIn(city.zone, now), NIGHTS));
  for (const [place, room] of demoRooms.entries()) addRoom(at, room, place, days, making);
  rows.hotels.push({
    id: at.id,
    city_id: at.cityId,
    name: style.name(city),
    description: style.description(city, area),
    address: same(`${area['en-US']} ${chance.whole(2, 180)}, ${city.name['en-US']}`),
    area,
    stars: style.stars,
    phone: `+${chance.whole(30, 98)} ${chance.whole(200, 999)} ${chance.whole(100, 999)} ${chance.whole(100, 999)}`,
    latitude: Number((city.at[0] + chance.between(-0.04, 0.04)).toFixed(5)),
    longitude: Number((city.at[1] + chance.between(-0.05, 0.05)).toFixed(5)),
    zone: city.zone,
    check_in_until: style.stars <= 3 ? '23:00' : null,
    cover: pictureUrl(style.key === 'simple' ? roomPicture(at.index) : housePicture(at.index)),
    gallery: [
      ...[0, 7].map((step) => ({ kind: 'image', url: pictureUrl(housePicture(at.index + step)) })),
      ...[0, 3, 5].map((step) => ({ kind: 'image', url: pictureUrl(roomPicture(at.index + step)) })),
      { kind: 'image', url: pictureUrl(city.picture) },
    ],
    facilities: style.facilities,
    policies: demoPolicies,
    tax_bp: city.taxBp,
    online: true,
    hot: style.key !== 'simple' && city.popular && chance.maybe(0.5),
    sort_weight: style.weight + chance.whole(0, 9),
    version: 1,
    created_at: addMs(now, -(400 - at.index) * DAY),
  });
}

/**
 * Hotels of the demo: four in each of thirty cities with three room types and two plans each, and 180 nights of
 * prices from the hotel's own today on.
 */
const seedHotels: VerticalSeed = async (tx, { now, seed, cityIds }) => {
  const chance = createChance(seed + OWN_CHANCE);
  const rows: Rows = { hotels: [], rooms: [], plans: [], months: [], nights: [] };
  const making: Making = { rows, chance, now };
  const founded = addMs(now, -430 * DAY);
  for (const [cityIndex, city] of hotelCities.entries()) {
    for (const [styleIndex, style] of demoStyles.entries()) {
      const index = cityIndex * demoStyles.length + styleIndex;
      const id = chance.id(addMs(founded, index * 1_000));
      addHotel({ city, cityId: cityIds.get(city.key) ?? '', style, index, id }, making);
    }
  }
  await insertRows(tx, 'hotel', rows.hotels);
  await insertRows(tx, 'hotel_room_type', rows.rooms);
  await insertRows(tx, 'hotel_plan', rows.plans);
  await insertRows(tx, 'hotel_plan_month', rows.months);
  await insertRows(tx, 'hotel_night', rows.nights);
  await fillHotelPinyin(tx);
};
export default seedHotels;
