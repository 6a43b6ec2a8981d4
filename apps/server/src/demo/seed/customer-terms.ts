import type { PriceInput } from '../../modules/pricing/public.ts';
import { currencies, levels } from '../content/money-places.ts';
import type { SeededCustomer } from './customers.ts';

/** The currency that a customer sees prices in. */
export const currencyOf = (customer: SeededCustomer) => {
  const found = currencies.find((one) => one.code === customer.currency);
  return found
    ? { code: found.code, decimals: found.decimals, rate: found.rate }
    : { code: 'USD', decimals: 2, rate: '1' };
};

/** The member level that so much spent has reached, as prices need it. */
export function levelAt(spentUsd: number): PriceInput['level'] {
  const level = levels.findLast((one) => one.thresholdUsd <= spentUsd);
  return { name: level?.name ?? '', discountBp: level?.discountBp ?? 0 };
}
