import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { MyCoupon } from '@app/contract/coupons/schemas';
import { afterCommit, type Tx } from '../../../platform/db/connect.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/slice.ts';
import { lockCustomer } from '../../accounts/core.ts';
import { priceIn } from '../../currencies/public.ts';
import { copyOf } from '../db/copy.repo.ts';
import { couponOfCode, levelReached, offerOf, takeOne } from '../db/offer.repo.ts';
import { copyView, type OfferRow } from '../domain/coupon-views.ts';
import { hasBought } from './purchases.ts';

export type Collector = { readonly customerId: string; readonly lang: Locale; readonly currency: string };

async function checkAudience(
  platform: Platform,
  tx: Tx,
  { offer, customerId }: { offer: OfferRow; customerId: string },
): Promise<void> {
  if (offer.audience === 'new') assertThat(!(await hasBought(platform, tx, customerId)), 'coupon.not_for_you');
  if (offer.audience === 'level') assertThat(await levelReached(tx, offer.id, customerId), 'coupon.not_for_you');
}

/**
 * Gives a customer one of a coupon. Refuses record.not_found, coupon.yours_collected, coupon.not_open,
 * coupon.all_collected and coupon.not_for_you; the last one is had by one customer, however many ask at once.
 */
export async function collectCoupon(
  platform: Platform,
  tx: Tx,
  given: Collector & { couponId: string },
): Promise<MyCoupon> {
  const { customerId, couponId } = given;
  await lockCustomer(tx, customerId);
  const offer = (await offerOf(tx, couponId, customerId)) ?? refuse('record.not_found');
  assertThat(offer.mine < offer.limitEach, 'coupon.yours_collected');
  assertThat(offer.open, 'coupon.not_open');
  await checkAudience(platform, tx, { offer, customerId });
  const copyId = newId(platform.clock);
  const taken = await takeOne(tx, { copyId, couponId, customerId, nth: offer.mine + 1 });
  if (!taken) {
    const now = await offerOf(tx, couponId, customerId);
    refuse(now?.open ? 'coupon.all_collected' : 'coupon.not_open');
  }
  // Pages that show it to anybody tell only whether there is one left.
  if (taken.collected === taken.limitTotal) afterCommit(tx, () => platform.cache.drop(['coupons']));
  const copy = (await copyOf(tx, customerId, copyId)) ?? refuse('record.not_found');
  return copyView(copy, { lang: given.lang, price: await priceIn(platform, given.currency) });
}

/** Gives a customer the coupon of a code. Refuses coupon.wrong_code, and what `collectCoupon` refuses. */
export async function redeemCode(platform: Platform, tx: Tx, given: Collector & { code: string }): Promise<MyCoupon> {
  const couponId = (await couponOfCode(tx, given.code)) ?? refuse('coupon.wrong_code');
  return collectCoupon(platform, tx, { ...given, couponId });
}
