import { expect, test } from 'vitest';
import {
  asKind,
  type DraftWay,
  firstWays,
  missingOf,
  nowhereAt,
  wholeWays,
  withoutWay,
  withPart,
  withWay,
} from './draft-ways.ts';

const named = (value: string) => ({ value, name: value, codes: [value] });
const way = (from: string | null, to: string | null, day: string | null): DraftWay => ({
  from: from ? named(from) : null,
  to: to ? named(to) : null,
  day: day as DraftWay['day'],
});
const text = (ways: readonly DraftWay[]) =>
  ways.map(({ from, to, day }) => [from?.value ?? '', to?.value ?? '', day ?? ''].join(' '));

test('a next way begins where the one before ends, and follows it while it does', () => {
  const two = firstWays(way('LHR', 'HND', '2026-12-14'));
  expect(text(two)).toEqual(['LHR HND 2026-12-14', 'HND  ']);
  expect(text(withPart(two, 0, { to: named('ICN') }))).toEqual(['LHR ICN 2026-12-14', 'ICN  ']);
  const apart = withPart(two, 1, { from: named('KIX') });
  expect(text(withPart(apart, 0, { to: named('ICN') }))).toEqual(['LHR ICN 2026-12-14', 'KIX  ']);
  expect(text(withWay(withPart(two, 1, { to: named('SIN') })))).toEqual(['LHR HND 2026-12-14', 'HND SIN ', 'SIN  ']);
  expect(text(withPart(firstWays(way('LHR', null, null)), 0, { to: named('ICN') }))).toEqual(['LHR ICN ', 'ICN  ']);
});

test('days behind a new one move to it; those before stay', () => {
  const three = [way('A', 'B', '2026-12-14'), way('B', 'C', '2026-12-16'), way('C', 'A', null)];
  expect(withPart(three, 0, { day: '2026-12-20' }).map(({ day }) => day)).toEqual(['2026-12-20', '2026-12-20', null]);
  expect(withPart(three, 1, { day: '2026-12-10' }).map(({ day }) => day)).toEqual(['2026-12-14', '2026-12-10', null]);
  expect(text(withoutWay(three, 1))).toEqual(['A B 2026-12-14', 'C A ']);
});

test('what is missing first is named; a way to where it begins is found', () => {
  const ways = [way('A', 'B', '2026-12-14'), way('B', null, null)];
  expect(missingOf(ways)).toEqual({ at: 1, part: 'to' });
  expect(missingOf([way('A', 'B', null)])).toEqual({ at: 0, part: 'day' });
  expect(missingOf([way('A', 'B', '2026-12-14')])).toBeNull();
  expect(wholeWays(ways)).toHaveLength(1);
  expect([nowhereAt(ways), nowhereAt([...ways, way('C', 'C', null)])]).toEqual([-1, 2]);
});

test('another kind of trip has what was chosen of the first way, and the other ways come back with several cities', () => {
  const ways = [way('A', 'B', '2026-12-20'), way('B', 'C', '2026-12-22'), way('C', null, null)];
  const draft = { from: null, to: null, day: '2026-12-14', back: null, ways } as const;
  const round = asKind(draft, 'round', []);
  expect(round).toMatchObject({ from: named('A'), to: named('B'), day: '2026-12-20', back: '2026-12-27', ways: null });
  expect(asKind(draft, 'one', []).back).toBeNull();
  expect(text(asKind(round, 'several', ways).ways ?? [])).toEqual(text(ways));
  const elsewhere = { ...round, to: named('D'), day: '2026-12-23' };
  expect(text(asKind(elsewhere, 'several', ways).ways ?? [])).toEqual(['A D 2026-12-23', 'D C 2026-12-23', 'C  ']);
  expect(text(asKind(round, 'several', []).ways ?? [])).toEqual(['A B 2026-12-20', 'B  ']);
});
