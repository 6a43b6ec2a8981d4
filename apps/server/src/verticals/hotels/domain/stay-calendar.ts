import type { RoomParty } from '@app/contract/travel/rooms';
import type { DepartureProblem } from '@app/contract/verticals/hotels/facts';
import { addDays, type Day } from '@app/kernel/local-day';
import { type CityFacts, DAYS, type MonthOfCity, stayOf } from './city-facts.ts';
import { NO_ARRIVAL } from './plan-nights.ts';
import { brokenRule, leastLeft, nightsUsd, partyIn, type StayRule } from './plan-price.ts';
import { type DealsIn, NO_DEALS } from './stay-offers.ts';
import { type StayOver, stayOver } from './stay-over.ts';

type Months = ReadonlyMap<Day, MonthOfCity>;

/**
 * A night at a hotel: `usd` is the least that a room costs (cents, all rooms together, without taxes; 0 when none is to be
 * had), `dealUsd` the least at the deals that run (without where none is on it), `arrival` whether a stay may begin with it, `minimumStay` how many nights a stay that does must last at least.
 */
export type NightState = {
  readonly usd: number;
  readonly dealUsd?: number | undefined;
  readonly arrival: boolean;
  readonly minimumStay: number;
};

// What a guest can do most about comes first.
const PROBLEMS: readonly StayRule[] = ['minimum_stay', 'no_departure', 'no_arrival'];

const least = (a: number, b: number): number => (a === 0 || (b !== 0 && b < a) ? b : a);

/** Answers what a calendar says of the nights of a city's hotels, for one party at the deals that run for it. */
export function openCalendar(city: CityFacts, rooms: readonly RoomParty[], deals: DealsIn = NO_DEALS) {
  const party = partyIn(city, rooms);
  const asking = { city, party };

  /** Calls `visit` with each plan of a hotel that sells every night of a stay to the party, and its price in cents. */
  const eachSold = (hotel: number, stay: StayOver, visit: (plan: number, usd: number, room: number) => void): void => {
    for (let room = city.hotels.rooms[hotel] ?? 0; room < (city.hotels.rooms[hotel + 1] ?? 0); room += 1) {
      if (party.fits[city.rooms.limits[room] ?? 0] !== 1 || leastLeft(room, stay) < rooms.length) continue;
      for (let plan = city.rooms.plans[room] ?? 0; plan < (city.rooms.plans[room + 1] ?? 0); plan += 1) {
        const usd = nightsUsd(plan, stay, asking);
        if (usd !== 0) visit(plan, usd, room);
      }
    }
  };

  return {
    /** Returns what a night is like, by the best that any plan of the hotel offers. */
    night(hotel: number, months: Months, date: Day): NightState {
      const stay = stayOver(months, { checkIn: date, checkOut: addDays(date, 1) });
      const dealt = deals.hotels.has(hotel);
      let [leastUsd, arrival, minimumStay] = [0, false, 0];
      let dealUsd: number | undefined;
      // A city's calendar comes by here for each plan and night: nothing is made anew.
      eachSold(hotel, stay, (plan, usd, room) => {
        leastUsd = least(leastUsd, usd);
        const off = dealt ? deals.offOf({ hotel, room, plan, stay }) : null;
        if (off) dealUsd = Math.min(dealUsd ?? usd, usd - off.offUsd);
        const night = stay.first.month.nights[plan * DAYS + stay.first.day] ?? 0;
        if ((night & NO_ARRIVAL) !== 0) return;
        arrival = true;
        minimumStay = least(minimumStay, stayOf(night));
      });
      return { usd: leastUsd, dealUsd, arrival, minimumStay: Math.max(1, minimumStay) };
    },
    /** Returns the least that a stay `[checkIn, checkOut)` costs at a hotel at the deals that run (cents, all rooms together, without taxes); null where none can be had. */
    lowest(hotel: number, months: Months, stay: { checkIn: Day; checkOut: Day }): number | null {
      const over = stayOver(months, stay);
      const dealt = deals.hotels.has(hotel);
      let lowest: number | null = null;
      eachSold(hotel, over, (plan, usd, room) => {
        if (brokenRule(plan, over) !== null) return;
        const paid = usd - ((dealt ? deals.offOf({ hotel, room, plan, stay: over }) : null)?.offUsd ?? 0);
        if (lowest === null || paid < lowest) lowest = paid;
      });
      return lowest;
    },
    /** Returns why a stay `[checkIn, checkOut)` cannot be had at a hotel under any one plan; null when it can. */
    problemOf(hotel: number, months: Months, stay: { checkIn: Day; checkOut: Day }): DepartureProblem | null {
      const over = stayOver(months, stay);
      const broken = new Set<StayRule | null>();
      eachSold(hotel, over, (plan) => broken.add(brokenRule(plan, over)));
      if (broken.has(null)) return null;
      return PROBLEMS.find((rule) => broken.has(rule)) ?? 'full';
    },
  };
}
