import type { RoomParty } from '@app/contract/travel/rooms';
import { type DealsNow, dealKeysNow, dealsNow } from '../../../../modules/travel-deals/core.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type CityFacts, hotelAt, idAt } from '../../domain/city-facts.ts';
import { calendarOf } from '../../domain/plan-price.ts';
import { partyUsd } from '../../domain/room-price.ts';
import type { DealsIn } from '../../domain/stay-offers.ts';
import { hotelsOfKeys } from '../deal-hotels.ts';
import { roomDeal } from '../offer-stay.ts';

/** The deals that run now and the hotels that they are on. */
export type HotelsOnDeals = { readonly ids: ReadonlySet<string>; readonly deals: DealsNow };

type CachedHotelIds = { readonly keys: string; readonly ids: Promise<ReadonlySet<string>> };
const kept = new WeakMap<Platform, CachedHotelIds>();

/** The hotels that keys are on: asked for again when others are, as rooms and plans stay in their hotel. */
async function hotelsOf(platform: Platform, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const all = [...keys].sort().join();
  const last = kept.get(platform);
  const ids = last?.keys === all ? last.ids : hotelsOfKeys(platform.reads, keys);
  if (last?.ids !== ids) kept.set(platform, { keys: all, ids });
  try {
    return await ids;
  } catch (error) {
    if (kept.get(platform)?.ids === ids) kept.delete(platform);
    throw error;
  }
}

/** Reads the hotels that deals run on. */
export async function hotelsOnDeals(platform: Platform): Promise<HotelsOnDeals> {
  const [keys, deals] = await Promise.all([dealKeysNow(platform), dealsNow(platform)]);
  return { ids: await hotelsOf(platform, keys), deals };
}

/** What deals take off the plans of a city for a party, as a quote of them does. */
export function dealsIn(city: CityFacts, rooms: readonly RoomParty[], { ids, deals }: HotelsOnDeals): DealsIn {
  const hotels = new Set([...ids].map((id) => hotelAt(city, id)).filter((hotel) => hotel !== -1));
  return {
    hotels,
    offOf: ({ hotel, room, plan, stay }) => {
      const terms = city.terms[city.plans.terms[plan] ?? 0];
      if (!terms) return null;
      const ofRoom = {
        hotelId: idAt(city.hotels.ids, hotel),
        roomId: idAt(city.rooms.ids, room),
        planId: idAt(city.plans.ids, plan),
      };
      const calendarUsd = calendarOf(plan, stay);
      return deals(
        rooms.map((party) => {
          const deal = roomDeal(ofRoom, { nights: stay.days, calendarUsd, changeUsd: partyUsd(terms, party) });
          return { quantity: 1, priceUsd: deal.days.reduce((sum, { usd }) => sum + usd, 0), deal };
        }),
      );
    },
  };
}
