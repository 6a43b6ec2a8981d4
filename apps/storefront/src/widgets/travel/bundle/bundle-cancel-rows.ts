import type { Price } from '@app/contract/core/validation';
import type { BundleCancelPreview } from '@app/contract/travel/bundle-views';

type Part = BundleCancelPreview['parts'][number];

/** What cancelling a bundle does, part by part: what is given back, and what stays as it is. */
export type CancelRows = {
  readonly cancelled: readonly Part[];
  readonly kept: readonly Part[];
  /** What was paid for all that becomes cancelled; null where nothing does. */
  readonly paid: Price | null;
};

/** Returns the parts of a preview that are shown: those that were cancelled before are left out. */
export function cancelRows({ parts }: Pick<BundleCancelPreview, 'parts'>): CancelRows {
  const cancelled = parts.filter(({ becomes }) => becomes === 'cancelled');
  const [first] = cancelled;
  return {
    cancelled,
    kept: parts.filter(({ becomes }) => becomes === 'kept'),
    paid: first
      ? {
          ...first.paid,
          usd: cancelled.reduce((sum, { paid }) => sum + paid.usd, 0),
          amount: cancelled.reduce((sum, { paid }) => sum + paid.amount, 0),
        }
      : null,
  };
}
