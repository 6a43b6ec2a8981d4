import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_POSTAGE, priceOrder } from '../../pricing/public.ts';
import type { RunningDeal } from '../../travel-deals/core.ts';
import { pricedItem } from '../usecases/quote/freeze-offer.ts';
import { discountItems } from './discount-items.ts';
import { togetherUsd } from './together.ts';

const DAY = '2027-03-01';
const combo = { key: 'combo:1', day: DAY };
const onWhole = (value: number): RunningDeal => ({
  id: 'whole',
  key: combo.key,
  method: 'percent',
  value,
  travelFrom: null,
  travelTo: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  left: 1,
});
const items = fc.array(
  fc.record({
    priceUsd: fc.integer({ min: 0, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    deposit: fc.constantFrom(true as const, undefined),
  }),
  { maxLength: 5 },
);

test('what items come to in what is sold together is what they are quoted at there, to the cent', () => {
  const off = fc.record({ offBp: fc.integer({ min: 0, max: 5_000 }), dealPercent: fc.integer({ min: 0, max: 90 }) });
  fc.assert(
    fc.property(items, off, (all, { offBp, dealPercent }) => {
      const offered = all.map(({ deposit, ...item }, index) => ({
        ...item,
        key: `item-${index}`,
        label: { 'en-US': 'Item' },
        listPriceUsd: null,
        ...(deposit && { deposit }),
      }));
      const deals = dealPercent > 0 ? [onWhole(dealPercent)] : [];
      const quoted = priceOrder({
        items: discountItems(offered, { offBp, deal: combo, deals }).map((item) => pricedItem(item, deals)),
        level: { name: '', discountBp: 0 },
        points: { spendable: 0, wanted: false, perUsd: 100, maxPercent: 0 },
        coupon: null,
        postage: NO_POSTAGE,
        tax: { bp: 0, name: { 'en-US': 'Tax' } },
        currency: { code: 'USD', decimals: 2, rate: '1' },
      });
      expect(togetherUsd(offered, { offBp, dealPercent, deals: null })).toBe(quoted.payableUsd);
    }),
  );
});
