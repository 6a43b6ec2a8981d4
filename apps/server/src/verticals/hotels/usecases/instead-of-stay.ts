import type { SlotRule } from '@app/contract/travel/slot-rules';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import { nightsOf } from '@app/kernel/local-day';
import type { HeldOrder, SlotProvider } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { readHotel } from '../db/hotel.repo.ts';
import { asSnapshot } from '../domain/hotel-snapshot.ts';
import { otherRooms } from '../domain/other-rooms.ts';

/**
 * Stays that may be had for nothing instead of one that its house cannot have: other rooms of the house, and other houses of no fewer stars
 * that may fill the slot, the cheapest first; for the same nights and people.
 */
export const insteadOfStay =
  ({ choices }: SlotProvider<'hotel'>) =>
  async (db: Queryable, of: HeldOrder & { readonly now: Date; readonly rule: SlotRule | null }) => {
    const booked = asSnapshot(of.snapshot);
    const { checkIn, checkOut, hotelId, rooms } = booked;
    const hotel = await readHotel(db, hotelId);
    if (!hotel) return [];
    const rule =
      of.rule?.kind === 'hotel' ? of.rule : { kind: 'hotel' as const, cityId: hotel.cityId, starsMin: 1, hotelIds: [] };
    const elsewhere = await choices(
      db,
      {
        rule: { ...rule, starsMin: Math.max(rule.starsMin, booked.stars) },
        day: checkIn,
        nights: nightsOf(checkIn, checkOut).length,
        party: {
          rooms: rooms.length,
          adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
          childAges: rooms.flatMap(({ childAges }) => childAges),
        },
        ...{ fromCityId: null, landsBy: null, lang: 'en-US', now: of.now, offBp: 0 },
      },
      hotelLimits.insteadElsewhere + hotel.roomTypes.length,
    );
    const own = new Set(hotel.roomTypes.flatMap(({ plans }) => plans.map(({ id }) => id)));
    const plans = [
      ...otherRooms(hotel, booked),
      ...elsewhere
        .map(({ key }) => key)
        .filter((key) => !own.has(key))
        .slice(0, hotelLimits.insteadElsewhere),
    ];
    return plans.map((planId) => ({ key: planId, wanted: { checkIn, checkOut, planId, elsewhere: true } }));
  };
