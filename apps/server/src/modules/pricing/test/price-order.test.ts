import { memberUsd } from '@app/contract/levels/member-price';
import { PRICE_STEPS } from '@app/contract/orders/price-steps';
import { convert, money } from '@app/kernel/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chaosCount, patient } from '../../../platform/testing/chaos.ts';
import { adjustTo, type PriceCoupon, type PricedItem, type PriceInput, type Pricing, priceOrder } from '../public.ts';

const RUNS = chaosCount('CHAOS_PRICES', 1_000);
const TIME = patient(20_000);

const item: fc.Arbitrary<PricedItem> = fc.record({
  variantId: fc.uuid(),
  quantity: fc.integer({ min: 1, max: 999 }),
  listPriceUsd: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  priceUsd: fc.integer({ min: 0, max: 5_000_000 }),
  points: fc.option(fc.integer({ min: 1, max: 100_000 }), { freq: 5 }),
  deal: fc.option(
    fc.record({
      id: fc.constantFrom('a', 'b'),
      priceUsd: fc.integer({ min: 1, max: 5_000_000 }),
      left: fc.integer({ min: 1, max: 2_000 }),
    }),
  ),
  weightGrams: fc.integer({ min: 0, max: 50_000 }),
  deposit: fc.constantFrom(undefined, undefined, true as const),
  taxBp: fc.constantFrom(undefined, undefined, undefined, 0, 825, 2_000),
});

const coupon: fc.Arbitrary<PriceCoupon> = fc.record({
  id: fc.uuid(),
  name: fc.constant('Spring'),
  kind: fc.constantFrom('amount' as const, 'percent' as const, 'postage' as const),
  amountUsd: fc.integer({ min: 1, max: 1_000_000 }),
  percent: fc.integer({ min: 1, max: 99 }),
  capUsd: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  minSpendUsd: fc.integer({ min: 0, max: 1_000_000 }),
  variantIds: fc.constant(null),
});

const currency = fc.constantFrom(
  { code: 'USD', decimals: 2, rate: '1' },
  { code: 'JPY', decimals: 0, rate: '151.37' },
  { code: 'KWD', decimals: 3, rate: '0.30712' },
  { code: 'BTC', decimals: 8, rate: '0.000009417' },
  { code: 'EUR', decimals: 2, rate: '0.9214' },
);

const input: fc.Arbitrary<PriceInput> = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 12 }),
  currency,
  level: fc.record({ name: fc.constant('Gold'), discountBp: fc.integer({ min: 0, max: 5_000 }) }),
  points: fc.record({
    spendable: fc.integer({ min: 0, max: 10_000_000 }),
    wanted: fc.boolean(),
    perUsd: fc.integer({ min: 1, max: 100_000 }),
    maxPercent: fc.integer({ min: 0, max: 100 }),
  }),
  coupon: fc.option(coupon),
  postage: fc.record({
    by: fc.constantFrom('weight' as const, 'count' as const),
    firstUnit: fc.integer({ min: 1, max: 5_000 }),
    firstFeeUsd: fc.integer({ min: 0, max: 100_000 }),
    nextUnit: fc.integer({ min: 1, max: 5_000 }),
    nextFeeUsd: fc.integer({ min: 0, max: 1_000 }),
    freeFromUsd: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  }),
  tax: fc.record({ bp: fc.integer({ min: 0, max: 5_000 }), name: fc.constant('VAT') }),
});

/** The same input with a coupon that is valid for some of its lines only. */
const withScopedCoupon = fc
  .tuple(input, coupon, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }))
  .map(([given, wanted, valid]) => ({
    ...given,
    coupon: { ...wanted, variantIds: given.items.filter((_, index) => valid[index]).map((one) => one.variantId) },
  }));

const listed = ({ points, listPriceUsd, priceUsd }: PricedItem): number =>
  points === null ? Math.max(listPriceUsd ?? priceUsd, priceUsd) : 0;

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

