import { allocate, basisPointsOf, money } from '@app/kernel/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { takenBack } from './earnings.ts';
import { everythingLeft, type RefundBasis, type RefundItem, splitRefund, tooMany } from './refund-split.ts';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  unitPriceUsd: fc.integer({ min: 0, max: 50_000 }),
  couponUsd: fc.integer({ min: 0, max: 5_000 }),
  unitPoints: fc.option(fc.integer({ min: 1, max: 5_000 }), { freq: 4, nil: null }),
});

/** Any order that the price pipeline can leave, adjusted by staff or not. */
const order = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    payableUsd: fc.integer({ min: 0, max: 500_000 }),
    postageUsd: fc.integer({ min: 0, max: 2_000 }),
    taxBp: fc.constantFrom(0, 625, 2_000),
    deducted: fc.integer({ min: 0, max: 5_000 }),
    shipped: fc.boolean(),
  })
  .map(({ lines, deducted, taxBp, ...rest }): RefundBasis => {
    // What the tax is of is more than the delivery, unless staff lowered what is paid.
    const taxedUsd = Math.max(rest.postageUsd, Math.floor((rest.payableUsd * 10_000) / (10_000 + taxBp)));
    const shares = allocate(
      money(rest.payableUsd),
      lines.map((one) => (one.unitPoints === null ? one.unitPriceUsd * one.quantity : 0)),
    );
    return {
      ...rest,
      taxedUsd,
      taxUsd: basisPointsOf(money(taxedUsd), taxBp).minor,
      pointsUsed: deducted + lines.reduce((sum, one) => sum + (one.unitPoints ?? 0) * one.quantity, 0),
      lines: lines.map((one, index) => ({ ...one, id: `l${index}`, returned: 0, paidUsd: shares[index]?.minor ?? 0 })),
    };
  });

/** Sends everything back in parts that the picks choose; gives each part's split. */
function inParts(basis: RefundBasis, picks: readonly number[]) {
  let lines = basis.lines;
  const splits: ReturnType<typeof splitRefund>[] = [];
  for (let turn = 0; everythingLeft(lines).length > 0; turn += 1) {
    const left = everythingLeft(lines);
    const pick = picks[turn % picks.length] ?? 0;
    const chosen = left.filter((_, index) => (pick >> index) % 2 === 1);
    const items: RefundItem[] = (chosen.length > 0 ? chosen : left.slice(0, 1)).map((item, index) => ({
      ...item,
      quantity: 1 + ((pick >> index) % item.quantity),
    }));
    splits.push(splitRefund({ ...basis, lines }, items));
    lines = lines.map((one) => ({
      ...one,
      returned: one.returned + (items.find((item) => item.lineId === one.id)?.quantity ?? 0),
    }));
  }
  return splits;
}

const parts = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 12 });
const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

