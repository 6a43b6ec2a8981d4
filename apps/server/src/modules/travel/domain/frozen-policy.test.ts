import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frozenPolicy } from './frozen-policy.ts';

const until = new Date('2027-03-08T14:00:00Z');

test('fees are scaled to what is paid of what was offered', () => {
  const rules = [
    { until, feeUsd: 0 },
    { until: null, feeUsd: 22_000 },
  ];
  expect(frozenPolicy(rules, { usd: 22_000, ofUsd: 22_000 })).toEqual([
    { until: '2027-03-08T14:00:00.000Z', feeUsd: 0 },
    { until: null, feeUsd: 22_000 },
  ]);
  expect(frozenPolicy(rules, { usd: 19_800, ofUsd: 22_000 })[1]?.feeUsd).toBe(19_800);
  expect(frozenPolicy([{ until: null, feeUsd: 11_000 }], { usd: 19_801, ofUsd: 22_000 })[0]?.feeUsd).toBe(9_901);
  expect(frozenPolicy([{ until: null, feeUsd: 0 }], { usd: 0, ofUsd: 0 })[0]?.feeUsd).toBe(0);
});

test('a fee is a whole part of what is paid and never more, however large', () => {
  const sums = fc.tuple(fc.nat(), fc.nat(), fc.nat()).map((three) => three.map((one) => one * 1_000 + 1));
  fc.assert(
    fc.property(sums, (three) => {
      const [feeUsd = 0, usd = 0, ofUsd = 1] = three;
      const [step] = frozenPolicy([{ until: null, feeUsd }], { usd, ofUsd });
      expect(Number.isSafeInteger(step?.feeUsd)).toBe(true);
      expect(step?.feeUsd).toBeLessThanOrEqual(usd);
      if (feeUsd === ofUsd) expect(step?.feeUsd).toBe(usd);
    }),
  );
});
