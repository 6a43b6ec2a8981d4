import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levelOff, memberUsd } from './member-price.ts';

test('a level comes off before the tax', () => {
  expect(memberUsd(11_000, { discountBp: 500, taxBp: 1_000 })).toBe(10_450);
  expect(memberUsd(10_000, { discountBp: 333, taxBp: 0 })).toBe(9_667);
  expect(levelOff(150, 500)).toBe(8);
});

test('without a level every price is what it is, whatever its tax', () => {
  fc.assert(
    fc.property(fc.nat(9_000_000), fc.nat(5_000), (net, taxBp) => {
      const usd = net + Math.round((net * taxBp) / 10_000);
      expect(Math.abs(memberUsd(usd, { discountBp: 0, taxBp }) - usd)).toBeLessThanOrEqual(1);
    }),
  );
});
