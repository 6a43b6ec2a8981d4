import { type Locale, type Localized, localize } from '@app/contract/core/locale';
import type { Price } from '@app/contract/core/validation';
import type { PricedItem, PriceLine } from '@app/contract/orders/price-lines';
import type { CurrencyRule } from '@app/kernel/money';
import { type PricingLine, toPrice, toPriceLines } from '../../pricing/public.ts';

/** What is charged for, with what a piece costs and what it cost before anything was taken off. */
export type ListedItem = {
  readonly label: Localized;
  readonly quantity: number;
  readonly priceUsd: number;
  readonly listPriceUsd: number | null;
};

type Showing = { readonly items: readonly ListedItem[]; readonly currency: CurrencyRule; readonly lang: Locale };

/** Items at their list price, the shown piece times their number. */
function listed({ items, currency, lang }: Showing): PricedItem[] {
  return items.map(({ label, quantity, priceUsd, listPriceUsd }) => {
    const each = toPrice(Math.max(listPriceUsd ?? priceUsd, priceUsd), currency);
    const amount: Price = { ...each, usd: each.usd * quantity, amount: each.amount * quantity };
    return { label: localize(label, lang), quantity, each, amount };
  });
}

/**
 * Price lines as they are shown, the list price with the items that it is of. Where an order was shown before its pieces were (decision
 * 140), its rounding line takes up the difference. Items that do not come to the list price are left out.
 */
export function explainedLines(lines: readonly PricingLine[], of: Showing): PriceLine[] {
  const shown = toPriceLines(lines, of.currency, of.lang);
  const items = listed(of);
  const sum = (field: 'usd' | 'amount'): number => items.reduce((all, { amount }) => all + amount[field], 0);
  const list = shown.find(({ step }) => step === 'list_price');
  if (list?.amount.usd !== sum('usd')) return shown;
  const difference = sum('amount') - list.amount.amount;
  return shown.map((line) => {
    if (line === list) return { ...line, amount: { ...line.amount, amount: sum('amount') }, items };
    if (line.step !== 'rounding' || difference === 0) return line;
    return { ...line, amount: { ...line.amount, amount: line.amount.amount - difference } };
  });
}

/** Whether an order costs nothing before anything is taken off: nothing is paid for it in points or coupons either. */
export const isFree = (lines: readonly Pick<PricingLine, 'step' | 'amountUsd'>[]): boolean =>
  lines.every(({ step, amountUsd }) => step !== 'list_price' || amountUsd === 0);
