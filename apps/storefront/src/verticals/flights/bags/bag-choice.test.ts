import { expect, test } from 'vitest';
import { areAlike, bagsForAll, bagsText, movedBags, readBags, takesAlike, withPieces } from './bag-choice.ts';

const party = { adults: 2, childAges: [], babies: 1 };
const of = { slices: 2, party };
const bag = (slice: number, guest: number, pieces = 1) => ({ slice, guest, kind: 'checked' as const, pieces });
const dollars = (amount: number) => ({ usd: amount, amount, currency: 'USD' });
const way = (slice: number, included: number, usd = 4_500) => ({
  slice,
  cabinBag: { pieces: 1, kg: 8 },
  checkedBag: { pieces: included, kg: 23 },
  extraBags: [{ kind: 'checked' as const, kg: 23, most: 3, price: dollars(usd) }],
});

test('bags stand in a word and are read again; what is none of the trip is left out', () => {
  const bags = [bag(1, 1, 2), bag(2, 2)];
  expect(readBags(bagsText(bags), of)).toEqual(bags);
  expect(readBags(bagsText([]), of)).toEqual([]);
  expect(readBags('', of)).toBeNull();
  // A baby has none, there is no third way, and the rest is no bag.
  expect(readBags('1.3.checked.1_3.1.checked.1_1.1.boxes.1_1.1.checked.0_nonsense', of)).toEqual([]);
});

test('pieces are set on one way or on all, and taken away again', () => {
  const both = withPieces([], { slices: [2, 1], guest: 1, kind: 'checked', pieces: 2 });
  expect(both).toEqual([bag(1, 1, 2), bag(2, 1, 2)]);
  expect(takesAlike(both, 1, [way(1, 0), way(2, 0)])).toBe(true);
  const one = withPieces(both, { slices: [2], guest: 1, kind: 'checked', pieces: 0 });
  expect(one).toEqual([bag(1, 1, 2)]);
  expect(takesAlike(one, 1, [way(1, 0), way(2, 0)])).toBe(false);
});

test('ways are alike where the same is included and sold for the same', () => {
  expect(areAlike([way(1, 0), way(2, 0)])).toBe(true);
  expect(areAlike([way(1, 0), way(2, 1)])).toBe(false);
  expect(areAlike([way(1, 0), way(2, 0, 5_000)])).toBe(false);
});

test('a bag for everybody is bought where the fare includes none', () => {
  expect(bagsForAll([way(1, 0), way(2, 1)], party)).toEqual([bag(1, 1), bag(1, 2)]);
});

test('bags move with their travellers, and a child that is a baby now has none', () => {
  // The second of two is first now; the first has gone to the end, where no seat is.
  expect(movedBags([bag(1, 1), bag(1, 2, 2)], [1, 2, 0], 2)).toEqual([bag(1, 1, 2)]);
});
