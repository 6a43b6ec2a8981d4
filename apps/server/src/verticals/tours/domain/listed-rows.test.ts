import { expect, test } from 'vitest';
import { NO_SLOT } from './day-rows.ts';
import { DepartureBlocks } from './departure-blocks.ts';
import { RowsOfTours } from './listed-rows.ts';
import { listTour, newSharedLists } from './listed-tour.ts';
import { DAY_MS, type HeldUntil } from './packed-departures.ts';
import { TourTable } from './tour-table.ts';

const TOURS = 240;
const DAY = 20_000;

const idOf = (index: number): string => String(index).padStart(4, '0');
/** Two departures of a tour, with what is held of them until a moment. */
const departures = (held: readonly HeldUntil[] = []) =>
  [DAY, DAY + 3].map((day) => {
    const startsAt = day * DAY_MS;
    const open = { language: 0, undecidedUntil: null, guaranteed: false, free: 3, priceBp: 10_000 };
    return { ...open, day, minute: 0, startsAt, endsAt: startsAt + 1, held };
  });

/** Tours of two cities in turn, the departures of each as they are put, and lists of them. */
function shopOf(tours: number) {
  const lists = newSharedLists();
  const shared = { kind: 'group', zone: 'UTC', days: 1, hours: 4, difficulty: 2, maxParty: 6, pickup: false } as const;
  const more = { cutoffMinutes: 0, taxBp: 0, sortWeight: 0, createdAt: new Date(0), score: null, reviews: 0 };
  const texts = { units: '[]', cancelSteps: '[]', themes: '[]' };
  const of = (index: number) => ({ id: idOf(index), cityId: `city ${index % 2}`, ...shared, ...more, ...texts });
  const table = new TourTable(
    Array.from({ length: tours }, (_, index) => listTour(of(index), lists)),
    lists,
  );
  const blocks = new DepartureBlocks();
  const put = (index: number, held: readonly HeldUntil[] = []) => blocks.put(idOf(index), departures(held), 0);
  for (let index = 0; index < tours; index += 1) put(index);
  const listIn = (city?: string) => {
    const places = table.inCity(city);
    return { table, places, departures: places.map((at) => blocks.find(table.tours[at]?.id ?? '', 1) ?? put(at)) };
  };
  return { put, listIn };
}
const missing = (slots: Int32Array | null): number => (slots ?? []).filter((slot) => slot === NO_SLOT).length;

test('departures of all tours are kept by day where there are many of them, and those of a city stand together', () => {
  const few = new RowsOfTours(() => true);
  expect(few.slotsOf(shopOf(31).listIn())).toBeNull();
  const rows = new RowsOfTours(() => true);
  const { listIn } = shopOf(TOURS);
  expect(rows.slotsOf(listIn('city 1'))).toBeNull();
  expect(missing(rows.slotsOf(listIn()))).toBe(0);
  expect([...(rows.slotsOf(listIn('city 1')) ?? [])]).toEqual(Array.from({ length: 120 }, (_, at) => 120 + at));
  expect(rows.bytes).toBeGreaterThan(0);
});

test('what is written of a tour leaves the rows, which are made again once that are many', () => {
  const rows = new RowsOfTours(() => true);
  const { put, listIn } = shopOf(TOURS);
  rows.slotsOf(listIn());
  for (let index = 0; index < 15; index += 1) put(index);
  expect([missing(rows.slotsOf(listIn())), rows.made]).toEqual([15, 1]);
  put(15);
  expect([missing(rows.slotsOf(listIn())), rows.made]).toEqual([0, 2]);
  // What is held until a moment changes by the clock alone, so it stands in none.
  for (let index = 0; index < 40; index += 1) put(index, [{ seats: 1, until: DAY * DAY_MS }]);
  expect([missing(rows.slotsOf(listIn())), rows.made]).toEqual([40, 2]);
});

test('they are not made where there is no room for them, and are gone once they are dropped', () => {
  const asked: number[] = [];
  const none = new RowsOfTours((bytes) => asked.push(bytes) === 0);
  expect([none.slotsOf(shopOf(TOURS).listIn()), none.bytes]).toEqual([null, 0]);
  expect(asked).toEqual([TOURS * 116]);
  const rows = new RowsOfTours(() => true);
  const { listIn } = shopOf(TOURS);
  const slots = rows.slotsOf(listIn());
  expect(rows.listed(slots)?.slots).toBe(slots);
  rows.drop();
  expect([rows.listed(slots), rows.bytes, rows.slotsOf(listIn('city 0'))]).toEqual([null, 0, null]);
});
