import { type Draft, goodsUsd } from './draft.ts';
import type { PostageTerms, PriceInput } from './pricing.ts';

/** Terms of what is sent nowhere, or for nothing. */
export const NO_POSTAGE: PostageTerms = {
  by: 'count',
  firstUnit: 1,
  firstFeeUsd: 0,
  nextUnit: 1,
  nextFeeUsd: 0,
  freeFromUsd: null,
};

/** Grams or pieces of an order, whichever the rule counts. */
export function postageUnits(input: Pick<PriceInput, 'items' | 'postage'>): number {
  const of = (item: PriceInput['items'][number]) => (input.postage.by === 'weight' ? item.weightGrams : 1);
  return input.items.reduce((sum, item) => sum + of(item) * item.quantity, 0);
}

/** What sending costs in USD cents: the first fee, and one more for each begun unit beyond it; nothing from the threshold on. */
export function postageUsd(draft: Draft, input: PriceInput): number {
  return isFree(draft, input.postage) ? 0 : feeUsd(input);
}

/** What sending would cost in USD cents if the goods did not go free from the threshold on; 0 where they do not. */
export const savedPostageUsd = (draft: Draft, input: PriceInput): number =>
  isFree(draft, input.postage) ? feeUsd(input) : 0;

const isFree = (draft: Draft, { freeFromUsd }: PostageTerms): boolean =>
  freeFromUsd !== null && goodsUsd(draft) >= freeFromUsd;

function feeUsd(input: PriceInput): number {
  const { firstUnit, firstFeeUsd, nextUnit, nextFeeUsd } = input.postage;
  const beyond = Math.max(0, postageUnits(input) - firstUnit);
  return firstFeeUsd + Math.ceil(beyond / nextUnit) * nextFeeUsd;
}

/** What more of goods would go free; null where postage is free already or never. */
export function toFreePostage(draft: Draft, terms: PostageTerms): number | null {
  if (terms.freeFromUsd === null || terms.firstFeeUsd + terms.nextFeeUsd === 0) return null;
  const missing = terms.freeFromUsd - goodsUsd(draft);
  return missing > 0 ? missing : null;
}
