import type { ProductCard } from '@app/contract/catalog/schemas';
import type { Locale } from '@app/contract/core/locale';
import { refuse, refuseField } from '@app/contract/core/refuse';
import type { CouponOffer, MyCoupon, MyCouponTab } from '@app/contract/coupons/schemas';
import { decodeCursor, encodeCursor } from '@app/kernel/pagination';
import type { Platform } from '../../../platform/slice.ts';
import { productCards } from '../../catalog/public.ts';
import { priceIn } from '../../currencies/public.ts';
import { copyPage } from '../db/copy.repo.ts';
import { type GoodsPlace, goodsOfCoupon } from '../db/goods.repo.ts';
import { offeredCoupons, offerOf } from '../db/offer.repo.ts';
import { type CouponContext, copyView, offerView } from '../domain/coupon-views.ts';

export type CouponsReader = { readonly lang: Locale; readonly currency: string };

const shownTo = async (platform: Platform, reader: CouponsReader): Promise<CouponContext> => ({
  lang: reader.lang,
  price: await priceIn(platform, reader.currency),
});

/** Coupons to collect, of everything or of one product, as this customer or a visitor sees them. */
export async function readOffers(
  platform: Platform,
  of: CouponsReader & { customerId: string | null; productId: string | null },
): Promise<{ list: CouponOffer[] }> {
  const shown = await shownTo(platform, of);
  return { list: (await offeredCoupons(platform.db, of)).map((row) => offerView(row, shown)) };
}

/** A page of a customer's coupons in one tab. */
export async function readMine(
  platform: Platform,
  of: CouponsReader & { customerId: string; tab: MyCouponTab; page: number; limit: number },
): Promise<{
  list: MyCoupon[];
  counts: Record<MyCouponTab, number>;
  total: number;
  page: number;
  limit: number;
}> {
  const shown = await shownTo(platform, of);
  const { list, counts } = await copyPage(platform.db, of);
  return {
    list: list.map((row) => copyView(row, shown)),
    counts,
    total: counts[of.tab],
    page: of.page,
    limit: of.limit,
  };
}

function placeOf(cursor: string | undefined): GoodsPlace | null {
  if (cursor === undefined) return null;
  const [popularity, id] = decodeCursor(cursor, 2) ?? [];
  if (typeof popularity !== 'number' || typeof id !== 'string') refuseField('cursor', 'field.invalid');
  return { popularity, id };
}

/** Goods a coupon is valid for, most popular first. Refuses record.not_found, and a cursor of another making. */
export async function readGoods(
  platform: Platform,
  of: CouponsReader & { couponId: string; cursor: string | undefined; limit: number },
): Promise<{ list: ProductCard[]; cursor: string | null; coupon: CouponOffer }> {
  const offer = (await offerOf(platform.db, of.couponId, null)) ?? refuse('record.not_found');
  const found = await goodsOfCoupon(platform.db, {
    couponId: offer.id,
    scope: offer.scope,
    after: placeOf(of.cursor),
    limit: of.limit + 1,
  });
  const places = found.slice(0, of.limit);
  const last = places.at(-1);
  const ids = places.map((place) => place.id);
  return {
    list: await productCards(platform, { ids, limit: of.limit, lang: of.lang, currency: of.currency }),
    cursor: found.length > of.limit && last ? encodeCursor([last.popularity, last.id]) : null,
    coupon: offerView(offer, await shownTo(platform, of)),
  };
}