test(
  'for any order, lines sum exactly to what is charged and shown, every step has its line, nothing is negative',
  () => {
    fc.assert(
      fc.property(input, (given) => {
        const priced = priceOrder(given);
        expect(priced.lines.map((line) => line.step)).toEqual(PRICE_STEPS);
        expect(sum(priced.lines.map((line) => line.amountUsd))).toBe(priced.payableUsd);
        const atDeals = sum(priced.items.map((one) => one.dealOffUsd));
        expect(atDeals).toBe(0 - (priced.lines.find((line) => line.step === 'deal')?.amountUsd ?? 0));
        expect(priced.items.every((one) => one.dealId !== null || one.dealOffUsd === 0)).toBe(true);
        expect(sum(priced.lines.map((line) => line.amountShown))).toBe(priced.payableShown);
        expect(sum(priced.items.map((line) => line.paidUsd))).toBe(priced.payableUsd);
        expect(priced.payableUsd).toBeGreaterThanOrEqual(0);
        expect(priced.savedUsd).toBeGreaterThanOrEqual(0);
        expect(priced.items.every((line) => line.paidUsd >= 0 && line.unitPriceUsd >= 0)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  },
  TIME,
);

test(
  'for any order, what free delivery saves is what delivery costs without the threshold',
  () => {
    const postageOf = ({ lines }: Pricing) => lines.find(({ step }) => step === 'postage')?.amountUsd ?? Number.NaN;
    fc.assert(
      fc.property(input, (given) => {
        const priced = priceOrder(given);
        const never = priceOrder({ ...given, postage: { ...given.postage, freeFromUsd: null } });
        expect(priced.savedPostageUsd).toBe(postageOf(never) - postageOf(priced));
      }),
      { numRuns: RUNS },
    );
  },
  TIME,
);

test(
  'for any order, points are never more than the customer has or the part they may cover',
  () => {
    fc.assert(
      fc.property(input, (given) => {
        const { points, lines } = priceOrder(given);
        const offGoods = given.coupon?.kind === 'postage' ? 4 : 5;
        const goods = sum(lines.slice(0, offGoods).map((line) => line.amountUsd));
        expect(points.deducted + points.forGoods).toBeLessThanOrEqual(
          Math.max(given.points.spendable, points.forGoods),
        );
        expect(points.usableUsd * 100).toBeLessThanOrEqual(goods * given.points.maxPercent);
        expect(points.deductedUsd).toBe(given.points.wanted ? points.usableUsd : 0);
        // Nobody gets more for points than they are worth.
        expect(points.usableUsd * given.points.perUsd).toBeLessThanOrEqual(points.usable * 100);
      }),
      { numRuns: RUNS },
    );
  },
  TIME,
);

test(
  'for any order and any new amount, the adjusted lines and shares sum exactly to it',
  () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 0, max: 100_000_000 }), (given, amount) => {
        const priced = priceOrder(given);
        const weights = priced.items.map((line) => line.unitPriceUsd * line.quantity);
        const adjusted = adjustTo({ lines: priced.lines, weights, currency: given.currency }, amount);
        expect(sum(adjusted.lines.map((line) => line.amountUsd))).toBe(amount);
        expect(sum(adjusted.lines.map((line) => line.amountShown))).toBe(adjusted.payableShown);
        expect(sum(adjusted.paidUsd)).toBe(amount);
      }),
      { numRuns: RUNS },
    );
  },
  TIME,
);

test('the adjustment line tells whether the shop agreed to it, a price was kept, or a part was refunded', () => {
  const [given] = fc.sample(input, 1);
  if (!given) throw new Error('no order');
  const priced = priceOrder(given);
  const weights = priced.items.map((line) => line.unitPriceUsd * line.quantity);
  const order = { lines: priced.lines, weights, currency: given.currency };
  const detailOf = (why?: 'kept' | 'refunded') =>
    adjustTo(order, 500, why).lines.find(({ step }) => step === 'adjustment')?.detail;
  expect([detailOf(), detailOf('kept'), detailOf('refunded')]).toEqual([{}, { kept: 1 }, { refunded: 1 }]);
});

test(
  'for any order, neither level nor coupon takes anything off a deposit',
  () => {
    fc.assert(
      fc.property(input, (given) => {
        const deposits = given.items.map((one) => ({ ...one, deposit: true as const }));
        const priced = priceOrder({
          ...given,
          items: deposits,
          coupon: given.coupon && { ...given.coupon, kind: 'amount' },
        });
        const off = priced.lines.filter(({ step }) => step === 'member_level' || step === 'coupon');
        expect(off.map(({ amountUsd }) => amountUsd)).toEqual([0, 0]);
      }),
      { numRuns: RUNS },
    );
  },
  TIME,
);

