import { localize } from '@app/contract/core/locale';
import { staffDiningEndpoints } from '@app/contract/verticals/dining/staff-endpoints';
import { shapes } from '@app/contract/verticals/dining/staff-schemas';
import { SETTLEMENT } from '@app/kernel/money';
import { orderForStaff, staffChangeCalls } from '../../../modules/travel/public.ts';
import { type BoundEndpoint, bindEndpoints } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { countRestaurants, restaurantChoices, restaurantTabs, staffRestaurants } from '../db/staff-restaurant.repo.ts';
import { readOtherTimes } from '../usecases/read-other-times.ts';
import { readDiningDay, whyNoTable } from '../usecases/staff/read-day.ts';
import { readDiningReport } from '../usecases/staff/read-dining-report.ts';
import {
  createRestaurant,
  readStaffRestaurant,
  setRestaurantsOnline,
  updateRestaurant,
} from '../usecases/staff/save-restaurant.ts';
import { liftTables, seatGuests, takeTables } from '../usecases/staff/take-tables.ts';
import { offerByHand } from '../usecases/waiting/offer-by-hand.ts';

/** The back office's calls of restaurants. */
export const staffDiningRoutes = (platform: Platform): BoundEndpoint[] => {
  const change = staffChangeCalls(platform, 'dining');
  return bindEndpoints(staffDiningEndpoints, shapes, {
    listRestaurants: async ({ query, lang, staff }) => {
      const { page, limit, sort, order } = query;
      const filter = { ...query, asking: staff.merchantId };
      const [lines, total, counts] = await Promise.all([
        staffRestaurants(platform.db, filter, {
          sort,
          ascending: order === 'asc',
          limit,
          offset: (page - 1) * limit,
          lang,
        }),
        countRestaurants(platform.db, filter),
        restaurantTabs(platform.db, filter.asking),
      ]);
      const list = lines.map(({ cityId, cityName, merchantId, merchantName, ...line }) => ({
        ...line,
        name: localize(line.name, lang),
        area: localize(line.area, lang),
        city: { id: cityId, name: localize(cityName, lang) },
        merchant: merchantId === null ? null : { id: merchantId, name: merchantName ?? '' },
        createdAt: line.createdAt.toISOString(),
      }));
      return { list, total, page, limit, counts };
    },
    readRestaurant: ({ params, staff }) => readStaffRestaurant(platform.db, params.id, staff.merchantId),
    createRestaurant: (call) => createRestaurant(platform, call, call.body),
    updateRestaurant: (call) => {
      const { version, ...input } = call.body;
      return updateRestaurant(platform, call, { id: call.params.id, version, input });
    },
    setRestaurantsOnline: (call) => setRestaurantsOnline(platform, call, call.body),
    restaurantChoices: async ({ query, lang, staff }) => {
      const asked = { keyword: query.keyword ?? '', asking: staff.merchantId, lang };
      const found = await restaurantChoices(platform.db, asked);
      return found.map(({ id, name, city }) => ({ id, name: localize(name, lang), city: localize(city, lang) }));
    },
    readDiningDay: ({ params, query, lang, staff }) =>
      readDiningDay(platform, { id: params.id, day: query.day, lang, merchantId: staff.merchantId }),
    whyNoTable: ({ params, query, lang, staff }) =>
      whyNoTable(platform, { id: params.id, ...query, lang, merchantId: staff.merchantId }),
    seatDiningGuests: (call) => seatGuests(platform, call, { orderId: call.params.id, seating: call.body.seating }),
    takeDiningTables: (call) =>
      takeTables(platform, call.tx, { by: call, restaurantId: call.params.id, wanted: call.body }),
    diningReport: ({ query, lang, staff }) =>
      readDiningReport(
        platform.db,
        { ...query, restaurantId: query.restaurantId ?? null, agentId: staff.agentId, merchantId: staff.merchantId },
        lang,
      ),
    offerDiningWait: (call) => offerByHand(platform, call, call.params.id),
    changeTableSlots: async (call) => {
      const { id: orderId } = await orderForStaff(platform, { id: call.params.id, kind: 'dining' }, call);
      return readOtherTimes(platform, { orderId, wanted: call.query }, { lang: call.lang, currency: SETTLEMENT });
    },
    quoteTableChange: change.quote,
    changeTable: change.make,
    liftDiningBlock: (call) => liftTables(platform, call.tx, { by: call, id: call.params.id }),
  });
};
