import { describe, expect, it } from 'vitest';
import { extrasOf, extrasParam, singleRoomsOf } from './booking-params.ts';

const one = '0197f3a0-0000-7000-8000-000000000001';
const two = '0197f3a0-0000-7000-8000-000000000002';

describe('what is booked with a tour, in an address', () => {
  it('comes back as it went in', () => {
    const extras = [
      { id: one, count: 2 },
      { id: two, count: 1 },
    ];
    expect(extrasOf(extrasParam(extras) ?? undefined)).toEqual(extras);
    expect(extrasParam([{ id: one, count: 0 }])).toBeNull();
  });

  it('leaves out what cannot be read', () => {
    expect(extrasOf(`${one}:0,${two}:99,boat:1,${one}`)).toEqual([]);
    expect(extrasOf(undefined)).toEqual([]);
    expect([singleRoomsOf('3'), singleRoomsOf('99'), singleRoomsOf('x'), singleRoomsOf(undefined)]).toEqual([
      3, 0, 0, 0,
    ]);
  });
});
