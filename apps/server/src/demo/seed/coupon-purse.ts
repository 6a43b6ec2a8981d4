import { addMs, DAY } from '@app/kernel/clock';
import type { PriceCoupon } from '../../modules/pricing/public.ts';
import { coupons, type DemoCoupon } from '../content/coupons.ts';
import type { Chance } from './chance.ts';
import type { SeededCustomer } from './customers.ts';

/** One collected coupon; `orderId` names the order it was used in. */
export type Copy = {
  readonly id: string;
  readonly coupon: DemoCoupon;
  readonly customer: SeededCustomer;
  readonly collectedAt: Date;
  readonly orderId: string | null;
};

/** Coupons that customers collect and use while their orders are played. */
export type CouponPurse = {
  readonly copies: readonly Copy[];
  /** A coupon the customer uses for an order they place now, if they have the luck; `keep` says that they did. */
  offer(customer: SeededCustomer, placedAt: Date): { coupon: PriceCoupon; keep: (orderId: string) => void } | null;
  /** Has the others collect what nobody used yet. */
  collectRest(customers: readonly SeededCustomer[]): void;
};

/** The part of the orders placed while coupons could be had that used one. */
const SHARE = 0.3;

const used = coupons.filter((coupon) => coupon.used);

/** Starts an empty purse. */
export function openPurse(chance: Chance, now: Date): CouponPurse {
  const copies: Copy[] = [];
  const has = (coupon: DemoCoupon, customer: SeededCustomer): number =>
    copies.filter((copy) => copy.coupon === coupon && copy.customer === customer).length;
  const add = (coupon: DemoCoupon, customer: SeededCustomer, by: { at: Date; orderId: string | null }): string => {
    const id = chance.id(by.at);
    copies.push({ id, coupon, customer, collectedAt: by.at, orderId: by.orderId });
    return id;
  };
  const begins = (coupon: DemoCoupon): Date => addMs(now, coupon.collect[0] * DAY);

  return {
    copies,
    offer: (customer, placedAt) => {
      const coupon = used.find((one) => begins(one) < placedAt && has(one, customer) === 0);
      if (!coupon || !chance.maybe(SHARE)) return null;
      const begun = Math.max(begins(coupon).getTime(), customer.createdAt.getTime());
      const at = new Date(begun + chance.next() * (placedAt.getTime() - begun));
      const priced: PriceCoupon = {
        id: '',
        name: coupon.name,
        kind: coupon.kind,
        amountUsd: coupon.amountUsd ?? null,
        percent: coupon.percent ?? null,
        capUsd: coupon.capUsd ?? null,
        minSpendUsd: coupon.minSpendUsd,
        variantIds: null,
      };
      return { coupon: priced, keep: (orderId) => void add(coupon, customer, { at, orderId }) };
    },
    collectRest: (customers) => {
      for (const coupon of coupons) {
        const [from, until] = coupon.collect;
        const last = Math.min(now.getTime(), addMs(now, until * DAY).getTime());
        const pick = (customer: SeededCustomer) => {
          const first = Math.max(addMs(now, from * DAY).getTime(), customer.createdAt.getTime());
          if (first >= last || has(coupon, customer) >= (coupon.limitEach ?? 1)) return false;
          add(coupon, customer, { at: new Date(first + chance.next() * (last - first)), orderId: null });
          return true;
        };
        const [named] = customers;
        let left = coupon.collectors - (coupon.named && named && pick(named) ? 1 : 0);
        for (let index = 1; left > 0 && index < customers.length; index += 1) {
          const customer = customers[index];
          if (customer && pick(customer)) left -= 1;
        }
      }
    },
  };
}
