import { useT } from '@app/client/i18n';
import { usePriceFormat } from '@app/client/use-price';
import type { CouponOffer, CouponTerms } from '@app/contract/coupons/schemas';
import { useListText } from './list-text.ts';
import { useMomentText } from './moment-text.ts';

export type CouponWords = {
  /** What it takes off: "$10 off", "20% off", "Free delivery". */
  readonly value: (coupon: CouponTerms) => string;
  /** From how much on, and the most it takes off. */
  readonly condition: (coupon: CouponTerms) => string;
  /** What it is valid for. */
  readonly scope: (coupon: CouponTerms) => string;
  /** How long one can use it once it is collected. */
  readonly validity: (offer: Pick<CouponOffer, 'useFrom' | 'useUntil' | 'useDays'>) => string;
  /** A day with its month. */
  readonly day: (iso: string) => string;
};

/** Says what coupons are worth, in the language and currency in use. */
export function useCouponWords(): CouponWords {
  const t = useT();
  const format = usePriceFormat();
  const list = useListText();
  const { day } = useMomentText();
  return {
    day,
    value: ({ kind, amount, percent }) => {
      if (kind === 'postage') return t('coupons.free_delivery');
      if (kind === 'percent') return t('coupons.percent_off', { percent: percent ?? 0 });
      return t('coupons.off', { amount: amount ? format.text(amount) : '' });
    },
    condition: ({ minSpend, cap }) => {
      const from = minSpend.usd > 0 ? t('coupons.min_spend', { amount: format.text(minSpend) }) : t('coupons.no_min');
      return cap ? from + t('travel.comma') + t('coupons.cap', { amount: format.text(cap) }) : from;
    },
    scope: ({ scope, scopeNames }) =>
      scope === 'all' ? t('coupons.for_all') : t('coupons.for_some', { names: list(scopeNames) }),
    validity: ({ useFrom, useUntil, useDays }) => {
      if (useDays !== null) return t('coupons.valid_days', { count: useDays });
      return t('coupons.valid_between', { from: useFrom ? day(useFrom) : '', until: useUntil ? day(useUntil) : '' });
    },
  };
}
