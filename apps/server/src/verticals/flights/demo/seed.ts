import type { Cabin } from '@app/contract/verticals/flights/facts';
import { addMs, DAY } from '@app/kernel/clock';
import { addDays, type Day, indexInMonth, monthOf, weekday } from '@app/kernel/local-day';
import { dayIn } from '@app/kernel/zone-time';
import { demoCities } from '../../../demo/content/cities/cities.ts';
import { pictureUrl } from '../../../demo/content/picture-list.ts';
import type { VerticalSeed } from '../../../demo/content/vertical-demo.ts';
import { insertRows } from '../../../demo/seed/bulk.ts';
import { type Chance, createChance } from '../../../demo/seed/chance.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { demoAircraft } from './airlines.ts';
import { type FlightRow, flightRows } from './flight-rows.ts';
import { type Carriers, writeCarriers } from './write-carriers.ts';

/** Days with prices of their own; those after cost what the cabin says. */
const DAYS = 180;
/** The schedule is known from so many days ago until so many ahead. */
const SINCE = 140;
const AHEAD = 340;
/** Sets the chance of flights apart from that of goods and hotels. */
const OWN_CHANCE = 470;
const MONTH_DAYS = 31;

/** Pairs of cities that the flights' home offers, the first one first. */
const POPULAR: readonly (readonly [from: string, to: string])[] = [
  ['lisbon', 'london'],
  ['london', 'tokyo'],
  ['lisbon', 'newyork'],
  ['lisbon', 'madrid'],
  ['shanghai', 'paris'],
  ['singapore', 'bali'],
  ['london', 'newyork'],
  ['sydney', 'auckland'],
];

type Row = Record<string, unknown>;
/** Weekends and holidays cost more, days soon and far off a little else; the same on every run. */
function dayFactor(day: Day, today: Day, chance: Chance): number {
  const busy = [5, 7].includes(weekday(day)) ? 1.16 : [2, 3].includes(weekday(day)) ? 0.93 : 1;
  const month = Number(day.slice(5, 7));
  const season = [7, 8, 12].includes(month) ? 1.22 : [1, 2, 11].includes(month) ? 0.9 : 1;
  const soon = day < addDays(today, 10) ? 1.35 : day < addDays(today, 25) ? 1.12 : 1;
  return busy * season * soon * chance.between(0.94, 1.08);
}

const inWholeUsd = (cents: number): number => Math.max(1_900, Math.round(cents / 100) * 100);

/** Prices of a cabin, month by month, from today on. */
function monthsOf(of: { flightId: string; cabin: Cabin; baseUsd: number }, today: Day, chance: Chance): Row[] {
  const months = new Map<Day, (number | null)[]>();
  for (let step = 0; step < DAYS; step += 1) {
    const day = addDays(today, step);
    const prices = months.get(monthOf(day)) ?? Array<number | null>(MONTH_DAYS).fill(null);
    months.set(monthOf(day), prices);
    prices[indexInMonth(day)] = inWholeUsd(of.baseUsd * dayFactor(day, today, chance));
  }
  return [...months].map(([month, prices]) => ({ flight_id: of.flightId, cabin: of.cabin, month, prices }));
}

/** Days on which little is left of a cabin, sold by others; on a few nothing is. */
function scarceDays(of: { flightId: string; cabin: Cabin }, today: Day, chance: Chance): Row[] {
  return Array.from({ length: DAYS }, (_, step) => addDays(today, step))
    .filter(() => chance.maybe(0.03))
    .map((day) => ({
      flight_id: of.flightId,
      cabin: of.cabin,
      day,
      total: chance.maybe(0.2) ? 0 : chance.whole(1, 5),
      own: true,
      lap_max: 1,
      held: 0,
      sold: 0,
      laps: 0,
    }));
}

type Making = { readonly chance: Chance; readonly today: Day; readonly now: Date; readonly ids: Carriers };

/** A flight with its cabins, their prices, and the days on which little is left. */
function flightOf(row: FlightRow, making: Making) {
  const [code, from, to, departs, blockMinutes, aircraft, [fromTerminal, toTerminal], baseUsd, more] = row;
  const [airline = '', number = ''] = code.split(' ');
  const { chance, today, now, ids } = making;
  const id = chance.id(addMs(now, -420 * DAY));
  const seats = demoAircraft.find((one) => one.code === aircraft)?.cabins ?? {};
  const cabins = Object.entries(baseUsd) as [Cabin, number][];
  return {
    flight: {
      id,
      airline_id: ids.airlines.get(airline),
      number,
      operated_by: more?.operatedBy ?? '',
      from_airport_id: ids.airports.get(from),
      to_airport_id: ids.airports.get(to),
      departs,
      block_minutes: blockMinutes,
      weekdays: more?.weekdays ?? [1, 2, 3, 4, 5, 6, 7],
      valid: `[${addDays(today, -SINCE)},${addDays(today, AHEAD)})`,
      aircraft_id: ids.aircraft.get(aircraft),
      from_terminal: fromTerminal,
      to_terminal: toTerminal,
      online: true,
      version: 1,
      created_at: addMs(now, -420 * DAY),
    },
    cabins: cabins.map(([cabin, base]) => ({
      flight_id: id,
      cabin,
      seats: seats[cabin] ?? 100,
      laps: cabin === 'economy' ? 12 : 2,
      base_usd: base,
      child_percent: 75,
      baby_percent: 10,
    })),
    months: cabins.flatMap(([cabin, base]) => monthsOf({ flightId: id, cabin, baseUsd: base }, today, chance)),
    scarce: cabins.flatMap(([cabin]) => scarceDays({ flightId: id, cabin }, today, chance)),
  };
}

/** Writes the schedule: flights with their cabins, prices and scarce days. */
async function writeSchedule(tx: Tx, making: Making): Promise<void> {
  const flights = flightRows.map((row) => flightOf(row, making));
  await insertRows(
    tx,
    'flight',
    flights.map(({ flight }) => flight),
  );
  await insertRows(
    tx,
    'flight_cabin',
    flights.flatMap(({ cabins }) => cabins),
  );
  await insertRows(
    tx,
    'flight_month',
    flights.flatMap(({ months }) => months),
  );
  await insertRows(
    tx,
    'flight_seats',
    flights.flatMap(({ scarce }) => scarce),
  );
}

/** Writes the pairs of cities that the flights' home offers. */
async function writePopularRoutes(
  tx: Tx,
  { chance, founded, cityIds }: { chance: Chance; founded: Date; cityIds: ReadonlyMap<string, string> },
): Promise<void> {
  await insertRows(
    tx,
    'flight_route',
    POPULAR.map(([from, to], index) => ({
      id: chance.id(founded),
      from_city_id: cityIds.get(from),
      to_city_id: cityIds.get(to),
      popular: true,
      picture: pictureUrl(demoCities.find(({ key }) => key === to)?.picture ?? ''),
      sort_weight: 100 - index,
    })),
  );
}

/** Airlines, airports, fares and the schedule of the demo: eighty pairs of cities there and back, for 340 days. */
const seedFlights: VerticalSeed = async (tx, { now, seed, cityIds }) => {
  const chance = createChance(seed + OWN_CHANCE);
  const founded = addMs(now, -425 * DAY);
  const ids = await writeCarriers(tx, { chance, founded, cityIds });
  await writeSchedule(tx, { chance, today: dayIn('UTC', now), now, ids });
  await writePopularRoutes(tx, { chance, founded, cityIds });
};
export default seedFlights;
