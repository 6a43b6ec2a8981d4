import type { DealKind } from '@app/contract/deals/deal-facts';
import { addMs, HOUR } from '@app/kernel/clock';
import { expect, test } from 'vitest';
import { countCities, countKinds, countTimes, dealList, stateAt } from './deal-list.ts';

const NOW = new Date('2031-05-01T12:00:00Z');
const deal = (
  id: string,
  kind: DealKind,
  hours: readonly [from: number, to: number],
  claimed = 0,
  cityId: string | null = null,
) => ({
  id,
  kind,
  cityId,
  startsAt: addMs(NOW, hours[0] * HOUR),
  endsAt: addMs(NOW, hours[1] * HOUR),
  quota: 10,
  claimed,
});

const deals = [
  deal('long', 'hotel', [-5, 90]),
  deal('last-day', 'hotel', [-5, 24]),
  deal('gone', 'hotel', [-5, 1], 10),
  deal('later', 'hotel', [30, 90]),
  deal('next', 'hotel', [1, 2]),
  deal('flight', 'flight', [0, 1]),
];
const ids = (kind: DealKind | undefined, time: 'running' | 'ending' | 'soon') =>
  dealList(deals, { kind, time, now: NOW }).map(({ id }) => id);

test('a deal begins and ends to the moment', () => {
  const one = deal('one', 'tour', [0, 1]);
  expect([-1, 0, HOUR - 1, HOUR].map((ms) => stateAt(one, addMs(NOW, ms)))).toEqual([
    'scheduled',
    'running',
    'running',
    'ended',
  ]);
  expect(stateAt({ ...one, claimed: 10 }, NOW)).toBe('sold_out');
});

test('what ends first stands first, what is sold out last; what begins later is a list of its own', () => {
  expect(ids('hotel', 'running')).toEqual(['last-day', 'long', 'gone']);
  expect(ids('hotel', 'ending')).toEqual(['last-day', 'gone']);
  expect(ids('hotel', 'soon')).toEqual(['next', 'later']);
  expect(ids(undefined, 'ending')).toEqual(['flight', 'last-day', 'gone']);
});

test('tabs and times are counted by what their lists hold', () => {
  expect(countKinds(deals)).toEqual({
    flight: 1,
    hotel: 5,
    dining: 0,
    table: 0,
    tour: 0,
    tourcombo: 0,
    combo: 0,
    product: 0,
  });
  expect(countTimes(deals, { kind: 'hotel', now: NOW })).toEqual({ running: 3, ending: 2, soon: 2 });
});

test('a city leaves out what is elsewhere or nowhere, also from what is counted; cities come with most deals first', () => {
  const some = [
    deal('a', 'hotel', [-1, 5], 0, 'lisbon'),
    deal('b', 'hotel', [-1, 50], 0, 'porto'),
    deal('c', 'hotel', [-1, 70], 0, 'porto'),
    deal('d', 'product', [-1, 5]),
  ];
  const inPorto = dealList(some, { kind: undefined, city: 'porto', time: 'running', now: NOW });
  expect(inPorto.map(({ id }) => id)).toEqual(['b', 'c']);
  expect(countTimes(some, { kind: 'hotel', city: 'porto', now: NOW })).toEqual({ running: 2, ending: 0, soon: 0 });
  expect(countCities(some)).toEqual([
    { id: 'porto', count: 2 },
    { id: 'lisbon', count: 1 },
  ]);
});
