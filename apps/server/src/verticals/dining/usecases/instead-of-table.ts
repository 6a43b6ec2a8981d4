import type { SlotRule } from '@app/contract/travel/slot-rules';
import type { HeldOrder, SlotProvider } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { asRequest, type DiningRequest } from '../domain/dining-request.ts';
import { insteadOrder } from '../domain/instead-order.ts';
import { restaurantNow } from './kept-restaurants.ts';

/**
 * Tables that may be had for nothing instead of one that its restaurant cannot have: other hours of the same evening there, and other
 * restaurants that may fill the slot, in the order of `insteadOrder`.
 */
export const insteadOfTable =
  (platform: Platform, { options }: SlotProvider<'dining'>) =>
  async (db: Queryable, of: HeldOrder & { readonly now: Date; readonly rule: SlotRule | null }) => {
    const { restaurantId, day, time, adults, childAges, occasion } = asRequest(of.request);
    const restaurant = await restaurantNow(platform, db, restaurantId);
    if (!restaurant) return [];
    const rule =
      of.rule?.kind === 'dining'
        ? { ...of.rule, time }
        : { kind: 'dining' as const, cityId: restaurant.cityId, cuisine: null, restaurantIds: [], time };
    const found = await options(
      db,
      {
        ...{ rule, nights: 0, fromCityId: null, landsBy: null, lang: 'en-US', now: of.now, offBp: 0 },
        party: { rooms: 1, adults, childAges },
      },
      [day],
    );
    const tables = (found.get(day) ?? []).map((option) => {
      const choice = option.choice();
      const request = choice.request as unknown as DiningRequest;
      return { key: choice.key, restaurantId: request.restaurantId, time: request.time };
    });
    return insteadOrder(tables, { restaurantId, time }).map(({ key, ...other }) => ({
      key,
      wanted: { ...other, day, adults, childAges: [...childAges], areaId: null, menus: [], occasion },
    }));
  };
