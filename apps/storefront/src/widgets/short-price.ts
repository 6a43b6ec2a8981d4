import { usePriceFormat } from '@app/client/use-price';
import type { Amount, PricePart } from '@app/contract/core/money-words';

type Parts = (price: Amount) => readonly PricePart[];

const textOf = (parts: readonly PricePart[]): string => parts.map(({ text }) => text).join('');

/** A price as one text, its decimals left out where they are zero. */
export const roundText = (price: Amount, parts: Parts): string =>
  textOf(
    parts(price).map((part) =>
      part.kind === 'decimals' ? { ...part, text: part.text.replace(/^[.,٫]0+(?!\d)/, '') } : part,
    ),
  );

/** Decimals that a price is written with. */
const decimalsIn = (parts: readonly PricePart[]): number =>
  /^\D(\d+)/.exec(parts.find(({ kind }) => kind === 'decimals')?.text ?? '')?.[1]?.length ?? 0;

/** Letters that a cell of a calendar has room for. */
const CELL = 8;

/**
 * A price as one text for a cell of a calendar. Where its decimals have no room it is the next whole amount, so that nothing
 * costs more than it says, and says that it is about that.
 */
export function cellText(price: Amount, parts: Parts): string {
  const exact = roundText(price, parts);
  const unit = 10 ** decimalsIn(parts(price));
  if (exact.length <= CELL || price.amount % unit === 0) return exact;
  return `~${roundText({ ...price, amount: Math.ceil(price.amount / unit) * unit }, parts)}`;
}

export type ShortPrice = {
  /** Without decimals that are zero. */
  readonly round: (price: Amount) => string;
  /** Fits a day of a calendar. */
  readonly cell: (price: Amount) => string;
};

/** Returns how prices are written shortly. */
export function useShortPrice(): ShortPrice {
  const { parts } = usePriceFormat();
  return { round: (price) => roundText(price, parts), cell: (price) => cellText(price, parts) };
}
