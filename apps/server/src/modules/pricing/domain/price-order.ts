import type { PriceStep } from '@app/contract/orders/price-steps';
import { allocate, money } from '@app/kernel/money';
import { type Draft, startDraft } from './draft.ts';
import { savedPostageUsd, toFreePostage } from './postage.ts';
import type { PriceInput, Pricing } from './pricing.ts';
import { shown } from './shown.ts';
import { steps } from './steps.ts';

/**
 * Prices an order by the one pipeline: every step leaves a line even where it is zero, the lines sum exactly to
 * `payableUsd`, and as shown exactly to `payableShown`. Never negative. Takes at least one item.
 */
export function priceOrder(input: PriceInput): Pricing {
  const draft = steps.reduce<Draft>((before, step) => step(before, input), startDraft(input));
  const payableUsd = draft.lines.reduce((sum, line) => sum + line.amountUsd, 0);
  // A tax of its own is paid by the item alone.
  const ownTaxUsd = draft.items.reduce((sum, item) => sum + item.ownTaxUsd, 0);
  const shares = allocate(
    money(payableUsd - ownTaxUsd),
    draft.items.map((item) => item.netUsd),
  );
  const { lines, payableShown } = shown(draft.lines, input.currency);
  return {
    lines,
    items: draft.items.map((item, index) => ({
      variantId: item.variantId,
      quantity: item.quantity,
      unitPriceUsd: item.unitPriceUsd,
      unitPoints: item.unitPoints,
      dealId: item.dealId,
      dealOffUsd: item.dealOffUsd,
      couponUsd: item.couponUsd,
      paidUsd: (shares[index]?.minor ?? 0) + item.ownTaxUsd,
    })),
    payableUsd,
    payableShown,
    savedUsd: Math.max(0, -draft.lines.filter((line) => SAVES[line.step]).reduce((s, l) => s + l.amountUsd, 0)),
    points: { forGoods: draft.pointsForGoods, ...draft.deduction },
    coupon: draft.coupon,
    savedPostageUsd: savedPostageUsd(draft, input),
    toFreePostageUsd: toFreePostage(draft, input.postage),
  };
}

/** Whether what a step takes off counts as saved. */
const SAVES: Readonly<Record<PriceStep, boolean>> = {
  list_price: false,
  variant: true,
  deal: true,
  member_level: true,
  coupon: true,
  points: true,
  postage: false,
  tax: false,
  rounding: false,
  adjustment: false,
};