test(
  'for any order, pieces as they are shown come to what its goods come to, in every currency',
  () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 0, max: 100_000_000 }), (given, amount) => {
        const priced = priceOrder(given);
        const piece = (usd: number) => convert(money(usd), given.currency).minor;
        const goods = (lines: Pricing['lines']) => sum(lines.slice(0, 3).map((line) => line.amountShown));
        const pieces = sum(priced.items.map((one) => one.quantity * piece(one.unitPriceUsd)));
        expect(goods(priced.lines)).toBe(pieces);
        const first = sum(given.items.map((one) => one.quantity * piece(listed(one))));
        expect(priced.lines[0]?.amountShown).toBe(first);
        // What an order was shown at stays when staff change what it costs.
        const weights = priced.items.map((line) => line.unitPriceUsd * line.quantity);
        expect(goods(adjustTo({ lines: priced.lines, weights, currency: given.currency }, amount).lines)).toBe(pieces);
      }),
      { numRuns: RUNS },
    );
  },
  TIME,
);

const base: PriceInput = {
  items: [],
  currency: { code: 'USD', decimals: 2, rate: '1' },
  level: { name: '', discountBp: 0 },
  points: { spendable: 0, wanted: false, perUsd: 100, maxPercent: 10 },
  coupon: null,
  postage: { by: 'count', firstUnit: 1, firstFeeUsd: 500, nextUnit: 1, nextFeeUsd: 0, freeFromUsd: 6_000 },
  tax: { bp: 0, name: '' },
};
const cup: PricedItem = {
  variantId: 'v',
  quantity: 1,
  listPriceUsd: null,
  priceUsd: 2_000,
  points: null,
  deal: null,
  weightGrams: 400,
};
const amounts = (given: PriceInput) =>
  Object.fromEntries(priceOrder(given).lines.map((line) => [line.step, line.amountUsd]));

test('each step takes off what it is for', () => {
  const deal = { id: 'd', priceUsd: 1_500, left: 2 };
  expect(
    amounts({
      ...base,
      items: [{ ...cup, quantity: 2, listPriceUsd: 2_500, deal }],
      level: { name: 'Gold', discountBp: 1_000 },
      points: { spendable: 5_000, wanted: true, perUsd: 100, maxPercent: 10 },
      tax: { bp: 1_000, name: 'VAT' },
    }),
  ).toMatchObject({
    list_price: 5_000,
    variant: -1_000,
    deal: -1_000,
    member_level: -300,
    coupon: 0,
    points: -270,
    postage: 500,
    tax: 293,
    rounding: 0,
    adjustment: 0,
  });
});

test('postage is free from the amount on', () => {
  expect(amounts({ ...base, items: [{ ...cup, quantity: 3 }] }).postage).toBe(0);
  expect(amounts({ ...base, items: [{ ...cup, priceUsd: 5_999 }] }).postage).toBe(500);
});

test('a deal with too few pieces left does not hold for the line; the next line may still have them', () => {
  const deal = { id: 'd', priceUsd: 1_000, left: 2 };
  const priced = priceOrder({
    ...base,
    items: [
      { ...cup, quantity: 3, deal },
      { ...cup, variantId: 'w', quantity: 2, deal },
    ],
  });
  expect(priced.items.map((line) => [line.dealId, line.unitPriceUsd])).toEqual([
    [null, 2_000],
    ['d', 1_000],
  ]);
  expect(priced.lines.find((line) => line.step === 'deal')?.detail).toEqual({ percent: 50, missed: 1 });
});

test('a deal that is no cheaper than the price is none', () => {
  const deal = { id: 'd', priceUsd: 2_000, left: 2 };
  const priced = priceOrder({ ...base, items: [{ ...cup, deal }] });
  expect(priced.items[0]).toMatchObject({ dealId: null, unitPriceUsd: 2_000 });
  expect(priced.lines.find((line) => line.step === 'deal')).toMatchObject({ amountUsd: 0, detail: { percent: 0 } });
});

