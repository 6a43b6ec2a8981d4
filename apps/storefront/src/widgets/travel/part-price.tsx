import { usePriceFormat } from '@app/client/use-price';
import type { Price } from '@app/contract/core/validation';

export type Included = {
  /** Says of parts that cost nothing that they come with the others; without it they have an amount like those. */
  readonly included?: string | undefined;
};

/** What one part of a bundle costs. */
export function PartPrice({ payable, included }: Included & { readonly payable: Price }) {
  const format = usePriceFormat();
  return included && payable.usd === 0 ? <span className="t2">{included}</span> : format.text(payable);
}
