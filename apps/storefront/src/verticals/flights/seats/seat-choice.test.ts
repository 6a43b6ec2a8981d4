import { type CabinMap, spotsOf } from '@app/contract/verticals/flights/seat-map';
import { expect, test } from 'vitest';
import {
  firstApart,
  foldedRows,
  isBarred,
  movedSeats,
  nextWithout,
  readSeats,
  rowSpan,
  seatBeside,
  seatsText,
  withoutSeat,
  withSeat,
} from './seat-choice.ts';

const row = (number: number): CabinMap['rows'][number] => ({
  number,
  kind: 'standard',
  legroomCm: 79,
  cells: ['seat', 'seat', 'aisle', 'seat', number === 3 ? 'none' : 'seat'],
});
const exit: CabinMap['rows'][number] = {
  number: null,
  kind: 'standard',
  legroomCm: null,
  cells: ['exit', 'none', 'aisle', 'none', 'exit'],
};
const mapOf = (rows: number): CabinMap => ({
  cabin: 'economy',
  columns: ['A', 'C', '', 'D', 'F'],
  rows: [exit, ...Array.from({ length: rows }, (_, at) => row(at + 1))],
});
const spots = spotsOf(mapOf(4));
const spot = (seat: string) => {
  const found = spots.find((one) => one.seat === seat);
  if (!found) throw new Error(seat);
  return found;
};
const party = { adults: 1, childAges: [7], babies: 0 };
const seats = [
  { leg: 1, guest: 1, seat: '2A' },
  { leg: 2, guest: 2, seat: '3C' },
];

test('seats are kept as a word and read again; what is of no flight or nobody is left out', () => {
  expect(seatsText([...seats].reverse())).toBe('1.1.2A_2.2.3C');
  expect(readSeats('1.1.2A_2.2.3C', { legs: 2, party })).toEqual(seats);
  expect(readSeats('1.1.2A_2.2.3C', { legs: 1, party })).toEqual(seats.slice(0, 1));
  expect(readSeats('1.3.2A_x_1.1.0A_<b>', { legs: 2, party })).toEqual([]);
  expect([
    readSeats('-', { legs: 1, party }),
    readSeats('', { legs: 1, party }),
    readSeats(undefined, { legs: 1, party }),
  ]).toEqual([[], null, null]);
  expect(seatsText([])).toBe('-');
});

test('a seat is taken in place of the one before, given back, and the next without one comes after', () => {
  expect(withSeat(seats, { leg: 1, guest: 1, seat: '4F' })[0]?.seat).toBe('4F');
  expect(withoutSeat(seats, { leg: 1, guest: 1 })).toEqual(seats.slice(1));
  expect(nextWithout(seats, { leg: 1, guest: 1 }, party)).toBe(2);
  expect(nextWithout(withSeat(seats, { leg: 1, guest: 2, seat: '2C' }), { leg: 1, guest: 1 }, party)).toBe(1);
  expect(nextWithout([], { leg: 1, guest: 1 }, { adults: 1, childAges: [], babies: 0 })).toBe(1);
});

test('a child may not sit at the exit and must sit beside its adult', () => {
  expect([isBarred(spot('1A'), 2, party), isBarred(spot('1A'), 1, party), isBarred(spot('2A'), 2, party)]).toEqual([
    true,
    false,
    false,
  ]);
  const named = new Map(spots.map((one) => [one.seat, one]));
  const of = { leg: 1, party, spots: named };
  expect(firstApart([], of)).toBeUndefined();
  expect(firstApart(seats, of)).toBe(2);
  expect(firstApart(withSeat(seats, { leg: 1, guest: 2, seat: '2C' }), of)).toBeUndefined();
});

test('a long cabin is folded after twelve rows, a short one is not', () => {
  expect(foldedRows(mapOf(14)).folded).toEqual([]);
  const { shown, folded } = foldedRows(mapOf(20));
  expect([rowSpan(shown), rowSpan(folded)]).toEqual([
    { from: 1, to: 12 },
    { from: 13, to: 20 },
  ]);
});

test('arrow keys lead over the aisle, to the ends of a row, and to the nearest seat of the next', () => {
  const to = (from: string, key: string) => seatBeside(spots, spot(from), key)?.seat;
  expect([to('2C', 'ArrowRight'), to('2A', 'ArrowLeft'), to('2D', 'Home'), to('2A', 'End')]).toEqual([
    '2D',
    undefined,
    '2A',
    '2F',
  ]);
  expect([to('2F', 'ArrowDown'), to('1A', 'ArrowUp'), to('4C', 'ArrowUp'), to('4A', 'x')]).toEqual([
    '3D',
    undefined,
    '3C',
    undefined,
  ]);
});

test('seats go with who sits in them', () => {
  const seats = [
    { leg: 1, guest: 1, seat: '1A' },
    { leg: 1, guest: 2, seat: '1B' },
    { leg: 2, guest: 2, seat: '2B' },
  ];
  expect(movedSeats(seats, [1, 0])).toEqual([
    { leg: 1, guest: 1, seat: '1B' },
    { leg: 1, guest: 2, seat: '1A' },
    { leg: 2, guest: 1, seat: '2B' },
  ]);
});
