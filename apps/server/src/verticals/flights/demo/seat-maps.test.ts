import { CABINS } from '@app/contract/verticals/flights/facts';
import { cabinOfMap, seatMap, spotsOf } from '@app/contract/verticals/flights/seat-map';
import { expect, test } from 'vitest';
import { demoAircraft } from './airlines.ts';
import { demoSeatMap } from './seat-maps.ts';

test.each(demoAircraft)('the map of $code is sound and has as many seats as its cabins sell', ({ code, cabins }) => {
  const map = demoSeatMap(code);
  expect(seatMap.safeParse(map).error?.issues).toBeUndefined();
  const counted = CABINS.map((cabin) => {
    const here = cabinOfMap(map, cabin);
    return [cabin, here ? spotsOf(here).length : 0];
  });
  expect(counted).toEqual(CABINS.map((cabin) => [cabin, cabins[cabin] ?? 0]));
});

test.each(demoAircraft)(
  'the rows of $code that are sold as the front stand before all others but exit rows',
  ({ code }) => {
    const map = cabinOfMap(demoSeatMap(code), 'economy');
    const kinds = (map ? spotsOf(map) : []).filter(({ kind }) => kind !== 'legroom').map(({ kind }) => kind);
    expect(kinds[0]).toBe('front');
    expect(kinds.lastIndexOf('front')).toBeLessThan(kinds.indexOf('standard'));
  },
);
