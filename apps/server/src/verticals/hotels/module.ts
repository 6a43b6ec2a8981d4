import { anySlotProvider, searchProviderInTable, travelVerticalPort } from '../../modules/travel/public.ts';
import { defineSlice } from '../../platform/slice.ts';
import { fillHotelPinyin } from './db/find-hotels.repo.ts';
import { hotelInvariants } from './domain/invariants.ts';
import { hotelRoutes } from './http/hotel.routes.ts';
import { staffHotelRoutes } from './http/staff-hotel.routes.ts';
import { staySlotProvider } from './usecases/choose-stays.ts';
import { hotelVertical } from './usecases/hotel-vertical.ts';
import { createShelves } from './usecases/search/shelves.ts';

export default defineSlice((platform) => {
  const shelves = createShelves(platform);
  return {
    name: 'hotels',
    owns: [
      'hotel',
      'hotel_booking',
      'hotel_change',
      'hotel_night',
      'hotel_plan',
      'hotel_plan_month',
      'hotel_room_type',
    ],
    reads: ['travel_change', 'travel_city', 'travel_order', 'travel_order_item', 'travel_score'],
    gives: [
      travelVerticalPort({
        ...hotelVertical(platform),
        slotProvider: anySlotProvider(staySlotProvider(platform, shelves)),
        searchProvider: searchProviderInTable('hotel', 'hotel'),
      }),
    ],
    zones: 'SELECT zone FROM hotel',
    ensure: fillHotelPinyin,
    endpoints: [...hotelRoutes(platform, shelves), ...staffHotelRoutes(platform)],
    invariants: hotelInvariants,
  };
});
