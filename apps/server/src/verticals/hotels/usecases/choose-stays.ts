import { addDays, type Day, nightsOf } from '@app/kernel/local-day';
import type { SlotChoice, SlotOption, SlotWanted, TimedPrice, TravelChooser } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { hotelOfPlan, readHotel } from '../db/hotel.repo.ts';
import { namedHotels } from '../db/named-hotels.repo.ts';
import type { HotelRequest } from '../domain/hotel-request.ts';
import { lowestStay, stayChoices } from '../domain/stay-choices.ts';
import { candidatesIn } from './search/candidates.ts';
import type { Shelves } from './search/shelves.ts';

type Wanted = SlotWanted<'hotel'>;

const requestOf = ({ day, nights, party }: Wanted, planId: string): HotelRequest => ({
  planId,
  checkIn: day,
  checkOut: addDays(day, nights),
  rooms: party.rooms,
  adults: party.adults,
  childAges: [...party.childAges],
});

/** The hotels of the rule on a first day, priced for the party; null where there is no such city. */
function hotelsOn(shelves: Shelves, { rule, nights, party, now }: Omit<Wanted, 'day'>, day: Day) {
  const asked = { party, stay: { checkIn: day, checkOut: addDays(day, nights) }, now };
  const only = rule.hotelIds.length > 0 ? new Set(rule.hotelIds) : ('all' as const);
  return candidatesIn(shelves, asked, { cityId: rule.cityId, only, from: null });
}

/** The request of a plan; null where it is of no hotel that the rule allows. */
async function keptRequest(db: Queryable, wanted: Wanted, planId: string): Promise<HotelRequest | null> {
  const { rule } = wanted;
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(planId)) return null;
  const id = await hotelOfPlan(db, planId);
  const hotel = id && (await readHotel(db, id));
  if (!hotel || hotel.cityId !== rule.cityId || hotel.stars < rule.starsMin) return null;
  return rule.hotelIds.length === 0 || rule.hotelIds.includes(hotel.id) ? requestOf(wanted, planId) : null;
}

/** Stays of a day that are named where any will do: the cheapest, and others should that one be gone. */
const SPARE = 4;

async function choicesOn(shelves: Shelves, wanted: Wanted, limit: number): Promise<SlotChoice[]> {
  const found = await hotelsOn(shelves, wanted, wanted.day);
  const stays = found ? stayChoices(found, { starsMin: wanted.rule.starsMin, limit }) : [];
  return stays.map(({ planId, usd }) => ({ key: planId, request: requestOf(wanted, planId), usd }));
}

/** How slots of stays are filled: by the packed search of the city. */
export const stayChooser = (shelves: Shelves): TravelChooser<'hotel'> => ({
  kind: 'hotel',
  choices: (_db, wanted, limit) => choicesOn(shelves, wanted, limit),
  requestOf: keptRequest,
  lowest: async (_db, wanted, { first, last }) => {
    const lowest = new Map<Day, TimedPrice>();
    for (const day of [...nightsOf(first, last), last]) {
      const found = await hotelsOn(shelves, wanted, day);
      const usd = found && lowestStay(found, wanted.rule.starsMin);
      if (usd !== null) lowest.set(day, { usd, taken: [] });
    }
    return lowest;
  },
  // A stay takes no time, so that all of them are as good as the cheapest.
  options: async (_db, wanted, days) => {
    const found = new Map<Day, SlotOption[]>();
    for (const day of days) {
      const stays = await choicesOn(shelves, { ...wanted, day }, SPARE);
      found.set(
        day,
        stays.map((stay) => ({ usd: stay.usd, taken: [], choice: () => stay })),
      );
    }
    return found;
  },
  named: (db, { hotelIds }) => namedHotels(db, hotelIds),
});