test('points goods cost points, and their postage money', () => {
  const priced = priceOrder({ ...base, items: [{ ...cup, points: 300, quantity: 2 }] });
  expect(priced).toMatchObject({ payableUsd: 500, points: { forGoods: 600, deducted: 0 } });
});

test(
  'for any order and coupon, its line is what its lines share, each within what the line came to',
  () => {
    fc.assert(
      fc.property(withScopedCoupon, (given) => {
        const priced = priceOrder(given);
        const without = priceOrder({ ...given, coupon: null });
        const line = priced.lines.find((one) => one.step === 'coupon')?.amountUsd ?? 0;
        expect(line).toBe(priced.coupon.savedUsd === 0 ? 0 : -priced.coupon.savedUsd);
        expect(sum(priced.items.map((one) => one.couponUsd))).toBe(
          given.coupon.kind === 'postage' ? 0 : priced.coupon.savedUsd,
        );
        expect(sum(priced.lines.map((one) => one.amountUsd))).toBe(priced.payableUsd);
        expect(priced.payableUsd).toBeGreaterThanOrEqual(0);
        expect(sum(priced.items.map((one) => one.paidUsd))).toBe(priced.payableUsd);
        const goods = sum(without.lines.slice(0, 4).map((one) => one.amountUsd));
        if (given.coupon.kind !== 'postage') expect(priced.coupon.savedUsd).toBeLessThanOrEqual(goods);
        priced.items.forEach((one, index) => {
          const valid = given.coupon.variantIds.includes(one.variantId);
          expect(one.couponUsd).toBeGreaterThanOrEqual(0);
          expect(one.couponUsd).toBeLessThanOrEqual((given.items[index]?.priceUsd ?? 0) * one.quantity);
          if (!valid) expect(one.couponUsd).toBe(0);
        });
        expect(priced.coupon.savedUsd > 0).toBe(priced.coupon.hindrance === null);
      }),
      { numRuns: RUNS },
    );
  },
  TIME,
);

const spring: PriceCoupon = {
  id: 'c',
  name: 'Spring',
  kind: 'amount',
  amountUsd: 1_000,
  percent: null,
  capUsd: null,
  minSpendUsd: 3_000,
  variantIds: null,
};

test(
  'for any bill without a coupon and points, the price of a member follows from everybody’s price alone, in every currency',
  () => {
    fc.assert(
      fc.property(input, ({ items, points, postage, ...given }) => {
        const bill = {
          ...given,
          items: items.map(({ taxBp: _own, deposit: _deposit, ...one }) => ({ ...one, points: null })),
          points: { ...points, wanted: false },
          postage: { ...postage, firstFeeUsd: 0, nextFeeUsd: 0 },
          coupon: null,
        };
        const everybody = priceOrder({ ...bill, level: { name: '', discountBp: 0 } });
        const member = priceOrder(bill);
        const usd = memberUsd(everybody.payableUsd, { discountBp: bill.level.discountBp, taxBp: bill.tax.bp });
        expect(member.payableUsd).toBe(usd);
        expect(member.payableShown).toBe(convert(money(usd), bill.currency).minor);
      }),
      { numRuns: RUNS },
    );
  },
  TIME,
);

test('a level and a coupon come off the menus beside a deposit, not off it', () => {
  const deposit: PricedItem = { ...cup, variantId: 'deposit', priceUsd: 1_000, quantity: 2, deposit: true };
  const given: PriceInput = {
    ...base,
    items: [deposit, { ...cup, quantity: 1 }],
    level: { name: 'Gold', discountBp: 500 },
    coupon: { ...spring, minSpendUsd: 0, kind: 'percent', percent: 10 },
  };
  expect(amounts(given)).toMatchObject({ list_price: 4_000, member_level: -100, coupon: -190 });
});

test('a coupon comes after deal and level and before points, over the lines it is valid for', () => {
  const given: PriceInput = {
    ...base,
    items: [
      { ...cup, quantity: 2 },
      { ...cup, variantId: 'w', priceUsd: 1_000 },
    ],
    level: { name: 'Gold', discountBp: 1_000 },
    points: { spendable: 10_000, wanted: true, perUsd: 100, maxPercent: 10 },
    coupon: { ...spring, variantIds: ['v'] },
  };
  const priced = priceOrder(given);
  expect(amounts(given)).toMatchObject({ member_level: -500, coupon: -1_000, points: -350, postage: 500 });
  expect(priced.items.map((one) => one.couponUsd)).toEqual([1_000, 0]);
  expect(priced.lines.find((one) => one.step === 'coupon')?.detail).toEqual({ name: 'Spring', kind: 'amount' });
});

