import { refuse } from '@app/contract/core/refuse';
import { staffCouponEndpoints } from '@app/contract/coupons/staff-endpoints';
import { shapes } from '@app/contract/coupons/staff-schemas';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { couponPage, levelNames, staffCoupon } from '../db/staff-coupon.repo.ts';
import { endCoupon, listHolders, namedIn, saveCoupon } from '../usecases/staff-coupons.ts';

/** The back office's calls for coupons. */
export const staffCouponRoutes = (platform: Platform): BoundEndpoint[] =>
  bindEndpoints(staffCouponEndpoints, shapes, {
    listCoupons: async ({ query, lang }) => {
      const { list, counts } = await couponPage(platform.db, query, lang);
      return { list, counts, total: counts[query.tab], page: query.page, limit: query.limit };
    },
    readCoupon: async ({ params, lang }) =>
      (await staffCoupon(platform.db, params.id, { lang })) ?? refuse('record.not_found'),
    createCoupon: (call) => saveCoupon(platform, call, { seen: null, input: call.body }),
    updateCoupon: (call) => {
      const { version, ...input } = call.body;
      return saveCoupon(platform, call, { seen: { id: call.params.id, version }, input });
    },
    endCoupon: (call) => endCoupon(platform, call, { id: call.params.id, version: call.body.version }),
    couponHolders: ({ query, staff }) => listHolders(platform, query, staff),
    couponLevels: async ({ lang }) => namedIn(await levelNames(platform.db), lang),
  });