describe('refunding an order', () => {
  test('in any parts and any order comes to exactly what was paid, and to the same points', () => {
    fc.assert(
      fc.property(order, parts, (basis, picks) => {
        const splits = inParts(basis, picks);
        // Delivery has the part of the tax that it has of what the tax is of, to the cent.
        const kept = splits[0]?.keptPostageUsd ?? 0;
        const { postageUsd, taxUsd, taxedUsd, payableUsd } = basis;
        const exact = postageUsd === 0 ? 0 : postageUsd + (taxUsd * postageUsd) / taxedUsd;
        if (basis.shipped) expect(Math.abs(kept - Math.min(exact, payableUsd))).toBeLessThan(1);
        else expect(kept).toBe(0);
        expect(total(splits.map((split) => split.amountUsd))).toBe(payableUsd - kept);
        expect(total(splits.map((split) => split.points))).toBe(basis.pointsUsed);
        expect(total(splits.map((split) => split.couponUsd))).toBe(total(basis.lines.map((one) => one.couponUsd)));
        expect(splits.map((split) => split.everything)).toEqual(splits.map((_, index) => index === splits.length - 1));
      }),
      { numRuns: 2_000 },
    );
  });

  test('never gives more for a line than was paid for it, nor less than nothing', () => {
    fc.assert(
      fc.property(order, parts, (basis, picks) => {
        const given = inParts(basis, picks).flatMap((split) => split.lines);
        expect(given.every((one) => one.amountUsd >= 0 && one.points >= 0)).toBe(true);
        for (const one of basis.lines) {
          const back = total(given.filter((part) => part.lineId === one.id).map((part) => part.amountUsd));
          expect(back).toBeLessThanOrEqual(one.paidUsd);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('takes back exactly what all of it had earned, however it is split', () => {
    fc.assert(
      fc.property(order, parts, fc.integer({ min: 0, max: 3_000 }), (basis, picks, agentRebateBp) => {
        const earning = { payableUsd: basis.payableUsd, agentRebateBp };
        let before = 0;
        const back = inParts({ ...basis, shipped: false }, picks).map(({ amountUsd: usd }) => {
          const taken = takenBack(earning, { before, usd });
          before += usd;
          return taken;
        });
        const atOnce = takenBack(earning, { before: 0, usd: basis.payableUsd });
        expect(total(back.map((one) => one.points))).toBe(atOnce.points);
        expect(total(back.map((one) => one.rebateUsd))).toBe(atOnce.rebateUsd);
        expect(back.every((one) => one.points >= 0 && one.rebateUsd >= 0)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

test('names what cannot go back', () => {
  const lines = [
    { id: 'a', quantity: 3, returned: 1, paidUsd: 300, unitPriceUsd: 100, unitPoints: null, couponUsd: 0 },
  ];
  expect(tooMany(lines, [{ lineId: 'a', quantity: 2 }])).toEqual([]);
  expect(tooMany(lines, [{ lineId: 'a', quantity: 3 }])).toHaveLength(1);
  expect(tooMany(lines, [{ lineId: 'b', quantity: 1 }])).toHaveLength(1);
  expect(
    tooMany(lines, [
      { lineId: 'a', quantity: 1 },
      { lineId: 'a', quantity: 1 },
    ]),
  ).toHaveLength(1);
});

test('a part of a shipped order leaves its delivery with the shop', () => {
  const basis: RefundBasis = {
    lines: [
      { id: 'a', quantity: 2, returned: 0, paidUsd: 2_100, unitPriceUsd: 1_000, unitPoints: null, couponUsd: 0 },
      { id: 'b', quantity: 1, returned: 0, paidUsd: 1_050, unitPriceUsd: 1_000, unitPoints: null, couponUsd: 0 },
    ],
    payableUsd: 3_150,
    postageUsd: 150,
    taxUsd: 0,
    taxedUsd: 3_150,
    pointsUsed: 0,
    shipped: true,
  };
  expect(splitRefund(basis, [{ lineId: 'a', quantity: 1 }])).toMatchObject({ amountUsd: 1_000, everything: false });
  expect(splitRefund({ ...basis, shipped: false }, everythingLeft(basis.lines)).amountUsd).toBe(3_150);
});

test('delivery that is kept keeps its tax', () => {
  const basis: RefundBasis = {
    // 16.08 and 5.00 for delivery, and a fifth of both, 4.22.
    lines: [{ id: 'a', quantity: 2, returned: 0, paidUsd: 2_530, unitPriceUsd: 804, unitPoints: null, couponUsd: 0 }],
    payableUsd: 2_530,
    postageUsd: 500,
    taxUsd: 422,
    taxedUsd: 2_108,
    pointsUsed: 0,
    shipped: true,
  };
  const all = everythingLeft(basis.lines);
  expect(splitRefund(basis, all)).toMatchObject({ amountUsd: 1_930, postageUsd: 0, keptPostageUsd: 600 });
  expect(splitRefund(basis, [{ lineId: 'a', quantity: 1 }])).toMatchObject({ amountUsd: 965, keptPostageUsd: 600 });
  const unsent = splitRefund({ ...basis, shipped: false }, all);
  expect(unsent).toMatchObject({ goodsUsd: 1_930, postageUsd: 600, amountUsd: 2_530, keptPostageUsd: 0 });
});