test('a coupon that cannot be used says why and changes nothing', () => {
  const items = [{ ...cup, quantity: 1 }];
  const hindrance = (coupon: Partial<PriceCoupon>, given: Partial<PriceInput> = {}) =>
    priceOrder({ ...base, items, ...given, coupon: { ...spring, ...coupon } }).coupon;
  expect(hindrance({})).toEqual({ savedUsd: 0, hindrance: 'min_spend', missingUsd: 1_000 });
  expect(hindrance({ variantIds: ['other'] })).toMatchObject({ hindrance: 'scope' });
  expect(hindrance({ minSpendUsd: 0, kind: 'postage' }, { items: [{ ...cup, quantity: 3 }] })).toMatchObject({
    hindrance: 'no_postage',
  });
  expect(hindrance({ minSpendUsd: 0 }, { items: [{ ...cup, points: 10 }] })).toMatchObject({ hindrance: 'nothing' });
});

test('percent stops at its cap; free postage takes off what delivery costs', () => {
  const items = [{ ...cup, quantity: 2 }];
  const percent = { ...spring, kind: 'percent' as const, percent: 25, minSpendUsd: 0 };
  expect(amounts({ ...base, items, coupon: percent }).coupon).toBe(-1_000);
  expect(amounts({ ...base, items, coupon: { ...percent, capUsd: 300 } }).coupon).toBe(-300);
  const free = amounts({ ...base, items, coupon: { ...spring, kind: 'postage', minSpendUsd: 0 } });
  expect(free).toMatchObject({ coupon: -500, postage: 500 });
});

test('postage by weight and by count charges each begun unit; free only where there is a threshold', () => {
  const by = (postage: Partial<PriceInput['postage']>, quantity: number) =>
    amounts({ ...base, items: [{ ...cup, quantity }], postage: { ...base.postage, ...postage } }).postage;
  const weight = { by: 'weight', firstUnit: 500, nextUnit: 500, nextFeeUsd: 200, freeFromUsd: null } as const;
  expect(by(weight, 1)).toBe(500);
  expect(by(weight, 2)).toBe(700);
  expect(by(weight, 10)).toBe(500 + 7 * 200);
  expect(by({ firstUnit: 2, nextUnit: 2, nextFeeUsd: 150, freeFromUsd: null }, 5)).toBe(800);
  expect(by({ ...weight, freeFromUsd: 20_000 }, 10)).toBe(0);
});

test('an item with a tax of its own is taxed by that, each piece for itself, and pays it alone', () => {
  const plain = { listPriceUsd: null, points: null, weightGrams: 0, deal: null };
  const priced = priceOrder({
    items: [
      { ...plain, variantId: 'fare', quantity: 1, priceUsd: 10_000 },
      { ...plain, variantId: 'bag', quantity: 3, priceUsd: 4_506, taxBp: 1_000 },
      { ...plain, variantId: 'free', quantity: 1, priceUsd: 1_000, taxBp: 0 },
    ],
    currency: { code: 'USD', decimals: 2, rate: '1' },
    level: { name: '', discountBp: 0 },
    points: { spendable: 0, wanted: false, perUsd: 100, maxPercent: 0 },
    coupon: null,
    postage: { by: 'count', firstUnit: 1, firstFeeUsd: 0, nextUnit: 1, nextFeeUsd: 0, freeFromUsd: null },
    tax: { bp: 500, name: 'VAT' },
  });
  const tax = priced.lines.find(({ step }) => step === 'tax');
  // 5 percent of the fare, 10 percent of each bag rounded up to 451, nothing of the last one.
  expect([tax?.amountUsd, tax?.detail]).toEqual([500 + 3 * 451, { percent: 5, name: 'VAT', own: 1_353 }]);
  expect(priced.payableUsd).toBe(10_000 + 13_518 + 1_000 + 1_853);
  expect(priced.items[1]?.paidUsd).toBeGreaterThan(13_518 + 1_353);
});
