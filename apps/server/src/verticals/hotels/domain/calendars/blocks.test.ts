import { nightsOf } from '@app/kernel/local-day';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, blocksAfter, entriesWithin, nightDeltas, roomsByNight } from './blocks.ts';

const block = (entry: string, first: string, until: string, rooms = 1): Block => ({ entry, first, until, rooms });
const FROM = '2027-01-10';

test('nights that are over stay as they were, and those to come are what the feed says now', () => {
  const before = [
    block('a', '2027-01-05', '2027-01-08'),
    block('b', '2027-01-08', '2027-01-14'),
    block('c', '2027-01-20', '2027-01-22'),
  ];
  const entries = entriesWithin(
    [block('b', '2027-01-08', '2027-01-12'), block('d', '2027-02-01', '2027-02-03')],
    FROM,
    '2027-02-02',
  );
  const after = blocksAfter(before, entries, { from: FROM, rooms: 1 });
  expect(after).toEqual([
    block('a', '2027-01-05', '2027-01-08'),
    block('b', '2027-01-08', '2027-01-12'),
    block('d', '2027-02-01', '2027-02-02'),
  ]);
  expect(nightDeltas(before, after)).toEqual([
    { night: '2027-01-12', rooms: -1 },
    { night: '2027-01-13', rooms: -1 },
    { night: '2027-01-20', rooms: -1 },
    { night: '2027-01-21', rooms: -1 },
    { night: '2027-02-01', rooms: 1 },
  ]);
});

test('another number of rooms counts from tonight on', () => {
  const before = [block('a', '2027-01-08', '2027-01-12')];
  const after = blocksAfter(before, entriesWithin(before, FROM, '2028-01-01'), { from: FROM, rooms: 3 });
  expect(after).toEqual([block('a', '2027-01-08', FROM), block('a', FROM, '2027-01-12', 3)]);
  expect(nightDeltas(before, after).map(({ rooms }) => rooms)).toEqual([2, 2]);
});

test('deltas lead from any blocks to any others', () => {
  const day = fc.integer({ min: 10, max: 28 }).map((number) => `2027-01-${number}`);
  const some = fc.array(
    fc
      .tuple(day, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 4 }), fc.uuid())
      .map(([first, nights, rooms, entry]) =>
        block(entry, first, nightsOf(first, '2027-03-01')[nights] ?? '2027-03-01', rooms),
      ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(some, some, (before, after) => {
      const taken = roomsByNight(before);
      for (const { night, rooms } of nightDeltas(before, after)) taken.set(night, (taken.get(night) ?? 0) + rooms);
      const left = [...taken].filter(([, rooms]) => rooms !== 0).sort();
      expect(left).toEqual([...roomsByNight(after)].sort());
    }),
  );
});
