import type { RoomParty } from '@app/contract/travel/rooms';
import { dealDiscount, dealsByKeyNow, holdsOn, type TimedDeal } from '../../../../modules/travel-deals/core.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { type CityFacts, hotelAt, idAt } from '../../domain/city-facts.ts';
import { calendarOf } from '../../domain/plan-price.ts';
import { partyUsd } from '../../domain/room-price.ts';
import type { DealsIn, PlanAsked } from '../../domain/stay-offers.ts';
import { hotelsOfKeys } from '../deal-hotels.ts';
import { roomDeal, roomKeys } from '../offer-stay.ts';

type DealsByKey = ReadonlyMap<string, readonly TimedDeal[]>;
/** The deals that run now and the hotels that they are on: the same object while nothing of either changes. */
export type HotelsOnDeals = { readonly ids: ReadonlySet<string>; readonly byKey: DealsByKey };

type CachedHotels = { readonly byKey: DealsByKey; readonly keys: string; readonly found: Promise<HotelsOnDeals> };
const kept = new WeakMap<Platform, CachedHotels>();

/** Reads the hotels that deals run on: again when those are on other keys, as rooms and plans stay in their hotel. */
export async function hotelsOnDeals(platform: Platform): Promise<HotelsOnDeals> {
  const byKey = await dealsByKeyNow(platform);
  const last = kept.get(platform);
  if (last?.byKey === byKey) return last.found;
  const keys = [...byKey.keys()].sort().join();
  const found =
    last?.keys === keys
      ? last.found.then(({ ids }) => ({ ids, byKey }))
      : hotelsOfKeys(platform.reads, [...byKey.keys()]).then((ids) => ({ ids, byKey }));
  kept.set(platform, { byKey, keys, found });
  try {
    return await found;
  } catch (error) {
    if (kept.get(platform)?.found === found) kept.delete(platform);
    throw error;
  }
}

type PlanOnDeals = { readonly keys: readonly string[]; readonly deals: readonly TimedDeal[] };
type CityOnDeals = {
  readonly of: HotelsOnDeals;
  readonly hotels: ReadonlySet<number>;
  readonly plans: Map<number, PlanOnDeals>;
};
const cities = new WeakMap<CityFacts, CityOnDeals>();

/** Where deals run in a city: looked up once for all who search there while nothing of them changes. */
function cityOnDeals(city: CityFacts, of: HotelsOnDeals): CityOnDeals {
  const known = cities.get(city);
  if (known?.of === of) return known;
  const hotels = new Set([...of.ids].map((id) => hotelAt(city, id)).filter((hotel) => hotel !== -1));
  const made: CityOnDeals = { of, hotels, plans: new Map() };
  cities.set(city, made);
  return made;
}

function planOnDeals(
  city: CityFacts,
  { of, plans }: CityOnDeals,
  { hotel, room, plan }: Omit<PlanAsked, 'stay'>,
): PlanOnDeals {
  const known = plans.get(plan);
  if (known) return known;
  const keys = roomKeys({
    hotelId: idAt(city.hotels.ids, hotel),
    roomId: idAt(city.rooms.ids, room),
    planId: idAt(city.plans.ids, plan),
  });
  const made: PlanOnDeals = { keys, deals: keys.flatMap((key) => of.byKey.get(key) ?? []) };
  plans.set(plan, made);
  return made;
}

/** What deals take off the plans of a city for a party, as a quote of them does. */
export function dealsIn(city: CityFacts, rooms: readonly RoomParty[], onDeals: HotelsOnDeals): DealsIn {
  const here = cityOnDeals(city, onDeals);
  return {
    hotels: here.hotels,
    offOf: ({ hotel, room, plan, stay }) => {
      const { keys, deals } = planOnDeals(city, here, { hotel, room, plan });
      // Asked for each night in sight: most are outside of the days on which a deal holds.
      if (!deals.some((deal) => stay.days.some((day) => holdsOn(deal, day)))) return null;
      const terms = city.terms[city.plans.terms[plan] ?? 0];
      if (!terms) return null;
      const calendarUsd = calendarOf(plan, stay);
      const items = rooms.map((party) => {
        const deal = roomDeal(keys, { nights: stay.days, calendarUsd, changeUsd: partyUsd(terms, party) });
        return { quantity: 1, priceUsd: deal.days.reduce((sum, { usd }) => sum + usd, 0), deal };
      });
      return dealDiscount(items, deals);
    },
  };
}
