import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import type { HotelSnapshot } from './hotel-snapshot.ts';
import type { StoredHotel, StoredPlan, StoredRoomType } from './stored-hotel.ts';

type House = {
  readonly roomTypes: readonly (Pick<StoredRoomType, 'id' | 'online'> & { readonly plans: readonly Plan[] })[];
};
type Plan = Pick<StoredPlan, 'id' | 'online' | 'board' | 'baseUsd'>;

/**
 * Returns plans of the other rooms of a house, one of each: with what is eaten in the booked one where there is such, else the cheapest. The
 * cheapest rooms come first.
 */
export function otherRooms(
  { roomTypes }: Pick<StoredHotel, 'roomTypes'> | House,
  booked: Pick<HotelSnapshot, 'roomTypeId' | 'board'>,
): string[] {
  return roomTypes
    .filter(({ id, online }) => online && id !== booked.roomTypeId)
    .flatMap(({ plans }) => {
      const sold = plans.filter(({ online }) => online).sort((a, b) => a.baseUsd - b.baseUsd);
      return sold.find(({ board }) => board === booked.board) ?? sold[0] ?? [];
    })
    .sort((a, b) => a.baseUsd - b.baseUsd)
    .slice(0, hotelLimits.insteadRooms)
    .map(({ id }) => id);
}
