import type { UnitRule } from '@app/contract/verticals/tours/party';
import { describe, expect, it } from 'vitest';
import { childrenOf, countIn, strayAges, withoutLast } from './unit-party.ts';

const unit = (key: UnitRule['key'], ageFrom: number, ageTo: number): UnitRule => ({
  key,
  ageFrom,
  ageTo,
  takesSeat: key !== 'infant',
  needsAdult: key !== 'adult',
});
const units = [unit('adult', 16, 120), unit('child', 5, 15), unit('infant', 2, 4)];
const child = { key: 'child' } as const;
const party = { adults: 2, seniors: 1, childAges: [6, 3, 14, 1] };

describe('a party by the units of a tour', () => {
  it('has adults and seniors by their number, children by their age', () => {
    expect(countIn({ key: 'adult' }, party)).toBe(2);
    expect(countIn({ key: 'senior' }, party)).toBe(1);
    expect(childrenOf(units, child, party)).toEqual([6, 14]);
    expect(childrenOf(units, { key: 'infant' }, party)).toEqual([3]);
  });

  it('loses the child that was told last, of that unit', () => {
    expect(withoutLast(units, child, party).childAges).toEqual([6, 3, 1]);
    expect(withoutLast(units, child, { ...party, childAges: [3] }).childAges).toEqual([3]);
  });

  it('may have ages that no unit has', () => {
    expect(strayAges(units, party)).toEqual([1]);
  });
});
