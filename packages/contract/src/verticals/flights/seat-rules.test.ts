import { expect, test } from 'vitest';
import { type CabinMap, type SeatMap, seatMap, seatMapFlaws, seatsOnMap, spotsOf } from './seat-map.ts';
import { childrenApart, maySitAtExit, seatUsd } from './seat-rules.ts';

const seatRow = (number: number): CabinMap['rows'][number] => ({
  number,
  kind: 'standard',
  legroomCm: 79,
  cells: ['seat', 'seat', 'aisle', 'seat', 'seat'],
});
const cabin: CabinMap = {
  cabin: 'economy',
  columns: ['A', 'C', '', 'D', 'F'],
  rows: [
    seatRow(8),
    { number: null, kind: 'standard', legroomCm: null, cells: ['exit', 'none', 'aisle', 'none', 'exit'] },
    { ...seatRow(9), kind: 'legroom', legroomCm: 90 },
  ],
};
const spot = (seat: string) => {
  const found = spotsOf(cabin).find((one) => one.seat === seat);
  if (!found) throw new Error(seat);
  return found;
};

test('a seat is named by its row and letter and known by where it is', () => {
  expect(spotsOf(cabin).map(({ seat }) => seat)).toEqual(['8A', '8C', '8D', '8F', '9A', '9C', '9D', '9F']);
  expect(spot('8A')).toMatchObject({ position: 'window', exit: false, place: 0, block: 0 });
  expect(spot('8D')).toMatchObject({ position: 'aisle', place: 2, block: 1 });
  expect(spot('9F')).toMatchObject({ position: 'window', exit: true, kind: 'legroom', legroomCm: 90 });
});

test('fees: none where nobody chooses, standard ones free in a fare with free seats, all paid in one with paid ones', () => {
  const seatFees = { standardUsd: 100, frontUsd: 200, legroomUsd: 300, taxBp: 0 };
  const of = (seat: 'free' | 'paid' | 'none') =>
    (['standard', 'front', 'legroom'] as const).map((kind) => seatUsd({ seat, seatFees }, kind));
  expect([of('none'), of('free'), of('paid')]).toEqual([
    [null, null, null],
    [0, 200, 300],
    [100, 200, 300],
  ]);
});

test('children sit beside an adult, or beside somebody who does, in one row', () => {
  const party = { adults: 1, childAges: [5, 7], babies: 0 };
  const seated = (...seats: string[]) => seats.map((seat, at) => ({ guest: at + 1, spot: spot(seat) }));
  expect(childrenApart(party, [])).toEqual([]);
  expect(childrenApart(party, seated('8A', '8C', '8D'))).toEqual([]);
  expect(childrenApart(party, seated('8A', '8C', '8F'))).toEqual([3]);
  expect(childrenApart(party, seated('8A', '9A', '9C'))).toEqual([2, 3]);
  expect(childrenApart(party, seated('8A'))).toEqual([2, 3]);
  expect(childrenApart({ adults: 2, childAges: [], babies: 0 }, seated('8A', '9F'))).toEqual([]);
});

test('an exit row is for adults, where not every adult holds a baby', () => {
  expect([maySitAtExit('adult', { adults: 2, babies: 1 }), maySitAtExit('adult', { adults: 1, babies: 1 })]).toEqual([
    true,
    false,
  ]);
  expect([maySitAtExit('child', { adults: 2, babies: 0 }), maySitAtExit(undefined, { adults: 2, babies: 0 })]).toEqual([
    false,
    false,
  ]);
});

const flaws = (change: (map: SeatMap) => void) => {
  const map = structuredClone({ cabins: [cabin] }) as SeatMap;
  change(map);
  return seatMapFlaws(map).map(({ path, message }) => [path.join('.'), message]);
};
const first = (map: SeatMap): SeatMap['cabins'][number] => map.cabins[0] as SeatMap['cabins'][number];

test('a sound map has as many seats as it shows, and every flaw of another stands at its place', () => {
  expect(seatMap.safeParse({ cabins: [cabin] }).success).toBe(true);
  expect(seatsOnMap({ cabins: [cabin] })).toBe(8);
  expect(flaws((map) => map.cabins.push(structuredClone(first(map))))).toContainEqual([
    'cabins.1.cabin',
    'field.flight_cabins',
  ]);
  expect(flaws((map) => first(map).columns.splice(1, 1, 'A'))).toEqual([['cabins.0.columns', 'field.seat_letters']]);
  expect(flaws((map) => first(map).rows[0]?.cells.pop())).toEqual([['cabins.0.rows.0.cells', 'field.seat_cells']]);
  expect(flaws((map) => first(map).rows[0]?.cells.splice(2, 1, 'seat'))).toEqual([
    ['cabins.0.rows.0.cells', 'field.seat_cells'],
  ]);
  expect(flaws((map) => Object.assign(first(map).rows[0] ?? {}, { number: null }))).toEqual([
    ['cabins.0.rows.0.number', 'field.seat_row_number'],
  ]);
  expect(flaws((map) => Object.assign(first(map).rows[0] ?? {}, { number: 9 }))).toEqual([
    ['cabins.0.rows.2.number', 'field.seat_row_twice'],
  ]);
  expect(flaws((map) => Object.assign(first(map).rows[2] ?? {}, { legroomCm: null }))).toEqual([
    ['cabins.0.rows.2.legroomCm', 'field.seat_legroom'],
  ]);
  expect(flaws((map) => first(map).rows.splice(0, 3, ...cabin.rows.slice(1, 2)))).toEqual([
    ['cabins.0.rows', 'field.seat_none'],
  ]);
});
