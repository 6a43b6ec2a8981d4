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

/** A price as one text without decimals: the next whole amount, so that nothing costs more than it says. */
export function wholeText(price: Amount, parts: Parts): string {
  const unit = 10 ** decimalsIn(parts(price));
  return roundText({ ...price, amount: Math.ceil(price.amount / unit) * unit }, parts);
}

/** Formats prices shortly: `whole` is rounded up to no decimals, for a calendar's cell; `round` drops them where they are zero. */
export function useShortPrice(): { whole: (price: Amount) => string; round: (price: Amount) => string } {
  const { parts } = usePriceFormat();
  return { whole: (price) => wholeText(price, parts), round: (price) => roundText(price, parts) };
}
