import { type CabinMap, spotsOf } from '@app/contract/verticals/flights/seat-map';
import { expect, test } from 'vitest';
import { assignSeats, type Unseated } from './assign-seats.ts';

const row = (number: number, kind: 'standard' | 'legroom' = 'standard'): CabinMap['rows'][number] => ({
  number,
  kind,
  legroomCm: kind === 'legroom' ? 86 : null,
  cells: ['seat', 'seat', 'seat', 'aisle', 'seat', 'seat', 'seat'],
});
const map: CabinMap = {
  cabin: 'economy',
  columns: ['A', 'B', 'C', '', 'D', 'E', 'F'],
  rows: [
    {
      number: null,
      kind: 'standard',
      legroomCm: null,
      cells: ['exit', 'none', 'none', 'aisle', 'none', 'none', 'exit'],
    },
    row(1, 'legroom'),
    row(2),
    row(3),
  ],
};
const free = (...taken: string[]) => spotsOf(map).filter(({ seat }) => !taken.includes(seat));
const adult = (guest: number, holdsBaby = false): Unseated => ({ guest, type: 'adult', holdsBaby });
const child = (guest: number): Unseated => ({ guest, type: 'child', holdsBaby: false });
const seats = (unseated: readonly Unseated[], ...taken: string[]) => [
  ...assignSeats(unseated, free(...taken)).values(),
];

test('all sit beside each other, without an aisle between where that goes, and behind an exit last', () => {
  expect(seats([adult(1), adult(2)])).toEqual(['2A', '2B']);
  expect(seats([adult(1), adult(2), child(3)], '2B')).toEqual(['2D', '2F', '2E'].sort());
  expect(seats([adult(1), adult(2), adult(3), child(4)])).toHaveLength(4);
  expect(seats([adult(1), adult(2)], '2B', '2C', '2D', '2E', '3B', '3C', '3D', '3E')).toEqual(['1A', '1B']);
});

test('an aisle between is better than another row', () => {
  expect(seats([adult(1), child(2)], '2A', '2B', '2E', '2F', '3A', '3C', '3D', '3F')).toEqual(['2C', '2D']);
});

test('who cannot sit all together sits as families: each child beside its adult', () => {
  const given = assignSeats(
    [adult(1), adult(2), child(3), child(4)],
    free('2C', '2D', '2E', '2F', '3C', '3D', '3E', '3F'),
  );
  expect([given.get(1), given.get(3), given.get(2), given.get(4)]).toEqual(['2A', '2B', '3A', '3B']);
});

test('neither a child nor an adult with a baby is given an exit row, even where nothing else is left', () => {
  const others = ['2', '3'].flatMap((number) => [...'ABCDEF'].map((letter) => `${number}${letter}`));
  expect(seats([child(1)], ...others)).toEqual([]);
  expect(seats([adult(1, true)], ...others)).toEqual([]);
  expect([...assignSeats([adult(1), child(2)], free(...others))]).toEqual([[1, '1A']]);
  // The child has the last seat that is in no exit row.
  expect([...assignSeats([adult(1), child(2)], free(...others.slice(0, -1)))].sort()).toEqual([
    [1, '1A'],
    [2, '3F'],
  ]);
});

/** Seats for the unseated beside those who have one. */
function beside(unseated: readonly Unseated[], seated: Record<string, Unseated['type']>, ...taken: string[]) {
  const others = spotsOf(map).flatMap((spot) => {
    const type = seated[spot.seat];
    return type ? [{ type, spot }] : [];
  });
  return Object.fromEntries(assignSeats(unseated, free(...taken, ...Object.keys(seated)), others));
}

test('who has no seat sits beside those of the booking who have one, else in their row, else in the nearest', () => {
  expect(beside([adult(3)], { '3B': 'adult', '3C': 'adult' })).toEqual({ 3: '3A' });
  expect(beside([adult(3)], { '3B': 'adult', '3C': 'adult' }, '3A')).toEqual({ 3: '3D' });
  expect(beside([adult(2)], { '3A': 'adult' }, '3B', '3C', '3D', '3E')).toEqual({ 2: '3F' });
  expect(beside([adult(2)], { '3F': 'adult' }, '3A', '3B', '3C', '3D', '3E')).toEqual({ 2: '2F' });
  expect(beside([adult(2)], { '1B': 'adult' })).toEqual({ 2: '1A' });
});

test('a child without a seat sits beside the adult who has one, not beside another child, and adults beside a child', () => {
  expect(beside([child(3)], { '3F': 'adult', '2A': 'child' })).toEqual({ 3: '3E' });
  expect(beside([child(2), adult(3)], { '3F': 'adult' })).toEqual({ 2: '3E', 3: '3D' });
  expect(beside([adult(1), adult(2)], { '3E': 'child' })).toEqual({ 1: '3D', 2: '3F' });
});

test('the rule of exit rows holds beside somebody in one, and nobody loses a seat for it', () => {
  expect(beside([child(2)], { '1A': 'adult' })).toEqual({ 2: '2A' });
  expect(beside([adult(2, true)], { '1F': 'adult' })).toEqual({ 2: '2F' });
  const rest = ['2', '3'].flatMap((number) => [...'ABCDEF'].map((letter) => `${number}${letter}`));
  expect(beside([child(2)], { '1A': 'adult' }, ...rest)).toEqual({});
  // One seat is left outside the exit row: the child has it.
  expect(beside([adult(2), child(3)], { '3A': 'child' }, ...rest.slice(0, -1))).toMatchObject({ 3: '3F' });
});

test('no seat is given twice, whatever is left', () => {
  for (let size = 1; size <= 9; size += 1) {
    const party = Array.from({ length: size }, (_, at) => (at % 3 === 2 ? child(at + 1) : adult(at + 1)));
    for (const kept of [1, 2, 3]) {
      const left = spotsOf(map).filter((_, at) => at % kept === 0);
      const given = [...assignSeats(party, left).values()];
      expect(new Set(given).size).toBe(given.length);
      expect(given.every((seat) => left.some((spot) => spot.seat === seat))).toBe(true);
    }
  }
});
