import { roomsOf } from '@app/contract/travel/rooms';
import { addDays, type Day, nightsOf } from '@app/kernel/local-day';
import type {
  SlotChoice,
  SlotDays,
  SlotOption,
  SlotProvider,
  SlotWanted,
  TimedPrice,
} from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { CaughtUp } from '../../../platform/search-memory/change-feed.ts';
import { momentOf } from '../../../platform/search-memory/moment.ts';
import type { Platform } from '../../../platform/slice.ts';
import { namedHotels } from '../db/named-hotels.repo.ts';
import { type CityFacts, hotelAt } from '../domain/city-facts.ts';
import type { HotelRequest } from '../domain/hotel-request.ts';
import { lowestStay, stayChoices } from '../domain/stay-choices.ts';
import { factsOfPlan } from './kept-hotels.ts';
import { candidatesIn } from './search/candidates.ts';
import type { CityCache } from './search/city-cache.ts';
import { staysAtDeals } from './stays-at-deals.ts';

type StaySlot = SlotWanted<'hotel'>;

const requestOf = ({ day, nights, party }: StaySlot, planId: string): HotelRequest => ({
  planId,
  checkIn: day,
  checkOut: addDays(day, nights),
  rooms: party.rooms,
  adults: party.adults,
  childAges: [...party.childAges],
});

/** The hotels of the rule on a first day, priced for the party in what is sold together; null where there is no such city. */
function hotelsOn(
  cityCache: CityCache,
  wanted: Omit<StaySlot, 'day'>,
  { day, at }: { readonly day: Day; readonly at: CaughtUp },
) {
  const { rule, nights, party, now } = wanted;
  const asked = { party, stay: { checkIn: day, checkOut: addDays(day, nights) }, now, deals: null, off: wanted, at };
  const only = rule.hotelIds.length > 0 ? new Set(rule.hotelIds) : ('all' as const);
  return candidatesIn(cityCache, asked, { cityId: rule.cityId, only, from: null });
}

/** The request of a plan; null where it is of no hotel that the rule allows. */
async function keptRequest(
  platform: Platform,
  db: Queryable,
  wanted: StaySlot,
  planId: string,
): Promise<HotelRequest | null> {
  const { rule } = wanted;
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(planId)) return null;
  const hotel = (await factsOfPlan(platform, db, planId))?.hotel;
  if (!hotel || hotel.cityId !== rule.cityId || hotel.stars < rule.starsMin) return null;
  return rule.hotelIds.length === 0 || rule.hotelIds.includes(hotel.id) ? requestOf(wanted, planId) : null;
}

/** Stays of a slot that deals are on, by their first day, among the hotels that its rule allows. */
async function dealtFor(
  platform: Platform,
  db: Queryable,
  of: { readonly wanted: Omit<StaySlot, 'day'>; readonly city: CityFacts; readonly days: SlotDays },
) {
  const { rule, nights, party } = of.wanted;
  const { stars } = of.city.hotels;
  const inHotel = (id: string): boolean => {
    const hotel = hotelAt(of.city, id);
    const named = rule.hotelIds.length === 0 || rule.hotelIds.includes(id);
    return hotel !== -1 && named && (stars[hotel] ?? 0) >= rule.starsMin;
  };
  return staysAtDeals(platform, db, { ...of.days, nights, rooms: roomsOf(party), off: of.wanted, inHotel });
}

const byPrice = (a: SlotChoice, b: SlotChoice): number => a.usd - b.usd || (a.key < b.key ? -1 : 1);

/** Stays of a day that are named where any will do: the cheapest, and others should that one be gone. */
const SPARE = 4;

async function choicesOn(
  platform: Platform,
  cityCache: CityCache,
  of: { readonly db: Queryable; readonly wanted: StaySlot; readonly limit: number },
): Promise<SlotChoice[]> {
  const { db, wanted, limit } = of;
  const { day } = wanted;
  const found = await hotelsOn(cityCache, wanted, { day, at: await momentOf(platform, db) });
  if (!found) return [];
  const choice = (planId: string, usd: number): SlotChoice => ({
    key: planId,
    request: requestOf(wanted, planId),
    usd,
  });
  const dealt = await dealtFor(platform, db, { wanted, city: found.city, days: { first: day, last: day } });
  const cheaper = (dealt.get(day) ?? []).map(({ planId, usd }) => choice(planId, usd)).sort(byPrice);
  const known = new Set(cheaper.map(({ key }) => key));
  const usual = stayChoices(found, { starsMin: wanted.rule.starsMin, limit })
    .filter(({ planId }) => !known.has(planId))
    .map(({ planId, usd }) => choice(planId, usd));
  return [...cheaper, ...usual].sort(byPrice).slice(0, limit);
}

/** How slots of stays are filled: by the packed search of the city, and by what deals make cheaper. */
export const staySlotProvider = (platform: Platform, cityCache: CityCache): SlotProvider<'hotel'> => ({
  kind: 'hotel',
  choices: (db, wanted, limit) => choicesOn(platform, cityCache, { db, wanted, limit }),
  requestOf: (db, wanted, key) => keptRequest(platform, db, wanted, key),
  lowest: async (db, wanted, days) => {
    const lowest = new Map<Day, TimedPrice>();
    let dealt: Awaited<ReturnType<typeof dealtFor>> | null = null;
    const at = await momentOf(platform, db);
    for (const day of [...nightsOf(days.first, days.last), days.last]) {
      const found = await hotelsOn(cityCache, wanted, { day, at });
      const usd = found && lowestStay(found, wanted.rule.starsMin);
      if (!found || usd === null) continue;
      dealt ??= await dealtFor(platform, db, { wanted, city: found.city, days });
      const atDeals = (dealt.get(day) ?? []).map((stay) => stay.usd);
      lowest.set(day, { usd: Math.min(usd, ...atDeals), taken: [] });
    }
    return lowest;
  },
  // A stay takes no time, so that all of them are as good as the cheapest.
  options: async (db, wanted, days) => {
    const found = new Map<Day, SlotOption[]>();
    for (const day of days) {
      const stays = await choicesOn(platform, cityCache, { db, wanted: { ...wanted, day }, limit: SPARE });
      found.set(
        day,
        stays.map((stay) => ({ usd: stay.usd, taken: [], choice: () => stay })),
      );
    }
    return found;
  },
  named: (db, { hotelIds }) => namedHotels(db, hotelIds),
});
