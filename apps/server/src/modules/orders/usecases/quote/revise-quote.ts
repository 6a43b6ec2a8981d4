import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Quote } from '@app/contract/orders/schemas';
import { inTransaction } from '../../../../platform/db/connect.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { addressOf } from '../../../accounts/core.ts';
import { currencyRule } from '../../../currencies/public.ts';
import { parameter } from '../../../settings/public.ts';
import { lockQuote, readQuoteRow, replaceQuote } from '../../db/quote.repo.ts';
import { type CouponWish, quoteView } from '../../domain/frozen-quote.ts';
import type { CouponChoice } from './choose-coupon.ts';
import { freezeNow } from './freeze-quote.ts';

export type Revision = {
  customerId: string;
  lang: Locale;
  currency: string;
  quoteId: string;
  addressId?: string | undefined;
  usePoints?: boolean | undefined;
  /** A collected coupon, or null for none. */
  couponId?: string | null | undefined;
};

/** The wish of a revision, or the one the quote has. */
function couponWanted(couponId: string | null | undefined, before: CouponWish): CouponChoice {
  if (couponId === undefined) return { wish: before, asked: false };
  return { wish: couponId === null ? 'none' : { id: couponId }, asked: true };
}

/**
 * Prices a quote anew, at the prices and rate of now, with another address, points or coupon; also how a customer accepts
 * that something changed. Refuses what createQuote refuses, coupon.not_usable, and order.quote_expired once it
 * became an order.
 */
export async function reviseQuote(platform: Platform, revision: Revision): Promise<Quote> {
  const [currency, minutes] = await Promise.all([
    currencyRule(platform, revision.currency),
    parameter(platform, 'order.quote_minutes'),
  ]);
  return inTransaction(platform.db, async (tx) => {
    const quote = (await lockQuote(tx, revision.customerId, revision.quoteId)) ?? refuse('record.not_found');
    assertThat(quote.orderId === null, 'order.quote_expired');
    const addressId = revision.addressId ?? quote.frozen.address?.id ?? null;
    // An address removed since falls back to the default one; one that is asked for must exist.
    const address =
      (await addressOf(tx, revision.customerId, addressId)) ??
      (revision.addressId === undefined ? await addressOf(tx, revision.customerId, null) : refuse('record.not_found'));
    const frozen = await freezeNow(platform, tx, {
      customerId: revision.customerId,
      items: quote.frozen.lines,
      currency,
      address: () => address,
      usePoints: revision.usePoints ?? quote.frozen.policy.points.wanted,
      // A quote from before there were coupons has no wish.
      coupon: couponWanted(revision.couponId, quote.frozen.couponWish ?? 'auto'),
    });
    const expiresAt = await replaceQuote(tx, { id: quote.id, frozen }, minutes);
    return quoteView({ id: quote.id, expiresAt, frozen }, revision.lang);
  });
}

/** Gives a quote as it was frozen. Refuses record.not_found, and order.quote_expired when its time is over. */
export async function readQuote(
  platform: Platform,
  of: { customerId: string; lang: Locale; quoteId: string },
): Promise<Quote> {
  const quote = (await readQuoteRow(platform.db, of.customerId, of.quoteId)) ?? refuse('record.not_found');
  assertThat(!quote.expired && quote.orderId === null, 'order.quote_expired');
  return quoteView(quote, of.lang);
}
